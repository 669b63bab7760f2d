import { Writable } from "node:stream"

import type { ReactNode } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"

/** Longest time a page may take to render, in milliseconds. */
export const RENDER_TIMEOUT = 10_000

/** Stands where something was not there yet; texts never hold it, as their signs are escaped. */
const UNFINISHED = "<!--$!-->"

/**
 * Draws a document to one string; what it throws rejects the promise. All at once where nothing has to be waited
 * for, which is twice as fast; the first page that needs a file of its own waits for it.
 */
export async function renderDocument(element: ReactNode): Promise<string> {
  const html = renderToString(element)
  return html.includes(UNFINISHED) ? renderWhole(element) : `<!DOCTYPE html>${html}`
}

function renderWhole(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      // One piece: nothing is sent late, so nothing needs an inline script to be put in its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer)
        pipe(target)
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
