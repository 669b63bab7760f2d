import { LRUCache } from "lru-cache"

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
