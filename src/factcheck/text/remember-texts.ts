import { LRUCache } from "lru-cache"

/** As many texts as a long article has sentences: each claim in one comes back to it. */
const MAX_TEXTS = 200

/** A reader that does not read a text again which it has read lately; what it found is shared, so nobody changes it. */
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
