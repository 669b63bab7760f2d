import { getPriority, setPriority } from "node:os"
import { platform } from "node:process"
import { isMainThread } from "node:worker_threads"

/** Above the lowest of all (19): an import beside a busy site must go on. */
const BACKGROUND = 10

/**
 * Lowers the priority of the calling thread, so that the thread that answers visitors comes first when processors are
 * scarce. Does nothing on the main thread, nor outside Linux, where a priority is that of the whole process.
 */
export function standBack(): void {
  if (isMainThread || platform !== "linux") return
  // A process that was started with a lower priority must not raise it.
  setPriority(Math.max(BACKGROUND, getPriority()))
}
