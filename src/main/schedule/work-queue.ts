/** Lets pieces of work begin one after the other, in the order they came. */
export type Turns = {
  isBusy(): boolean
  take<T>(work: () => Promise<T>): Promise<T>
}

/** Turns for work that must not overlap: imports by the clock and those that people ask for. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    isBusy: () => waiting > 0,
    take: (work) => {
      waiting += 1
      const result = last.then(work).finally(() => (waiting -= 1))
      last = result.catch(() => undefined)
      return result
    },
  }
}
