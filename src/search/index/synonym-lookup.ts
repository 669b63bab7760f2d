import type { Synonym } from "../tables/synonyms.data.ts"

import { MEANT_ALONE } from "../tables/product-subjects.data.ts"
import { OPTIONAL_WORDS, STOP_WORDS } from "../tables/stop-words.data.ts"
import { breakdownsAsked } from "./indicator-fields.ts"
import { splitWords, stemWord } from "./tokenize.ts"

const LONGEST_PHRASE = 5
const SHORTEST_BEGINNING = 3

/** A phrase of the table found in a row of stems: stems `from` up to, not including, `to`. */
export type SynonymMatch = { from: number; to: number; phrase: string; synonym: Synonym }

/** Phrases are ranked in the order of the table. */
type Entry = { phrase: string; synonym: Synonym; rank: number }

/** A stemmed word, or the folded beginning of one. */
export type PhraseWord = { stem: string; folded: string; isBeginning: boolean }

export type SynonymLookup = {
  /** Phrases found in the words, longest first from the left; the last word of one may be a beginning. */
  find(words: readonly PhraseWord[]): SynonymMatch[]
  /** All single words of the table's phrases, stemmed. */
  words: readonly string[]
  isWord(stem: string): boolean
  /** Whether the text is a phrase of the table written in capitals: `FDI`, `MMR`. */
  isAcronym(text: string): boolean
}

const made = new WeakMap<readonly Synonym[], SynonymLookup>()

/** Look-up of the phrases that people type for subjects. It does not depend on the data, so it is made once for a table. */
export function findSynonymLookup(table: readonly Synonym[]): SynonymLookup {
  const lookup = made.get(table) ?? createSynonymLookup(table)
  made.set(table, lookup)
  return lookup
}

function createSynonymLookup(table: readonly Synonym[]): SynonymLookup {
  const byKey = new Map<string, Entry>()
  for (const synonym of table) {
    for (const phrase of synonym.says) {
      const key = phraseStems(phrase).join(" ")
      if (key !== "" && !byKey.has(key)) byKey.set(key, { phrase, synonym, rank: byKey.size })
    }
  }
  const keys = [...byKey.keys()].sort()
  const acronyms = new Set(
    table.flatMap(({ says }) => says).filter((text) => /^[A-Z0-9]+$/.test(text)),
  )
  const words = new Set(keys.flatMap((key) => key.split(" ")))
  return {
    words: [...words],
    isWord: (stem) => words.has(stem),
    isAcronym: (text) => acronyms.has(text),
    find(words) {
      const found: SynonymMatch[] = []
      for (let from = 0; from < words.length; from += 1) {
        const longest = Math.min(LONGEST_PHRASE, words.length - from)
        for (let length = longest; length >= 1; length -= 1) {
          const to = from + length
          const run = words.slice(from, to)
          const match =
            byKey.get(run.map(({ stem }) => stem).join(" ")) ?? begun(run) ?? shortened(run)
          if (match === undefined || !isMeant(run, words)) continue
          found.push({ from, to, phrase: match.phrase, synonym: match.synonym })
          from = to - 1
          break
        }
      }
      return found
    },
  }

  function shortened(run: readonly PhraseWord[]): Entry | undefined {
    const first = run[0]
    if (first === undefined || run.length < 2) return undefined
    return keysFrom(keys, first.folded.length < SHORTEST_BEGINNING ? first.stem : first.folded)
      .filter((key) => fitsShortened(run, key))
      .map((key) => byKey.get(key))
      .filter((match) => match !== undefined)
      .toSorted((a, b) => a.rank - b.rank)[0]
  }

  function begun(run: readonly PhraseWord[]): Entry | undefined {
    const last = run.at(-1)
    if (last === undefined) return undefined
    // After a first word that fits, three letters of the next will do, even where they are a word.
    const goesOn = run.length > 1 && last.folded.length >= SHORTEST_BEGINNING
    if (!last.isBeginning && !goesOn) return undefined
    const key = [...run.slice(0, -1).map(({ stem }) => stem), last.folded].join(" ")
    if (key.length < SHORTEST_BEGINNING) return undefined
    const matches = keysFrom(keys, key).map((found) => byKey.get(found))
    // Of several phrases that begin so, the subject that is asked for most.
    return matches.filter((match) => match !== undefined).toSorted((a, b) => a.rank - b.rank)[0]
  }
}

/** Some words mean their subject only where hardly anything else is asked. */
function isMeant(run: readonly PhraseWord[], words: readonly PhraseWord[]): boolean {
  const only = run.length === 1 ? run[0] : undefined
  if (only === undefined || !MEANT_ALONE.has(only.stem)) return true
  return words.every(
    (word) => word === only || OPTIONAL_WORDS.has(word.stem) || breakdownsAsked(word.folded) !== 0,
  )
}

/** Three letters of a word stand for it where every other word of a phrase fits: "cur acc bal". */
function fitsShortened(run: readonly PhraseWord[], key: string): boolean {
  const words = key.split(" ")
  return (
    words.length === run.length &&
    run.every(({ stem, folded }, at) => {
      const word = words[at] ?? ""
      return word === stem || (folded.length >= SHORTEST_BEGINNING && word.startsWith(folded))
    })
  )
}

function keysFrom(keys: readonly string[], beginning: string): string[] {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? "") < beginning) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; at < keys.length && keys[at]?.startsWith(beginning) === true; at += 1) {
    found.push(keys[at] ?? "")
  }
  return found
}

function phraseStems(phrase: string): string[] {
  return splitWords(phrase)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemWord)
}
