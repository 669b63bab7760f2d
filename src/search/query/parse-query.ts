import type { Country } from "#domain/places/country.ts"
import { CURRENCIES_IN_SEARCH, CURRENCIES_OF_ONE } from "#domain/places/currency-words.data.ts"
import { countryByCode, type PlaceName } from "#domain/places/find-country.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { takeYears } from "./take-years.ts"
import { collapseInitials, findPlaceLookup, type PlaceMatch } from "./place-lookup.ts"
import { STOP_WORDS } from "../tables/stop-words.data.ts"
import { cleanText, foldText, LONGEST_TEXT } from "../index/tokenize.ts"
import type { NamedPlace, ParsedQuery } from "../search-answer.ts"

export type QueryParser = {
  /** Takes a search text apart; no text fails. */
  parse(text: string): ParsedQuery
  /** Places whose name begins with the text. */
  completePlace(beginning: string): Country[]
}

type Options = {
  places: readonly PlaceName[]
  /** Whether the index knows the word, so that it is not a misspelt country. */
  isKnownWord: (word: string) => boolean
  /** Acronyms that would be codes of countries, were they not asked for as subjects: `MMR`. */
  isAcronym: (word: string) => boolean
  /** For "the last ten years". */
  thisYear: () => number
}

/** Words that mean a frequency wherever they stand, folded. */
const FREQUENCY_WORDS: ReadonlyMap<string, Frequency> = listWords([
  [
    "yearly",
    "yearly annual annually annuel annuelle annuels annuelles anual anuales anuais سنوي سنويه سنويا",
  ],
  [
    "quarterly",
    "quarterly trimestriel trimestrielle trimestriels trimestrielles trimestral trimestrales trimestrais فصلي فصليه",
  ],
  [
    "monthly",
    "monthly mensuel mensuelle mensuels mensuelles mensual mensuales mensal mensais شهري شهريه شهريا",
  ],
])
/** Words that mean one only after a word such as "per". */
const FREQUENCY_NOUNS: ReadonlyMap<string, Frequency> = listWords([
  ["yearly", "annum mwaka"],
  ["quarterly", "quarter quarters trimestre robo"],
  ["monthly", "month months mois mes mwezi"],
])
const BEFORE_FREQUENCY = new Set(["per", "by", "each", "every", "par", "por", "cada", "kila"])

/** Reads places, years and a frequency out of search texts; what remains are the words to look for. */
export async function createQueryParser(options: Options): Promise<QueryParser> {
  const { isKnownWord, isAcronym, thisYear } = options
  const lookup = await findPlaceLookup(options.places)
  /** "souh africa": a region whose name is the end of a misspelt one is not meant. */
  const widen = (exact: readonly PlaceMatch[], typed: readonly string[]): PlaceMatch[] => {
    if (!exact.some(({ country }) => country.kind === "region")) return [...exact]
    const wider = lookup.findMisspelt(typed, isKnownWord)
    if (wider === undefined || wider.to - wider.from < 2) return [...exact]
    const isUnknown = typed.slice(wider.from, wider.to).some((word) => !isKnownWord(foldText(word)))
    const inside = exact.filter(({ from, to }) => from >= wider.from && to <= wider.to)
    if (!isUnknown || inside.length === 0) return [...exact]
    return exact.flatMap((match) =>
      match === inside[0] ? [wider] : inside.includes(match) ? [] : [match],
    )
  }
  return {
    parse(text) {
      const years = takeYears(cleanText(collapseInitials(joinNames(text))), thisYear())
      const tokens = splitTyped(years.rest)
      const frequency = findFrequency(tokens)
      const typed = tokens.filter((_, at) => !frequency.at.has(at))
      const exact = lookup.find(typed).filter(({ matched }) => !isAcronym(matched))
      const guess = (): (PlaceMatch | undefined)[] => [
        lookup.findMisspelt(typed, isKnownWord) ?? lookup.findBegun(typed, isKnownWord),
      ]
      const found = (exact.length > 0 ? widen(exact, typed) : guess()).filter(
        (match) => match !== undefined,
      )
      const implied = found.length > 0 ? undefined : placeOfCurrency(typed)
      // A few names have the city in them: its name is looked for as well, save where nothing else is asked.
      const isAlone = found.reduce((left, { from, to }) => left - (to - from), typed.length) === 0
      const lifted = found.filter(({ isCity, from, to }) => isAlone || !isCity || to - from > 1)
      const isLifted = (at: number): boolean => lifted.some(({ from, to }) => at >= from && at < to)
      const rest = typed.filter((_, at) => !isLifted(at))
      return {
        words: withoutStopWords(rest, found.length > 0),
        countries: implied === undefined ? onceEach(found) : [implied],
        frequency: frequency.value,
        startYear: years.startYear,
        endYear: years.endYear,
        typed: {
          tokens,
          frequency: tokens.filter((_, at) => frequency.at.has(at)),
          years: years.matched,
        },
      }
    },
    completePlace: (beginning) => lookup.complete(beginning),
  }
}

/** The money sign would leave "US" behind and the publisher "World", which read as places. */
function joinNames(text: string): string {
  return text
    .slice(0, 2 * LONGEST_TEXT)
    .replace(/\bUS\s?\$/gi, " USD ")
    .replace(/\b(?:current |constant )?us dollars?\b/gi, (words) =>
      words.replace(/us dollars?/i, "USD"),
    )
    .replace(/\bworld bank\b/gi, "worldbank")
    .replace(/\bp\.?\/?c\b\.?/gi, "per capita")
    .replace(/\bper (?:person|head|inhabitant|citizen)\b(?! employed)/gi, "per capita")
    .replace(/\bsquare (?:kilomet(?:re|er)s?|km)\b|\bkm2\b/gi, "sq km")
}

function splitTyped(text: string): string[] {
  return text
    .split(/[\s,/-]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "")
}

/** "monthly", "per month", "by quarter" and "month by month"; "six months of imports" is none. */
function findFrequency(tokens: readonly string[]): { value: Frequency | null; at: Set<number> } {
  const folded = tokens.map(foldText)
  const at = new Set<number>()
  let value: Frequency | null = null
  folded.forEach((word, k) => {
    const isLed = BEFORE_FREQUENCY.has(folded[k - 1] ?? "")
    const frequency = FREQUENCY_WORDS.get(word) ?? (isLed ? FREQUENCY_NOUNS.get(word) : undefined)
    if (frequency === undefined) return
    value ??= frequency
    at.add(k)
    if (!isLed) return
    at.add(k - 1)
    if (folded[k - 2] === word) at.add(k - 2)
  })
  return { value, at }
}

function listWords(rows: readonly (readonly [Frequency, string])[]): Map<string, Frequency> {
  return new Map(
    rows.flatMap(([frequency, words]) => words.split(" ").map((word) => [word, frequency])),
  )
}

function withoutStopWords(words: readonly string[], hasPlace: boolean): string[] {
  // A single letter at the end may be the beginning of a word.
  const rest = words.filter(
    (word, at) =>
      !STOP_WORDS.has(foldText(word)) || (at > 0 && at === words.length - 1 && word.length === 1),
  )
  // "who" or "us" alone is still something to look for.
  return rest.length > 0 || hasPlace ? rest : words.filter((word) => word.length > 1)
}

const CURRENCY_WORDS: ReadonlyMap<string, string> = new Map([
  ...CURRENCIES_OF_ONE,
  ...CURRENCIES_IN_SEARCH,
])

/** The country whose money is named; the word itself is still looked for. */
function placeOfCurrency(typed: readonly string[]): NamedPlace | undefined {
  const matched = typed.find((word) => CURRENCY_WORDS.has(foldText(word)))
  if (matched === undefined) return undefined
  const country = countryByCode(CURRENCY_WORDS.get(foldText(matched)) ?? "")
  return country && { country, others: [], matched }
}

function onceEach(matches: readonly PlaceMatch[]): NamedPlace[] {
  const codes = new Set<string>()
  return matches
    .filter(({ country }) => !codes.has(country.code) && codes.add(country.code))
    .map(({ country, others, matched, isCity }) => ({
      country,
      others,
      matched,
      ...(isCity && { isCity }),
    }))
}
