import { hashText } from "./hash-text.ts"

/** Numbers of indicators in the order of the hash of a key; a few keys share a hash. */
export type HashColumns = { hashes: Uint32Array; docs: Uint32Array }

const MAX_DOCS = 2 ** 21

/** Sorts keys by hash, then number; an empty key is left out. */
export function buildHashColumns(keys: readonly string[]): HashColumns {
  const used = [...keys.keys()].filter((doc) => keys[doc] !== "")
  return sortHashes(used.map((doc) => packHash(keys[doc] ?? "", doc)))
}

/** Hash and number in one number of at most 53 bits, so that they sort as numbers do. */
export function packHash(key: string, doc: number): number {
  return hashText(key) * MAX_DOCS + doc
}

/** The columns of what `packHash` gave. */
export function sortHashes(hashes: readonly number[]): HashColumns {
  const packed = Float64Array.from(hashes).sort()
  return {
    hashes: Uint32Array.from(packed, (value) => Math.floor(value / MAX_DOCS)),
    docs: Uint32Array.from(packed, (value) => value % MAX_DOCS),
  }
}

/** Indicators whose key has the hash of this one, lowest number first; the caller compares the keys. */
export function docsOfKey({ hashes, docs }: HashColumns, key: string): Uint32Array {
  const hash = hashText(key)
  let low = 0
  let high = hashes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((hashes[middle] ?? 0) < hash) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < hashes.length && hashes[end] === hash) end += 1
  return docs.subarray(low, end)
}
