/// <reference lib="webworker" />
import { readFile, type FileOutcome } from "#factcheck/read-file.ts"

export type FileOrder = { name: string; bytes: ArrayBuffer }
/** The reader of PDFs speaks on the same line when it starts, so that answers bear a name. */
export type FileReply = { answer: FileOutcome }

const scope = self as unknown as DedicatedWorkerGlobalScope

scope.addEventListener("message", ({ data }: MessageEvent<FileOrder>) => {
  const { name, bytes } = data
  void readFile(name, new Uint8Array(bytes)).then((answer) => {
    scope.postMessage({ answer } satisfies FileReply)
  })
})
