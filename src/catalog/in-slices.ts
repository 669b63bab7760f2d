const SLICE = 200
const SORTED_AT_ONCE = 2000

/** Lets other work run. A browser has no such turns: there the long work has a worker of its own. */
export function nextTurn(): Promise<void> {
  if (typeof setImmediate === "undefined") return Promise.resolve()
  return new Promise((resume) => {
    setImmediate(resume)
  })
}

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

/** Sorts as `toSorted` does, a few thousand items at a time, and lets other work run in between. */
export async function sortInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    runs.push(items.slice(from, from + SORTED_AT_ONCE).sort(compare))
    await nextTurn()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let k = 0; k < runs.length; k += 2)
      merged.push(await mergeRuns(runs[k] ?? [], runs[k + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

async function mergeRuns<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
): Promise<T[]> {
  const merged: T[] = []
  let at = 0
  for (const [k, item] of left.entries()) {
    // What is equal stays in its order.
    for (; at < right.length; at += 1) {
      const other = right[at] as T
      if (compare(item, other) <= 0) break
      merged.push(other)
    }
    merged.push(item)
    if (k % SORTED_AT_ONCE === 0) await nextTurn()
  }
  for (; at < right.length; at += 1) merged.push(right[at] as T)
  return merged
}
