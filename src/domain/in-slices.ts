/** The longest slice, in milliseconds: a request waits at most about twice as long. */
const SLICE_MS = 4
/** Asking for the time takes about as long as visiting a few items. */
const UNTIMED = 16
const SORTED_AT_ONCE = 500

let sliceEnds = 0
let turns: Promise<void> = Promise.resolve()

/**
 * Lets other work run, and resolves when this one may go on. Several that wait get a turn each, so that their slices do
 * not add up. In a browser, where long work has a worker of its own, it resolves at once.
 */
export function nextTurn(): Promise<void> {
  turns = turns.then(takeTurn)
  return turns
}

async function takeTurn(): Promise<void> {
  if (typeof setImmediate !== "undefined")
    await new Promise((resume) => {
      setImmediate(resume)
    })
  sliceEnds = performance.now() + SLICE_MS
}

/** Whether long work has used up its slice and has to wait for the next turn. */
export function isSliceOver(): boolean {
  return performance.now() >= sliceEnds
}

/** Visits all items in order, a few milliseconds at a time, and lets other work run in between. */
export async function forEachInSlices<T>(
  items: Iterable<T>,
  visit: (item: T, at: number) => void,
): Promise<void> {
  let at = 0
  for (const item of items) {
    if (at % UNTIMED === 0 && isSliceOver()) await nextTurn()
    visit(item, at)
    at += 1
  }
}

/** Sorts as `toSorted` does, a few milliseconds at a time, and lets other work run in between. */
export async function sortInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < items.length; from += SORTED_AT_ONCE) {
    if (isSliceOver()) await nextTurn()
    runs.push(items.slice(from, from + SORTED_AT_ONCE).sort(compare))
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
  await forEachInSlices(left, (item) => {
    // Equal items keep their order.
    for (; at < right.length; at += 1) {
      const other = right[at] as T
      if (compare(item, other) <= 0) break
      merged.push(other)
    }
    merged.push(item)
  })
  for (; at < right.length; at += 1) merged.push(right[at] as T)
  return merged
}

/**
 * Merges a few sorted items into many sorted ones. It searches the place of each, without comparing the others. Of
 * equal items those of the many come first.
 */
export function mergeFew<T>(
  many: ArrayLike<T>,
  few: readonly T[],
  compare: (a: T, b: T) => number,
): T[] {
  const merged: T[] = []
  let from = 0
  for (const item of few) {
    let high = many.length
    let low = from
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(many[middle] as T, item) <= 0) low = middle + 1
      else high = middle
    }
    for (; from < low; from += 1) merged.push(many[from] as T)
    merged.push(item)
  }
  for (; from < many.length; from += 1) merged.push(many[from] as T)
  return merged
}
