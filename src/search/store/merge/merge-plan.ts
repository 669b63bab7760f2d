/** Which indicators of an index stand where in the next one, and which are new to it. */
export type MergePlan = {
  /** How many indicators the next index has. */
  size: number
  /** The new number of each indicator of the index before; `GONE` where it is removed or has changed. */
  newNumbers: Int32Array
  /** The new number of each indicator that was added or has changed, in order. */
  added: Uint32Array
  /** Stretches of indicators that stay next to each other. */
  runs: readonly Run[]
}

type Run = { from: number; to: number; length: number }

/** Stands for an indicator or word that has no place. */
export const GONE = -1

/** `origins` has for each indicator of the next index its number in the one before, rising, or `GONE`. */
export function planMerge(origins: Int32Array, sizeBefore: number): MergePlan {
  const newNumbers = new Int32Array(sizeBefore).fill(GONE)
  const added: number[] = []
  const runs: Run[] = []
  let run: Run | undefined
  for (const [to, from] of origins.entries()) {
    if (from === GONE) {
      added.push(to)
      continue
    }
    newNumbers[from] = to
    if (run !== undefined && run.from + run.length === from && run.to + run.length === to)
      run.length += 1
    else runs.push((run = { from, to, length: 1 }))
  }
  return { size: origins.length, newNumbers, added: Uint32Array.from(added), runs }
}
