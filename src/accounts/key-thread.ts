import { Worker } from "node:worker_threads"

import { AppError } from "#domain/errors.ts"

/** What a key is made from: the memory in KiB, the length in bytes. */
export type KeyJob = {
  message: string
  nonce: Uint8Array
  memory: number
  passes: number
  parallelism: number
  tagLength: number
}

export type KeyAnswer = { key: Uint8Array } | { fault: string }

/** Makes argon2id keys one after the other in a thread that gives way to the one that answers requests. */
export type KeyThread = {
  /** The key; "unavailable" when too many are waiting. */
  derive(job: KeyJob): Promise<Buffer>
  close(): Promise<void>
}

type Pending = { resolve: (key: Buffer) => void; reject: (error: Error) => void }

/** The thread starts with its first key and keeps the process running only while it makes one. */
export function createKeyThread(mostWaiting: number): KeyThread {
  const pending: Pending[] = []
  let worker: Worker | undefined

  function start(): Worker {
    const started = new Worker(new URL("./key-worker.ts", import.meta.url))
    started.on("message", (answer: KeyAnswer) => {
      const first = pending.shift()
      if (pending.length === 0) started.unref()
      if ("key" in answer) first?.resolve(Buffer.from(answer.key))
      else first?.reject(new AppError("internal", undefined, { cause: new Error(answer.fault) }))
    })
    started.on("error", (cause) => {
      worker = undefined
      refuseAll(new AppError("internal", undefined, { cause }))
    })
    return started
  }

  function refuseAll(error: Error): void {
    for (const { reject } of pending.splice(0)) reject(error)
  }

  return {
    derive: (job) =>
      new Promise((resolve, reject) => {
        // The first of them is not waiting but under way.
        if (pending.length > mostWaiting) {
          reject(new AppError("unavailable"))
          return
        }
        worker ??= start()
        worker.ref()
        pending.push({ resolve, reject })
        worker.postMessage(job)
      }),
    async close() {
      refuseAll(new AppError("unavailable"))
      await worker?.terminate()
      worker = undefined
    },
  }
}
