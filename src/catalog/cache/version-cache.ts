/** A cache of one value for the present data version, and of the one that is prepared for the next. */
export type VersionCache<T> = {
  (): Promise<T>
  /** Loads the value of a version that is not the present one yet. */
  prepare(version: number): Promise<T>
}

/** What was loaded last, and for which version. */
export type Loaded<T> = { version: number; value: T }

/**
 * Caches the result of `load` for the present data version. It runs again only when the version has changed and nothing
 * was prepared for the new one. It is given what was loaded before, so that it can reuse parts of it. A load that fails
 * is not cached.
 */
export function versionCache<T>(
  version: () => Promise<number>,
  load: (version: number, before: Loaded<T> | undefined) => Promise<T>,
): VersionCache<T> {
  const loaded = new Map<number, Promise<T>>()
  let last: number | undefined
  let before: Loaded<T> | undefined
  const prepare = (wanted: number): Promise<T> => {
    const held = loaded.get(wanted)
    if (held) return held
    const fresh = load(wanted, before)
    loaded.set(wanted, fresh)
    // A version that was prepared but never became the present one is of no use.
    for (const other of loaded.keys())
      if (![wanted, last, before?.version].includes(other)) loaded.delete(other)
    fresh.then(
      (value) => (before = { version: wanted, value }),
      () => {
        if (loaded.get(wanted) === fresh) loaded.delete(wanted)
      },
    )
    return fresh
  }
  const getPresent = async () => {
    const present = await version()
    // Before the first reading nothing can be outdated, but the next version may be prepared already.
    if (present !== last && last !== undefined)
      for (const other of loaded.keys()) if (other !== present) loaded.delete(other)
    last = present
    return prepare(present)
  }
  return Object.assign(getPresent, { prepare })
}
