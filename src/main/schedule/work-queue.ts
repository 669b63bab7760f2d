/** Lets pieces of work begin one after the other, in the order they came. */
export type WorkQueue = {
  isBusy(): boolean
  run<T>(work: () => Promise<T>): Promise<T>
}

/** A queue for work that must not overlap, such as scheduled imports and those that people ask for. */
export function createWorkQueue(): WorkQueue {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    isBusy: () => waiting > 0,
    run: (work) => {
      waiting += 1
      const result = last.then(work).finally(() => (waiting -= 1))
      last = result.catch(() => undefined)
      return result
    },
  }
}
