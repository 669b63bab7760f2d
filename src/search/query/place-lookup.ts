import type { Country } from "#domain/places/country.ts"
import type { PlaceName } from "#domain/places/find-country.ts"

import { CITY_WORDS } from "../tables/city-words.data.ts"
import { REGION_WORDS } from "../tables/region-words.data.ts"
import { POPULATION_ORDER } from "../tables/population-order.data.ts"
import { CODE_LIKE_WORDS, STOP_WORDS } from "../tables/stop-words.data.ts"
import { foldText, splitWords, withoutArticle } from "../index/tokenize.ts"
import { buildTypoIndex } from "../index/typo-index.ts"

const LONGEST_NAME = 10
const LONGEST_MISSPELT = 4
const SHORTEST_MISSPELT = 5
const SHORTEST_BEGINNING = 4
const SHORTEST_OF_WORDS = 10
const LONG_NAME = 8
/** Short names that are read as places in upper and lower case, when they stand alone as a word. */
const ANY_CASE = new Set(["uk", "us", "usa", "uae", "eu", "drc"])
const FILLERS = new Set(["and", "the"])

/** A place found in a row of words: words `from` up to, not including, `to` name it. */
export type PlaceMatch = {
  from: number
  to: number
  country: Country
  /** Places that mean nearly the same, for indicators without figures for the first. */
  others: readonly Country[]
  matched: string
  /** Whether a city is named, whose country answers. */
  isCity: boolean
}

/** A place with those that mean nearly the same. */
type Named = { country: Country; others: readonly Country[]; isCity?: boolean }

export type PlaceLookup = {
  /** The places that the words name exactly, longest names first where names overlap. */
  find(words: readonly string[]): PlaceMatch[]
  /** The place that a few words misspell, of which at least one is unknown as a word. */
  findMisspelt(words: readonly string[], isKnown: (word: string) => boolean): PlaceMatch | undefined
  /** The only place whose name begins with an unknown word. */
  findBegun(words: readonly string[], isKnown: (word: string) => boolean): PlaceMatch | undefined
  /** Places whose name begins with the text: countries, the most populous first, then regions by name. */
  complete(beginning: string): Country[]
}

const made = new WeakMap<readonly PlaceName[], Promise<PlaceLookup>>()

/** The look-up of these places: the names of places stay while the data change, so it is made once for a list. */
export function findPlaceLookup(places: readonly PlaceName[]): Promise<PlaceLookup> {
  const known = made.get(places)
  if (known) return known
  const lookup = createPlaceLookup(places)
  made.set(places, lookup)
  return lookup
}

/** Look-up of places by all their names. A code counts only where it is written as one. */
async function createPlaceLookup(places: readonly PlaceName[]): Promise<PlaceLookup> {
  const groups = [...groupNames(places)]
  const names = new Map(groups)
  const codes = new Map<string, Country>()
  for (const place of places) {
    if (place.kind === "code") noteCode(codes, place)
    else
      for (const key of listSpellings(place.text)) if (!names.has(key)) names.set(key, named(place))
  }
  for (const [text, country] of foreignNames(places)) {
    for (const key of listSpellings(text)) if (!names.has(key)) names.set(key, named({ country }))
  }
  for (const [text, country] of cityNames(places)) {
    if (!names.has(text)) names.set(text, { ...named({ country }), isCity: true })
  }
  const joined = [...names].filter(([key]) => key.replaceAll(" ", "").length >= SHORTEST_MISSPELT)
  const misspellings = await buildTypoIndex(joined.map(([key]) => key.replaceAll(" ", "")))
  const plain = [
    ...places
      .filter(({ kind }) => kind === "name")
      .map(({ text, country }) => ({ key: makeKey(text), country })),
    ...groups.flatMap(([key, { country, others }]) =>
      [country, ...others].map((one) => ({ key, country: one })),
    ),
  ]

  return {
    find: (words) => findExact(words, { names, codes }),
    findMisspelt(words, isKnown) {
      const folded = words.map((word) => foldText(word))
      for (let length = LONGEST_MISSPELT; length >= 1; length -= 1) {
        for (let from = 0; from + length <= words.length; from += 1) {
          const run = folded.slice(from, from + length)
          const areWords = run.every((word) => isKnown(word) || STOP_WORDS.has(word))
          const found = findNearest(run, areWords)
          if (found === undefined) continue
          const matched = words.slice(from, from + length).join(" ")
          const { country, others, isCity = false } = found
          return { from, to: from + length, country, others, matched, isCity }
        }
      }
      return undefined
    },
    findBegun(words, isKnown) {
      for (const [from, word] of words.entries()) {
        if (word.length < SHORTEST_BEGINNING || isKnown(foldText(word))) continue
        const [country, second] = complete(word)
        if (country === undefined || second !== undefined) continue
        return { from, to: from + 1, country, others: [], matched: word, isCity: false }
      }
      return undefined
    },
    complete,
  }

  /** The place whose name words meant, written with a slip; `areWords` when they mean something by themselves. */
  function findNearest(words: readonly string[], areWords: boolean): Named | undefined {
    const text = words.join("")
    if (!mayBeMisspelt(text, words.length, areWords)) return undefined
    // Two words run together, or a short one, must be nearly right.
    const most = areWords || words.length > 1 || text.length < LONG_NAME ? 1 : 2
    const [nearest] = misspellings
      .near(text, false)
      .map(({ word, distance }) => ({ name: joined[word], distance }))
      .filter(({ name, distance }) => distance <= most || isDoubledAmiss(text, name?.[0] ?? ""))
      .toSorted((a, b) => a.distance - b.distance || longerFirst(a.name, b.name))
    return nearest?.name?.[1]
  }

  function complete(beginning: string): Country[] {
    const key = makeKey(beginning)
    if (key.length < 2) return []
    const found = plain.filter((place) => place.key.startsWith(key)).map(({ country }) => country)
    return [...new Set(found)].sort(
      (a, b) => rankPlace(a) - rankPlace(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
    )
  }
}

/** "Morroco", "Phillipines": the right letters, doubled where they are single or the other way round. */
function isDoubledAmiss(text: string, name: string): boolean {
  return joinDoubled(text) === joinDoubled(name.replaceAll(" ", ""))
}

function joinDoubled(text: string): string {
  return text.replace(/(.)\1+/gu, "$1")
}

function mayBeMisspelt(text: string, words: number, areWords: boolean): boolean {
  // "untied states" is made of words; a long name with one slip in it is a name all the same.
  if (areWords && (words === 1 || text.length < SHORTEST_OF_WORDS)) return false
  return text.length >= (words > 1 ? LONG_NAME : SHORTEST_MISSPELT) && !/[^\p{L}]/u.test(text)
}

const POPULATION_RANK = new Map(POPULATION_ORDER.map((code, rank) => [code, rank]))

const POPULOUS = 60

/** Whether the country is one of the sixty with the most people. */
export function isPopulous(code: string): boolean {
  return (POPULATION_RANK.get(code) ?? POPULOUS) < POPULOUS
}

function rankPlace({ code, kind }: Country): number {
  return POPULATION_RANK.get(code) ?? (kind === "country" ? 1000 : 2000)
}

/** Languages that countries are also named in. */
const LANGUAGES = ["fr", "pt", "es", "ar", "sw", "de"]
/** A shorter foreign name is more often an English word, save in letters of its own. */
const SHORTEST_FOREIGN = 4
const OWN_LETTERS = /\p{Script=Arabic}/u

/** Translations that people use and that are not official names. */
const TRANSLATED: readonly (readonly [text: string, code: string])[] = [
  ["rdc", "COD"],
  ["costa de marfil", "CIV"],
  ["elfenbeinküste", "CIV"],
  ["birmanie", "MMR"],
  ["holanda", "NLD"],
  ["hollande", "NLD"],
  ["inglaterra", "GBR"],
  ["angleterre", "GBR"],
  ["kongo", "COD"],
  ["الكونغو الديمقراطية", "COD"],
  ["congolese", "COD"],
  ["السعودية", "SAU"],
  ["الإمارات", "ARE"],
  ["ساحل العاج", "CIV"],
  ["كوت ديفوار", "CIV"],
  ["أمريكا", "USA"],
  ["بريطانيا", "GBR"],
  ["جنوب السودان", "SSD"],
]

/** The names of countries in other languages. */
function foreignNames(places: readonly PlaceName[]): [text: string, country: Country][] {
  const byCode = new Map(places.map(({ country }) => [country.code, country]))
  const translated = TRANSLATED.flatMap(([text, code]): [string, Country][] => {
    const country = byCode.get(code)
    return country === undefined ? [] : [[text, country]]
  })
  const official = LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" })
    return [...byCode.values()].flatMap((country): [string, Country][] => {
      const text =
        country.code2 === null || country.kind !== "country" ? "" : names.of(country.code2)
      const isShort =
        text === undefined || (text.length < SHORTEST_FOREIGN && !OWN_LETTERS.test(text))
      return isShort ? [] : [[text, country]]
    })
  })
  return [...official, ...translated]
}

function cityNames(places: readonly PlaceName[]): [text: string, country: Country][] {
  const byCode = new Map(places.map(({ country }) => [country.code, country]))
  return [...CITY_WORDS].flatMap(([city, code]): [string, Country][] => {
    const country = byCode.get(code)
    return country === undefined ? [] : [[city, country]]
  })
}

function named({ country }: Pick<PlaceName, "country">): Named {
  return { country, others: [] }
}

/** Names of groups of countries, each with the groups that mean nearly the same. */
function groupNames(places: readonly PlaceName[]): Map<string, Named> {
  const byCode = new Map(places.map(({ country }) => [country.code, country]))
  const names = new Map<string, Named>()
  for (const { says, codes } of REGION_WORDS) {
    const [country, ...others] = codes.flatMap((code) => byCode.get(code) ?? [])
    if (country === undefined) continue
    for (const text of says) names.set(makeKey(text), { country, others })
  }
  return names
}

/** People leave letters out more often than they add some, so the longer name is the likelier one. */
function longerFirst(a: [string, Named] | undefined, b: [string, Named] | undefined): number {
  return (b?.[0].length ?? 0) - (a?.[0].length ?? 0) || ((a?.[0] ?? "") < (b?.[0] ?? "") ? -1 : 1)
}

function findExact(
  words: readonly string[],
  tables: { names: ReadonlyMap<string, Named>; codes: ReadonlyMap<string, Country> },
): PlaceMatch[] {
  const tokens = placeTokens(words)
  const isShouting = !/\p{Ll}/u.test(words.join(" "))
  const found: PlaceMatch[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = Math.min(LONGEST_NAME, tokens.length - at); length >= 1; length -= 1) {
      const run = tokens.slice(at, at + length)
      const named =
        tables.names.get(run.map(({ key }) => key).join(" ")) ??
        tables.names.get(withoutPreposition(run.map(({ key }) => key).join(" "))) ??
        (length === 1 ? findByCode(run, words, tables.codes, isShouting) : undefined)
      if (named === undefined || !isPlainEnough(run, words)) continue
      found.push(matchPlace(run, words, named))
      at += length - 1
      break
    }
  }
  return found
}

/** An Arabic name of which "in", "for", "as" or "and" is the first letter: "in Egypt" is one word. */
function withoutPreposition(name: string): string {
  return /^[\u0628\u0644\u0643\u0648][\u0621-\u064a ]{3,}$/.test(name) ? name.slice(1) : ""
}

/** The country whose code a single word is. */
function findByCode(
  [first]: readonly PlaceToken[],
  words: readonly string[],
  codes: ReadonlyMap<string, Country>,
  isShouting: boolean,
): Named | undefined {
  const text = first === undefined ? "" : (words[first.word] ?? "")
  const country = readCode(text, codes, isShouting)
  return country && named({ country })
}

function matchPlace(
  run: readonly PlaceToken[],
  words: readonly string[],
  named: Named,
): PlaceMatch {
  const from = run[0]?.word ?? 0
  const to = (run.at(-1)?.word ?? from) + 1
  const { country, others, isCity = false } = named
  return { from, to, country, others, matched: words.slice(from, to).join(" "), isCity }
}

/** Two letters in lower case are a word ("in", "us" in a sentence), unless they are a name people write so. */
function isPlainEnough(
  run: readonly { key: string; word: number }[],
  words: readonly string[],
): boolean {
  const only = run.length === 1 ? run[0] : undefined
  if (only === undefined || only.key.length > 2) return true
  const typed = words[only.word] ?? ""
  return typed === typed.toUpperCase() || ANY_CASE.has(only.key)
}

function readCode(
  word: string,
  codes: ReadonlyMap<string, Country>,
  shouting: boolean,
): Country | undefined {
  const code = word.toUpperCase()
  const country = codes.get(code)
  if (country === undefined) return undefined
  const folded = word.toLowerCase()
  if (ANY_CASE.has(folded)) return country
  const isWord = CODE_LIKE_WORDS.has(folded) || STOP_WORDS.has(folded)
  if (word === code) return shouting && isWord ? undefined : country
  // In lower case only the ISO code of three letters is taken for one.
  return !isWord && code === country.code && country.kind === "country" ? country : undefined
}

function noteCode(codes: Map<string, Country>, { text, country }: PlaceName): void {
  // The World Bank's two-character codes of groups are unknown to people, and M2 is money.
  if (country.kind === "region" && text.length === 2 && text !== "EU") return
  const code = text.toUpperCase()
  if (!codes.has(code)) codes.set(code, country)
}

/** With an apostrophe read as a space and as nothing: people write "cote d ivoire" and "cote divoire". */
function listSpellings(text: string): Set<string> {
  return new Set([makeKey(text), makeKey(text.replace(/['’‘ʻʼ]/g, ""))])
}

function makeKey(text: string): string {
  return placeTokens([collapseInitials(text)])
    .map(({ key }) => key)
    .join(" ")
}

type PlaceToken = { key: string; word: number }

function placeTokens(words: readonly string[]): PlaceToken[] {
  return words.flatMap((text, word) =>
    splitWords(text)
      .filter((key) => !FILLERS.has(key))
      .map((key) => ({ key: key === "st" ? "saint" : withoutArticle(key), word })),
  )
}

/** `U.S.A.` as `USA`. */
export function collapseInitials(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])\.?/gu, (initials) =>
    initials.replaceAll(".", ""),
  )
}
