import { Writable } from "node:stream"

import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

/** Longest time a page may take to render, in milliseconds. */
export const RENDER_TIMEOUT = 10_000

/**
 * Draws a document to bytes in UTF-8 once everything in it is ready. Rejects with what the document throws; parts that
 * are not ready in time are left to the browser.
 */
export function renderDocument(element: ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      // One piece: nothing is sent late, so nothing needs an inline script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        pipe(collectBytes(resolve))
      },
      onShellError(error) {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      onError: () => undefined,
    })
    const timer = setTimeout(() => {
      abort(new Error("The page took too long to render."))
    }, RENDER_TIMEOUT)
  })
}

/** A stream that never asks its writer to wait, and hands on all bytes at its end. */
function collectBytes(onEnd: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(chunks))
      done()
    },
  })
}
