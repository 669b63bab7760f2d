export type VersionWatch = {
  current(): Promise<number>
  /** The next call asks anew: for whoever has just changed the data. */
  forget(): void
}

/**
 * The data version for every request: asked from the database at most once in `everyMs`, since an import may
 * run in another process. A database that does not answer leaves the last known version in place.
 */
export function watchVersion(
  ask: () => Promise<number>,
  clock: () => number,
  everyMs: number,
): VersionWatch {
  let known: Promise<number> | undefined
  let askedAt = -Infinity
  const current = async () => {
    const now = clock()
    if (known && now - askedAt < everyMs) return known
    askedAt = now
    const before = known
    known = ask().catch((error: unknown) => {
      if (before) return before
      known = undefined
      throw error
    })
    return known
  }
  return {
    current,
    forget: () => {
      askedAt = -Infinity
    },
  }
}
