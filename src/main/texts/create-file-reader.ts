import { Piscina } from "piscina"

import type { FileOutcome } from "#factcheck/read-file.ts"

import type { ReadBytes } from "./list-texts.ts"
import type { readFileInThread } from "./read-file-thread.ts"

const TIMEOUT_MS = 20_000
/** Documents need far less memory; a file that needs more was made to. */
const THREAD_MEMORY_MB = 512
const REFUSED: FileOutcome = {
  refused: "The file could not be read in time, or needs too much memory.",
}

type FileReader = { read: ReadBytes; close(): Promise<void> }

/** Reads files in a thread with bounds of time and memory: they may come from anybody. The thread starts with the first file. */
export function createFileReader(timeoutMs = TIMEOUT_MS): FileReader {
  let pool: Piscina<Parameters<typeof readFileInThread>[0], FileOutcome> | undefined
  return {
    async read(name, bytes) {
      pool ??= new Piscina({
        filename: new URL("./read-file-thread.ts", import.meta.url).href,
        name: "readFileInThread",
        minThreads: 1,
        maxThreads: 1,
        resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
      })
      try {
        return await pool.run({ name, bytes }, { signal: AbortSignal.timeout(timeoutMs) })
      } catch {
        return REFUSED
      }
    },
    async close() {
      await pool?.destroy()
    },
  }
}
