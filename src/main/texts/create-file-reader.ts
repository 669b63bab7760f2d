import type { FileOutcome } from "#factcheck/read-file.ts"
import { createBoundedProcess } from "#factcheck/bounded-process.ts"

import type { ReadBytes } from "./list-texts.ts"
import type { GivenFile } from "./read-file-process.ts"

const TIMEOUT_MS = 20_000
/** Documents need far less memory; a file that needs more was made to. */
const MEMORY_MB = 512
const REFUSED: FileOutcome = {
  refused: "The file could not be read in time, or needs too much memory.",
}

type FileReader = { read: ReadBytes; close(): Promise<void> }

/** Reads files in a process with bounds of time and memory: they may come from anybody. It starts with the first file. */
export function createFileReader(timeoutMs = TIMEOUT_MS): FileReader {
  const bounded = createBoundedProcess<GivenFile, FileOutcome>({
    program: new URL("./read-file-process.ts", import.meta.url),
    memoryMb: MEMORY_MB,
    timeoutMs,
  })
  return {
    read: (name, bytes) => bounded.run({ name, bytes }).catch(() => REFUSED),
    close: () => bounded.close(),
  }
}
