import { prefixDistance } from "#domain/format/edit-distance.ts"
import { listMeasureTexts } from "#factcheck/read-text.ts"

import { FILLERS } from "../words/fillers.data.ts"
import { listPatternWords } from "../words/list-pattern-words.ts"
import { REWRITE_WORDS } from "../words/rewrites.data.ts"
import { getPlaceNames } from "./place-names.ts"

/** Words of questions that no table holds. */
const MORE_WORDS = [
  "since",
  "between",
  "from",
  "until",
  "last",
  "past",
  "years",
  "year",
  "decade",
  "during",
  "before",
  "after",
  "million",
  "billion",
  "thousand",
  "trillion",
  "percent",
  "half",
  "quarter",
  "third",
  "hundred",
  "january",
  "february",
  "march",
  "april",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
  "monthly",
  "quarterly",
  "forecast",
  "should",
  "will",
  "why",
  "because",
  "predict",
  "president",
  "weather",
  "production",
  "neighbours",
  "neighbors",
  "neighbour",
  "neighbor",
  "neighbouring",
  "neighboring",
  "crime",
  "countries",
  "economies",
  "cities",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "fifteen",
  "twenty",
  "thirty",
  "forty",
  "fifty",
  "fifth",
  "tenth",
]
/** Short forms that people type. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  les: "less",
  pop: "population",
  govt: "government",
  gov: "government",
  unemp: "unemployment",
  infl: "inflation",
  avg: "average",
  yr: "year",
  yrs: "years",
  pct: "percent",
  ppl: "people",
  bn: "bn",
  gdpd: "gdp",
  lifexp: "life expectancy",
  cntry: "country",
  biggst: "biggest",
  lif: "life",
  wat: "what",
  wats: "what is",
  whats: "what is",
  wich: "which",
  hw: "how",
}

/** Words at most this long are left as they are, but for two letters that changed places. */
const SHORT = 4
/** Words of so many letters may have two wrong ones. */
const LONG = 7

let vocabulary: ReadonlyMap<string, readonly string[]> | undefined
let known: ReadonlySet<string> | undefined

/** A question whose misspelt words are put right where one known word is near; all others stay as they are. */
export function correctSpelling(text: string): string {
  return text
    .split(" ")
    .map((word) => (/^[a-z]+$/.test(word) ? correctWord(word) : word))
    .join(" ")
}

function correctWord(word: string): string {
  const short = SHORT_FORMS[word]
  if (short !== undefined) return short
  if (word.length < 3) return word
  known ??= listKnownWords()
  if (isKnown(word, known)) return word
  vocabulary ??= Map.groupBy(known, (one) => one.charAt(0))
  return findNearest(word, vocabulary) ?? word
}

/** Plurals and the like of known words are known. */
function isKnown(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true
  return (word.endsWith("s") && words.has(word.slice(0, -1))) || words.has(`${word}s`)
}

/** The one known word that is nearest: one edit away, two for long words; `undefined` where two are as near. */
function findNearest(
  word: string,
  words: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const most = word.length >= LONG ? 2 : 1
  const near = [...(words.get(word.charAt(0)) ?? []), ...listSwapped(word, words)]
    .filter((one) => Math.abs(one.length - word.length) <= most)
    .filter((one) => word.length >= SHORT || isSwap(word, one))
    .map((one) => ({ word: one, edits: prefixDistance(word, one).whole }))
    .filter(({ edits }) => edits <= most)
    .sort((a, b) => a.edits - b.edits)
  const [best] = near
  const isTied = near.some((one) => one.edits === best?.edits && !isInflected(one.word, best.word))
  return isTied ? undefined : best?.word
}

/** Words that begin with the second letter: the first two may have changed places. */
function listSwapped(word: string, words: ReadonlyMap<string, readonly string[]>): string[] {
  return (words.get(word.charAt(1)) ?? []).filter((one) => one.charAt(1) === word.charAt(0))
}

function isSwap(word: string, one: string): boolean {
  return word.length === one.length && sortLetters(word) === sortLetters(one)
}

function sortLetters(word: string): string {
  return Array.from(word).sort().join("")
}

function isInflected(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}

function listKnownWords(): ReadonlySet<string> {
  const texts = listMeasureTexts().flatMap((text) => listPatternWords(text.toLowerCase()))
  const places = [...getPlaceNames().values()].flatMap((list) => list.flatMap(({ words }) => words))
  return new Set(
    [...FILLERS, ...REWRITE_WORDS, ...MORE_WORDS, ...texts, ...places].filter(
      (word) => word.length > 2,
    ),
  )
}
