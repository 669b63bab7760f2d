import { readFile, type FileOutcome } from "#factcheck/read-file.ts"

/** The program of the thread: one file, one answer. */
export function readFileInThread(asked: { name: string; bytes: Uint8Array }): Promise<FileOutcome> {
  return readFile(asked.name, asked.bytes)
}
