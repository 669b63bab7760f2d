import { Worker } from "node:worker_threads"

import { AppError } from "#domain/errors.ts"

import type { DashboardFile } from "./dashboard-file.ts"
import type { DocumentPlan } from "./document-plan.ts"
import type { FileView } from "./file-view.ts"
import type { TwoViews } from "./two-views.ts"

/** A file that takes long enough to draw to keep the site's own thread from answering. */
export type DrawJob =
  | { kind: "png"; view: FileView }
  | { kind: "comparison"; views: TwoViews }
  | { kind: "comparison-card"; views: TwoViews; width: number }
  | { kind: "xlsx"; view: FileView }
  | { kind: "card"; view: FileView; width: number }
  | { kind: "picture"; svg: string; density?: number }
  | { kind: "dashboard"; file: DashboardFile }
  | { kind: "pdf"; plan: DocumentPlan; madeAt: Date }

export type DrawAnswer = { file: Uint8Array } | { fault: string }

/** Threads that draw files. */
export type DrawPool = {
  /** The drawn file; "unavailable" when too many are waiting or one takes too long. */
  draw(job: DrawJob): Promise<Buffer>
  close(): Promise<void>
}

type Waiting = {
  job: DrawJob
  resolve: (file: Buffer) => void
  reject: (error: Error) => void
}
type Thread = { worker: Worker; running: Waiting | undefined; limit: NodeJS.Timeout | undefined }

const BUSY = "Too many files are being made. Please try again in a moment."

/** Opens a pool whose threads start when they are first needed, end with it and keep the process running only while they draw. */
export function createDrawPool(options: {
  threads: number
  /** Jobs beyond those that are being drawn. */
  mostWaiting: number
  timeoutMs: number
}): DrawPool {
  const threads = new Set<Thread>()
  const waiting: Waiting[] = []

  function start(): Thread {
    const worker = new Worker(new URL("./draw-worker.ts", import.meta.url))
    const thread: Thread = { worker, running: undefined, limit: undefined }
    worker.on("message", (answer: DrawAnswer) => {
      finish(thread, answer)
    })
    worker.on("error", (error) => {
      drop(thread, error instanceof Error ? error : new Error(String(error)))
    })
    threads.add(thread)
    return thread
  }

  function finish(thread: Thread, answer: DrawAnswer): void {
    const { running } = thread
    clearTimeout(thread.limit)
    thread.worker.unref()
    thread.running = undefined
    if ("file" in answer) running?.resolve(Buffer.from(answer.file))
    else running?.reject(new AppError("internal", undefined, { cause: new Error(answer.fault) }))
    next()
  }

  /** A thread that failed or hangs is given up; another takes its place with the next job. */
  function drop(thread: Thread, error: Error): void {
    clearTimeout(thread.limit)
    threads.delete(thread)
    void thread.worker.terminate()
    thread.running?.reject(error)
    thread.running = undefined
    next()
  }

  function next(): void {
    const idle = [...threads].find(({ running }) => running === undefined)
    const thread = idle ?? (threads.size < options.threads && waiting.length > 0 ? start() : null)
    const first = thread && waiting.shift()
    if (!first) return
    thread.running = first
    thread.limit = setTimeout(() => {
      drop(thread, new AppError("unavailable", "The file took too long to make."))
    }, options.timeoutMs).unref()
    thread.worker.ref()
    thread.worker.postMessage(first.job)
  }

  return {
    draw: (job) =>
      new Promise((resolve, reject) => {
        const running = [...threads].filter((thread) => thread.running !== undefined).length
        if (waiting.length + running >= options.mostWaiting + options.threads) {
          reject(new AppError("unavailable", BUSY))
          return
        }
        waiting.push({ job, resolve, reject })
        next()
      }),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new AppError("unavailable", BUSY))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
