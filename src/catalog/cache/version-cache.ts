/** What was loaded for the present data version, and what is prepared for the one after it. */
export type VersionCache<T> = {
  (): Promise<T>
  /** Loads ahead of its time what belongs to a version that is not the present one yet. */
  prepare(version: number): Promise<T>
}

/** What was loaded last, and for which version. */
export type Loaded<T> = { version: number; value: T }

/**
 * Remembers what `load` gave for the present data version: it runs again only when the version has changed and nothing
 * was prepared for the new one. It gets what was loaded before, of which it may take things over. A load that fails is
 * not remembered.
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
    // A version that was prepared and passed over is of no use to anybody.
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
    // At the first reading nothing is old, but the next version may be on its way.
    if (present !== last && last !== undefined)
      for (const other of loaded.keys()) if (other !== present) loaded.delete(other)
    last = present
    return prepare(present)
  }
  return Object.assign(getPresent, { prepare })
}
