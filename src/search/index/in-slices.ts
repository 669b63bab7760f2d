import { setImmediate as nextTurn } from "node:timers/promises"

const SLICE = 200

/** Visits all items in order, a few hundred at a time, and lets other work run in between. */
export async function forEachInSlices<T>(
  items: readonly T[],
  visit: (item: T, at: number) => void,
): Promise<void> {
  for (let from = 0; from < items.length; from += SLICE) {
    items.slice(from, from + SLICE).forEach((item, k) => visit(item, from + k))
    await nextTurn()
  }
}
