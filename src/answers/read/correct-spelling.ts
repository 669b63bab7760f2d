import { prefixDistance } from "#domain/format/edit-distance.ts"
import { listMeasureTexts, listOrdinals } from "#factcheck/read-text.ts"

import { VERB_FORMS } from "../pass/pass-verbs.ts"
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
  // More than one of the "CAR".
  "cars",
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
  // A third is a part as well, and stands with the halves.
  ...listOrdinals().slice(4),
  "gap",
  // No errors for "change", "country" and the like.
  "chance",
  "chances",
  "century",
  "millennium",
  "turn",
  // What is counted and spelt much like a country: cholera is not Chilean, nor are chickens.
  "ammonia",
  "antigen",
  "assay",
  "biomass",
  "chicken",
  "chickens",
  "chillies",
  "cholera",
  "code",
  "dates",
  "drum",
  "flounders",
  "goal",
  "gourds",
  "inland",
  "lemon",
  "lettuce",
  "mass",
  "medicine",
  "medicines",
  "oranges",
  "peatland",
  "perch",
  "routine",
  "sardine",
  "series",
  "solvent",
  "solvents",
  "turtles",
  "whales",
]
/** Short forms that people type. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  les: "less",
  w: "with",
  u: "you",
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
  liv: "live",
  n: "and",
  wat: "what",
  wats: "what is",
  whats: "what is",
  wich: "which",
  hw: "how",
  hav: "have",
  hv: "have",
  mny: "many",
  mch: "much",
  wht: "what",
  wen: "when",
  cntrys: "countries",
  cntries: "countries",
}

/** Words at most this long are left as they are, but for two letters that changed places. */
const SHORT = 4
/** From this many letters on, a word may have two wrong ones. */
const LONG_WORD = 7

let vocabulary: ReadonlyMap<string, readonly string[]> | undefined
let known: ReadonlySet<string> | undefined
let placesByWord: ReadonlyMap<string, string | null> | undefined

/** A question whose misspelt words are put right where one known word is near; all others stay as they are. */
export function correctSpelling(text: string): string {
  return correctNames(text.split(" "))
    .map((word) => (/^[a-z]+$/.test(word) ? correctWord(word) : word))
    .join(" ")
}

/** Names of several words that begin as a known one does and are one letter off: "sierra leon". */
function correctNames(words: readonly string[]): readonly string[] {
  const corrected = [...words]
  for (const [at, word] of words.entries()) {
    const names = getPlaceNames().get(word) ?? []
    const edits = names.map(({ words: wanted }) => countNameEdits(wanted, words.slice(at)))
    // What is spelt right is another name: "West African Economic Union" does not mean West Africa.
    const near = edits.includes(0) ? undefined : names[edits.findIndex((one) => one <= 1)]
    if (near) corrected.splice(at, near.words.length, ...near.words)
  }
  return corrected
}

/** How many letters of a name of several words are wrong where its text begins; Infinity where it is another word. */
function countNameEdits(wanted: readonly string[], typed: readonly string[]): number {
  const edits = wanted.map((word, k) => countEdits(typed[k] ?? "", word))
  if (edits.every((one) => one === 0)) return 0
  const isLong = wanted.every((word, k) => edits[k] === 0 || word.length > SHORT)
  return isLong ? edits.reduce((sum, one) => sum + one, 0) : Infinity
}

function correctWord(word: string): string {
  const short = SHORT_FORMS[word]
  if (short !== undefined) return short
  if (word.length < 3 || VERB_FORMS.has(word)) return word
  known ??= listKnownWords()
  const whole = findWhole(word, known)
  if (whole !== undefined) return whole
  vocabulary ??= Map.groupBy(known, (one) => one.charAt(0))
  return findNearest(word, vocabulary) ?? word
}

/** Plurals and the like of known words are known; "economys" and "nigerias" are put right. */
function findWhole(word: string, words: ReadonlySet<string>): string | undefined {
  if (words.has(word)) return word
  const stem = word.slice(0, -1)
  if (word.endsWith("ys") && words.has(`${word.slice(0, -2)}ies`)) return `${word.slice(0, -2)}ies`
  if (word.endsWith("s") && words.has(stem)) return isCountry(stem) ? stem : word
  return words.has(`${word}s`) ? word : undefined
}

/** Whether a word alone is the name of one country. */
function isCountry(word: string): boolean {
  return findPlace(word) !== undefined
}

function findPlace(word: string): string | undefined {
  const named = getPlaceNames()
    .get(word)
    ?.find(({ words }) => words.length === 1)
  return named?.meaning.kind === "country" ? named.meaning.code : undefined
}

/** The one known word that is nearest: one edit away, two for long words; `undefined` where two are as near. */
function findNearest(
  word: string,
  words: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const most = word.length >= LONG_WORD ? 2 : 1
  const last = word.at(-1)
  const near = [...(words.get(word.charAt(0)) ?? []), ...listSwapped(word, words)]
    .filter((one) => Math.abs(one.length - word.length) <= most)
    .filter((one) => word.length >= SHORT || isSwap(word, one))
    .map((one) => ({ word: one, edits: countEdits(word, one) }))
    .filter(({ edits }) => edits <= most)
    .sort(
      (a, b) =>
        a.edits - b.edits || Number(b.word.at(-1) === last) - Number(a.word.at(-1) === last),
    )
  const [best] = near
  const isTied = near.some(
    (one) =>
      one.edits === best?.edits &&
      !isInflected(one.word, best.word) &&
      !isSamePlace(one.word, best.word),
  )
  return isTied ? undefined : best?.word
}

/** A letter that was to be doubled, or not, is the smallest of errors, and two that changed places are the next. */
const DOUBLED = 0.5
const SWAPPED = 0.75

function countEdits(word: string, one: string): number {
  const isDoubled = word !== one && joinDoubled(word) === joinDoubled(one)
  if (isDoubled) return DOUBLED
  const edits = prefixDistance(word, one).whole
  return edits === 1 && isSwap(word, one) ? SWAPPED : edits
}

function joinDoubled(word: string): string {
  return word.replace(/(.)\1+/g, "$1")
}

/** Words of the names of one country, in several languages: "leone" and "leona". */
function isSamePlace(one: string, other: string): boolean {
  placesByWord ??= listPlacesByWord()
  const place = placesByWord.get(one)
  return typeof place === "string" && place === placesByWord.get(other)
}

/** Each word of countries' names with the country, `null` where names of several hold it. */
function listPlacesByWord(): ReadonlyMap<string, string | null> {
  const places = new Map<string, string | null>()
  for (const { words, meaning } of [...getPlaceNames().values()].flat()) {
    const code = meaning.kind === "country" ? meaning.code : null
    for (const word of words) places.set(word, (places.get(word) ?? code) === code ? code : null)
  }
  return places
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
