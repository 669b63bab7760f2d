import { LRUCache } from "lru-cache"

/** How many texts are remembered: as many as a long article has sentences, since each claim of a sentence reads it again. */
const MAX_TEXTS = 200

/** Makes a reader remember the last texts that it read. Its results are shared, so they must not be changed. */
export function rememberTexts<T>(
  read: (text: string) => readonly T[],
): (text: string) => readonly T[] {
  const known = new LRUCache<string, readonly T[]>({ max: MAX_TEXTS })
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}
