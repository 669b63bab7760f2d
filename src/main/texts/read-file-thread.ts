import { readFile, type FileAnswer } from "#factcheck/read-file.ts"

/** The program of the thread: one file, one answer. */
export default function readFileThread(asked: {
  name: string
  bytes: Uint8Array
}): Promise<FileAnswer> {
  return readFile(asked.name, asked.bytes)
}
