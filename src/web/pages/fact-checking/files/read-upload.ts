import { LARGEST_CHECKED_FILE, LARGEST_CHECKED_MB } from "#domain/check-limits.ts"
import { CHECKED_ENDINGS } from "#domain/checked-files.ts"

import type { FileReply } from "./read-file-worker.ts"
import fileWorker from "./read-file-worker.ts?worker&url"

/** Twenty pages take a second or two; a file that takes longer than this was made to. */
const TIMEOUT_MS = 30_000

/** The kinds of files that can be opened, for the browser's own dialog. */
export const FILE_KINDS = CHECKED_ENDINGS.join(",")

/** The text of a file, read here in the browser: nothing is sent. Its program runs beside the page and is ended when it takes too long. */
export async function readUpload(file: File): Promise<FileReply["answer"]> {
  if (file.size > LARGEST_CHECKED_FILE)
    return {
      refused: `The file is ${String(Math.round(file.size / 1024 / 1024))} MB; files of up to ${String(LARGEST_CHECKED_MB)} MB can be read.`,
    }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { refused: "The file could not be opened." }
  const worker = new Worker(fileWorker, { type: "module" })
  return new Promise((resolve) => {
    const end = (answer: FileReply["answer"]) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(answer)
    }
    const timer = setTimeout(() => {
      end({ refused: "The file could not be read in time." })
    }, TIMEOUT_MS)
    worker.addEventListener("message", ({ data }: MessageEvent<Partial<FileReply>>) => {
      if (data.answer) end(data.answer)
    })
    worker.addEventListener("error", () => {
      end({ refused: "The file could not be read." })
    })
    worker.postMessage({ name: file.name, bytes }, [bytes])
  })
}
