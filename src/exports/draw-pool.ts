import { Piscina } from "piscina"

import { AppError } from "#domain/errors.ts"

import type { DrawJob } from "./documents/draw-job.ts"
import type { drawFile } from "./documents/draw-worker.ts"

/** Threads that draw files. */
export type DrawPool = {
  /** The drawn file; "unavailable" when too many are waiting or one takes too long. */
  draw(job: DrawJob): Promise<Buffer>
  close(): Promise<void>
}

type Drawn = Awaited<ReturnType<typeof drawFile>>

const BUSY = "Too many files are being made. Please try again in a moment."

/** Opens a pool whose threads start with the first job, end with the pool and keep the process running only while they draw. */
export function createDrawPool(options: {
  threads: number
  /** Jobs beyond those that are being drawn. */
  maxWaiting: number
  /** From the moment a file is asked for, its waiting included. */
  timeoutMs: number
}): DrawPool {
  const { threads, maxWaiting, timeoutMs } = options
  let pool: Piscina<DrawJob, Drawn> | undefined
  let unfinished = 0
  let isClosing = false

  function drawingFault(cause: unknown): AppError {
    if (isClosing) return new AppError("unavailable", BUSY, { cause })
    const isLate = cause instanceof Error && cause.name === "AbortError"
    return isLate
      ? new AppError("unavailable", "Making the file took too long.", { cause })
      : new AppError("internal", undefined, { cause })
  }

  return {
    async draw(job) {
      // Piscina's own limit does not count jobs that carry a signal.
      if (isClosing || unfinished >= threads + maxWaiting) throw new AppError("unavailable", BUSY)
      pool ??= openThreads(threads)
      unfinished += 1
      try {
        const file = await pool.run(job, { signal: AbortSignal.timeout(timeoutMs) })
        return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
      } catch (error) {
        throw drawingFault(error)
      } finally {
        unfinished -= 1
      }
    },
    async close() {
      isClosing = true
      await pool?.destroy()
    },
  }
}

function openThreads(threads: number): Piscina<DrawJob, Drawn> {
  return new Piscina({
    filename: new URL("./documents/draw-worker.ts", import.meta.url).href,
    name: "drawFile",
    // Below its least number the pool replaces a thread that failed or was given up.
    minThreads: threads,
    maxThreads: threads,
  })
}
