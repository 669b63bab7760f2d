import { getPriority, setPriority } from "node:os"
import { platform } from "node:process"
import { isMainThread } from "node:worker_threads"

/** Above the lowest of all (19): an import beside a busy site must go on. */
const BACKGROUND = 10

/**
 * Lets the thread that calls it stand back where there are fewer processors than threads with work: the one that answers
 * visitors comes first. It does nothing on the main thread, and outside Linux, where a priority is that of the whole
 * process.
 */
export function standBack(): void {
  if (isMainThread || platform !== "linux") return
  // A process that itself stands further back may not come forward.
  setPriority(Math.max(BACKGROUND, getPriority()))
}
