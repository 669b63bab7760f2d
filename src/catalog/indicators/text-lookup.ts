import { forEachInSlices } from "#domain/in-slices.ts"
import { hashText } from "#domain/text/hash-text.ts"

/** Finds one of many rows by a text. */
export type TextLookup<R> = {
  /** The first row with this text. */
  find(text: string): R | undefined
}

type RowText<R> = {
  /** What a row is found by; nothing finds one with an empty text. */
  readText: (row: R) => string
  /** Its hash, for texts that are made anew each time they are read. */
  readHash?: (row: R) => number
}

const NONE = -1
const MIN_PLACES = 16

/**
 * Makes a look-up that holds numbers alone: with hundreds of thousands of rows, a map of their texts and the texts
 * themselves take more memory than the rows.
 */
export async function buildTextLookup<R>(
  rows: readonly R[],
  { readText, readHash = (row) => hashText(readText(row)) }: RowText<R>,
): Promise<TextLookup<R>> {
  // At most half full, so that a text is found after a few steps.
  const size = 2 ** Math.ceil(Math.log2(Math.max(MIN_PLACES, rows.length * 2)))
  const places = new Int32Array(size).fill(NONE)
  const hashes = new Uint32Array(rows.length)
  const rowAt = (at: number) => rows[places[at] ?? NONE]
  const findPlace = (hash: number, text: () => string) => {
    let at = hash & (size - 1)
    for (; places[at] !== NONE; at = (at + 1) & (size - 1)) {
      if (hashes[places[at] ?? NONE] !== hash) continue
      const row = rowAt(at)
      if (row !== undefined && readText(row) === text()) break
    }
    return at
  }
  await forEachInSlices(rows, (row, number) => {
    const hash = readHash(row)
    if (hash === EMPTY && readText(row) === "") return
    hashes[number] = hash
    const at = findPlace(hash, () => readText(row))
    if (places[at] === NONE) places[at] = number
  })
  return {
    find: (text) => (text === "" ? undefined : rowAt(findPlace(hashText(text), () => text))),
  }
}

const EMPTY = hashText("")
