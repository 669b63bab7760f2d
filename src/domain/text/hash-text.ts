/** What the hash of no letters and no numbers is before `finishHash`: the offset of FNV-1a with 32 bits. */
export const HASH_START = 2166136261
const FNV_PRIME = 16777619

/** A hash of 32 bits of the letters of a text (FNV-1a over UTF-16 units); equal texts have equal hashes. */
export function hashText(text: string): number {
  let hash = HASH_START
  for (let at = 0; at < text.length; at += 1) hash = addToHash(hash, text.charCodeAt(at))
  return finishHash(hash)
}

/** A hash of 32 bits of numbers in their order. */
export function hashNumbers(numbers: Iterable<number>): number {
  let hash = HASH_START
  for (const number of numbers) {
    hash = addToHash(hash, number)
    // Numbers are wider than the letters that FNV was made for: their upper bits are mixed in at once.
    hash ^= hash >>> 13
  }
  return finishHash(hash)
}

/** One step of the hash, for callers that leave letters out. */
export function addToHash(hash: number, value: number): number {
  return Math.imul(hash ^ value, FNV_PRIME)
}

/** Mixes the upper bits into the lower ones, so that the remainder by a power of two is even as well. */
export function finishHash(hash: number): number {
  return (hash ^ (hash >>> 15)) >>> 0
}
