import { constants, platform } from "node:os"

import { Piscina } from "piscina"

import { AppError } from "#domain/errors.ts"

import type { KeyJob } from "./key-job.ts"
import type { deriveKey } from "./key-worker.ts"

/** Makes argon2id keys one after the other in a thread that gives way to the one that answers requests. */
export type KeyThread = {
  /** The key; "unavailable" when too many are waiting. */
  derive(job: KeyJob): Promise<Buffer>
  close(): Promise<void>
}

type Key = ReturnType<typeof deriveKey>

/** The thread starts with its first key and keeps the process running only while it makes one. */
export function createKeyThread(maxWaiting: number): KeyThread {
  let thread: Piscina<KeyJob, Key> | undefined
  let unfinished = 0
  let isClosing = false

  function keyFault(cause: unknown): AppError {
    return new AppError(isClosing ? "unavailable" : "internal", undefined, { cause })
  }

  return {
    async derive(job) {
      // The first of them is not waiting but under way.
      if (isClosing || unfinished > maxWaiting) throw new AppError("unavailable")
      thread ??= openThread()
      unfinished += 1
      try {
        const key = await thread.run(job)
        return Buffer.from(key.buffer, key.byteOffset, key.byteLength)
      } catch (cause) {
        throw keyFault(cause)
      } finally {
        unfinished -= 1
      }
    },
    async close() {
      isClosing = true
      await thread?.destroy()
    },
  }
}

function openThread(): Piscina<KeyJob, Key> {
  return new Piscina({
    filename: new URL("./key-worker.ts", import.meta.url).href,
    name: "deriveKey",
    minThreads: 1,
    maxThreads: 1,
    // A thread has a priority of its own on Linux; elsewhere this would be that of the whole process.
    niceIncrement: platform() === "linux" ? constants.priority.PRIORITY_BELOW_NORMAL : 0,
  })
}
