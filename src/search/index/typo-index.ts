import { addToHash, finishHash, HASH_START } from "#domain/text/hash-text.ts"
import type { IndexColumns } from "../store/index-data.ts"
import { prefixDistance } from "#domain/format/edit-distance.ts"
import { forEachInSlices } from "#domain/in-slices.ts"
import { createNumberList } from "./number-list.ts"

const PREFIX = 7
const BUCKETS = 1 << 17
const SHORT = 5
const SECOND_EDIT = 6
/** In words of fewer letters a second slip is believed only where the first letter is right. */
const LONG_WORD = 8

/** A word near the one asked for. */
export type NearWord = { word: number; distance: number }

/**
 * Finds words within one or two edits by their deletion neighbourhood: a word and a misspelling of
 * it become equal when up to two letters are left out of each. Only the first seven letters are
 * kept in the table, so that it stays small and unfinished words are found as well.
 */
export type TypoIndex = {
  /** Numbers of the words nearest to the text, nearest first; `asPrefix` lets the text be unfinished. */
  near(text: string, asPrefix: boolean): NearWord[]
}

/** Edits allowed in a word: none below four letters, one up to five, two from six on. */
export function allowedEdits(text: string): number {
  if (text.length < 4) return 0
  return text.length < SECOND_EDIT ? 1 : 2
}

/** The deletion neighbourhood of the given words, built at once; for a few words. */
export async function buildTypoIndex(words: readonly string[]): Promise<TypoIndex> {
  return openTypoIndex(words, await buildTypoColumns(words))
}

type TypoColumns = Pick<IndexColumns, "typoStarts" | "typoEntries">

/** Opens the table that was built for exactly these words. */
export function openTypoIndex(words: readonly string[], columns: TypoColumns): TypoIndex {
  const { typoStarts: starts, typoEntries: entries } = columns
  const seen = new Uint32Array(words.length)
  let round = 0
  return {
    near(text, asPrefix) {
      const allowed = allowedEdits(text)
      if (allowed === 0 || text.length > 40) return []
      round += 1
      const found: NearWord[] = []
      for (const bucket of deletionBuckets(text, allowed)) {
        for (let at = starts[bucket] ?? 0; at < (starts[bucket + 1] ?? 0); at += 1) {
          const word = entries[at] ?? 0
          if (seen[word] === round) continue
          seen[word] = round
          const distance = distanceTo(text, words[word] ?? "", { allowed, asPrefix })
          if (distance <= allowed) found.push({ word, distance })
        }
      }
      return found.sort((a, b) => a.distance - b.distance || a.word - b.word)
    },
  }
}

function distanceTo(
  text: string,
  word: string,
  options: { allowed: number; asPrefix: boolean },
): number {
  const { allowed, asPrefix } = options
  if (word.length < text.length - allowed) return Infinity
  if (!asPrefix && word.length > text.length + allowed) return Infinity
  if (text.length <= SHORT && !startsAlike(text, word)) return Infinity
  const { whole, prefix } = prefixDistance(text, word)
  if (text.length < LONG_WORD && Math.min(whole, prefix) > 1 && text[0] !== word[0]) return Infinity
  // An unfinished word must still be longer than what was typed, else it is the misspelt word itself.
  return asPrefix ? Math.min(whole, prefix) : whole
}

/** A slip in the first letter makes a short word another one: "rice" is not "price". */
function startsAlike(text: string, word: string): boolean {
  return text[0] === word[0] || (text[0] === word[1] && text[1] === word[0])
}

/** The table of misspellings, built in slices. Words below four letters and with digits are left out. */
export async function buildTypoColumns(words: readonly string[]): Promise<TypoColumns> {
  const starts = new Uint32Array(BUCKETS + 1)
  const buckets = createNumberList()
  const numbers = createNumberList()
  await forEachInSlices(words, (word, number) => {
    if (word.length < 4 || /[^\p{L}]/u.test(word)) return
    for (const bucket of deletionBuckets(word, word.length < 6 ? 1 : 2)) {
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1
      buckets.push(bucket)
      numbers.push(number)
    }
  })
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0)
  }
  const entries = new Uint32Array(numbers.length())
  const next = starts.slice()
  for (let at = 0; at < entries.length; at += 1) {
    const bucket = buckets.at(at)
    const place = next[bucket] ?? 0
    entries[place] = numbers.at(at)
    next[bucket] = place + 1
  }
  return { typoStarts: starts, typoEntries: entries }
}

/** Buckets of the first letters of a text with up to `depth` of them left out, each bucket once. */
function deletionBuckets(text: string, depth: number): Set<number> {
  const letters = text.slice(0, PREFIX)
  const buckets = new Set<number>([hashWithout(letters, -1, -1)])
  for (let first = 0; first < letters.length; first += 1) {
    buckets.add(hashWithout(letters, first, -1))
    if (depth < 2) continue
    for (let second = first + 1; second < letters.length; second += 1) {
      buckets.add(hashWithout(letters, first, second))
    }
  }
  return buckets
}

function hashWithout(letters: string, first: number, second: number): number {
  let hash = HASH_START
  for (let at = 0; at < letters.length; at += 1) {
    if (at === first || at === second) continue
    hash = addToHash(hash, letters.charCodeAt(at))
  }
  return finishHash(hash) & (BUCKETS - 1)
}
