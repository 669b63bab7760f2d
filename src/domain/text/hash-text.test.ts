import { expect, test } from "vitest"

import { addToHash, finishHash, HASH_START, hashNumbers, hashText } from "./hash-text.ts"

test("one step is FNV-1a with 32 bits, as its authors' test vectors have it", () => {
  expect(HASH_START).toBe(0x811c9dc5)
  const hashLetters = (text: string) =>
    [...Buffer.from(text)].reduce((hash, letter) => addToHash(hash, letter), HASH_START) >>> 0
  expect(hashLetters("a")).toBe(0xe40c292c)
  expect(hashLetters("foobar")).toBe(0xbf9cf968)
})

test("the hash of a text is made of all its letters in their order", () => {
  expect(hashText("gdp")).toBe(hashText("gdp"))
  const texts = ["", "gdp", "gpd", "dpg", "gdp ", "GDP", "gdpé"]
  expect(new Set(texts.map(hashText)).size).toBe(texts.length)
})

test("a hash is a whole number from 0 to 2^32 - 1", () => {
  for (const text of ["", "a", "inflation", "é".repeat(300)]) {
    const hash = hashText(text)
    expect(Number.isInteger(hash)).toBe(true)
    expect(hash).toBeGreaterThanOrEqual(0)
    expect(hash).toBeLessThan(2 ** 32)
  }
})

test("a text without a letter is hashed by leaving the letter out", () => {
  const text = "gxdp"
  let hash = HASH_START
  for (const at of [0, 2, 3]) hash = addToHash(hash, text.charCodeAt(at))
  expect(finishHash(hash)).toBe(hashText("gdp"))
})

test("100,000 pairs of numbers share hardly a hash", () => {
  const hashes = new Set<number>()
  for (let first = 0; first < 250; first += 1) {
    for (let second = 0; second < 400; second += 1) hashes.add(hashNumbers([first, 7000 + second]))
  }
  expect(hashes.size).toBeGreaterThan(99_990)
  expect(hashNumbers([1, 2])).not.toBe(hashNumbers([2, 1]))
})

test("texts fall evenly into a power of two of buckets", () => {
  const counts = new Uint32Array(16)
  for (let k = 0; k < 16_000; k += 1) {
    const bucket = hashText(`indicator-${String(k)}`) & 15
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1150)
})
