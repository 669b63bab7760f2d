import type { Worker } from "node:worker_threads"

const IDLE_MS = 10_000

/**
 * Terminates a thread that stays idle before it is ready: PGlite that meets a full disk while it opens may hang without
 * an error. A check of large tables may take long, but is not idle. The function it returns stops the watch.
 */
export function endWhenIdle(worker: Worker, idleMs = IDLE_MS): () => void {
  let before = worker.performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = worker.performance.eventLoopUtilization()
    if (now.idle - before.idle > 0.9 * idleMs) void worker.terminate()
    before = now
  }, idleMs).unref()
  return () => {
    clearInterval(timer)
  }
}
