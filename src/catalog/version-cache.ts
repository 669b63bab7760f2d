/**
 * Remembers what `load` gave for the present data version: it runs again only when the version has changed.
 * A load that fails is not remembered.
 */
export function versionCache<T>(
  version: () => Promise<number>,
  load: () => Promise<T>,
): () => Promise<T> {
  let kept: { version: number; value: Promise<T> } | undefined
  return async () => {
    const present = await version()
    if (kept?.version === present) return kept.value
    const fresh = { version: present, value: load() }
    kept = fresh
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.value
  }
}
