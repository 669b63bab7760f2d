import { LRUCache } from "lru-cache"

/**
 * Caches the answers to the `max` keys that were asked for last, for the present data version. An answer that fails is
 * not cached.
 */
export function recentAnswers<T>(
  version: () => Promise<number>,
  max: number,
): (key: string, load: () => Promise<T>) => Promise<T> {
  const answers = new LRUCache<string, Promise<T>>({ max })
  let answersVersion = Number.NaN
  return async (key, load) => {
    const present = await version()
    if (present !== answersVersion) answers.clear()
    answersVersion = present
    const cached = answers.get(key)
    if (cached) return cached
    const answer = load()
    answers.set(key, answer)
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key)
    })
    return answer
  }
}
