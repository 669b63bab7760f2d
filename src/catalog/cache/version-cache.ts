import { LRUCache } from "lru-cache"

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
  const answers = new LRUCache<string, Promise<T>>({ max: most })
  let answersVersion = Number.NaN
  return async (key, load) => {
    const present = await version()
    if (present !== answersVersion) answers.clear()
    answersVersion = present
    const known = answers.get(key)
    if (known) return known
    const answer = load()
    answers.set(key, answer)
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key)
    })
    return answer
  }
}
