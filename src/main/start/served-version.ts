/** The data version that the site answers from: a new one is served once all that is read at every request is ready for it. */
export type ServedVersion = {
  /** Never waits for the database. */
  current(): Promise<number>
  /** Asks the database for its version and takes a change over; resolves when the change is served. */
  follow(): Promise<void>
}

type Options = {
  ask: () => Promise<number>
  /** Makes everything ready for a version while the one before it answers. */
  prepare: (version: number) => Promise<unknown>
  /** Lets go of what was held for the version before, once the next one is served. */
  release?: () => Promise<unknown>
}

/**
 * Serves the version that the database has now. While a later one is prepared, and as long as the database does not
 * answer, the one before stands: no request waits for an import.
 */
export async function serveVersion({ ask, prepare, release }: Options): Promise<ServedVersion> {
  let served = await ask()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const takeOver = async () => {
    const latest = await ask()
    if (latest === served) return
    await prepare(latest)
    served = latest
    await release?.()
  }
  const start = () => {
    running = takeOver().finally(() => (running = undefined))
    return running
  }
  return {
    current: () => Promise.resolve(served),
    follow() {
      if (!running) return start()
      // What is under way may have asked before the change that this caller knows of.
      next ??= running
        .catch(() => undefined)
        .then(() => {
          next = undefined
          return start()
        })
      return next
    },
  }
}
