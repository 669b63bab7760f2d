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

/**
 * Remembers the answers to the `most` keys that were asked for last, for the present data version. An answer that fails
 * is not remembered.
 */
export function recentAnswers<T>(
  version: () => Promise<number>,
  most: number,
): (key: string, load: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  let keptVersion = Number.NaN
  return async (key, load) => {
    const present = await version()
    if (present !== keptVersion) kept.clear()
    keptVersion = present
    const answer = kept.get(key) ?? load()
    // Put at the end: whoever is first was not asked for the longest.
    kept.delete(key)
    kept.set(key, answer)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key)
    })
    return answer
  }
}
