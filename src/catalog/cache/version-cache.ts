/** What was loaded for the present data version, and what is prepared for the one after it. */
export type VersionCache<T> = {
  (): Promise<T>
  /** Loads ahead of its time what belongs to a version that is not the present one yet. */
  prepare(version: number): Promise<T>
}

/**
 * Remembers what `load` gave for the present data version: it runs again only when the version has changed and nothing
 * was prepared for the new one. A load that fails is not remembered.
 */
export function versionCache<T>(
  version: () => Promise<number>,
  load: (version: number) => Promise<T>,
): VersionCache<T> {
  const loaded = new Map<number, Promise<T>>()
  let last: number | undefined
  const prepare = (wanted: number): Promise<T> => {
    const held = loaded.get(wanted)
    if (held) return held
    const fresh = load(wanted)
    loaded.set(wanted, fresh)
    fresh.catch(() => {
      if (loaded.get(wanted) === fresh) loaded.delete(wanted)
    })
    return fresh
  }
  const getPresent = async () => {
    const present = await version()
    if (present !== last)
      for (const other of loaded.keys()) if (other !== present) loaded.delete(other)
    last = present
    return prepare(present)
  }
  return Object.assign(getPresent, { prepare })
}
