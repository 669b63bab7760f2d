import { CURRENCIES_OF_ONE } from "#domain/places/currency-words.data.ts"
import { countryByCode, placeKey, placeNames } from "#domain/places/find-country.ts"

import type { ClaimPlace, PlaceMention, Span } from "../claims/claim-types.ts"

import { rememberTexts } from "../text/remember-texts.ts"
import { COUNTRY_GROUPS } from "./groups.data.ts"
import { AMBIGUOUS_NAMES, MORE_NAMES, NOT_NAMES, PARTS_OF_COUNTRIES } from "./places.data.ts"

type Entry = {
  words: readonly string[]
  code: string
  kind: PlaceMention["kind"]
  name: string
  anyCase: boolean
}
type Word = Span & { key: string; isCapital: boolean; possessive: boolean }

const WORD =
  /[\p{L}\p{N}](?:[\p{L}\p{N}]|[.&](?=[\p{L}\p{N}])|['’](?=[\p{L}]))*(?:\.(?=\s*[a-z,;)]|'s|’s))?(?:['’]s?)?/gu
const LOWER_CASE_GROUPS =
  /^(?:world|globe|planet|earth|worldwide|global|globally|sub|euro|eurozone|latin|middle|south|east|west|north)/i
let known: ReturnType<typeof buildEntries> | undefined

/** Every place named in a text, in order: the longest name at a spot, so that Guinea-Bissau is not Guinea. */
export const findPlaces = rememberTexts(readPlaces)

function readPlaces(text: string): PlaceMention[] {
  const words = splitWords(text)
  const mayBeLower = !CAPITALS.test(text)
  const found: PlaceMention[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    const entry =
      word && longestAt(words, at, word.isCapital || (mayBeLower && isNamedLower(text, word)))
    if (!word || !entry) continue
    const last = words[at + entry.words.length - 1] ?? word
    found.push({
      start: word.start,
      end: last.end,
      code: entry.code,
      kind: entry.kind,
      name: entry.name,
      possessive: last.possessive,
    })
    at += entry.words.length - 1
  }
  const places = found.filter((place) => !isPartOfName(text, place))
  const currencies = findCurrencies(text).filter(
    (one) => !places.some((place) => place.code === one.code || place.end > one.start - 2),
  )
  return [...places.map((place) => resolvePlace(text, place)), ...currencies].sort(
    (a, b) => a.start - b.start,
  )
}

const CURRENCY = new RegExp(
  `\\b(?:the\\s+)?(${CURRENCIES_OF_ONE.map(([name]) => name).join("|")})(?:s(?!\\p{L}))?(['’]s)?(?!\\p{L})`,
  "giu",
)

/** "The naira averaged 1,479 to the dollar": a currency of one country stands for it where rates to the dollar are given. */
function findCurrencies(text: string): PlaceMention[] {
  if (!/\b(?:dollar|greenback)\b/i.test(text)) return []
  return [...text.matchAll(CURRENCY)].slice(0, 1).flatMap((match) => {
    const [, code] =
      CURRENCIES_OF_ONE.find(([name]) => name === (match[1] ?? "").toLowerCase()) ?? []
    const country = code === undefined ? undefined : countryByCode(code)
    if (code === undefined || !country) return []
    return {
      start: match.index,
      end: match.index + match[0].length,
      code,
      name: country.name,
      kind: "country" as const,
      possessive: match[2] !== undefined,
    }
  })
}

function splitWords(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const possessive = /['’]s?$/.test(match[0])
    const bare = match[0].replace(/['’]s?$/, "")
    const key = wordKey(bare)
    if (key === "" || key === "the") return []
    return {
      start: match.index,
      end: match.index + match[0].length,
      key,
      isCapital: /^\p{Lu}/u.test(bare),
      possessive,
    }
  })
}

function wordKey(word: string): string {
  const key = placeKey(word)
  return key === "st" ? "saint" : key
}

/** A word with a capital that is not the first of the text; acronyms do not count. */
const CAPITALS = /\s["“‘(]?\p{Lu}\p{Ll}/u
/** Where a name without a capital may be one: "gdp of brazil", "kenya's inflation". */
const BEFORE_NAME = /\b(?:of|in|for)\s+$/i
const COMMON_WORDS: ReadonlySet<string> = new Set(["polish", "us", "poles", "swedes", "man"])

/** In a text without capitals a country is known by what stands around it. */
function isNamedLower(text: string, { start, key, possessive }: Word): boolean {
  if (COMMON_WORDS.has(key)) return false
  return possessive || BEFORE_NAME.test(text.slice(Math.max(0, start - 8), start))
}

function longestAt(words: readonly Word[], at: number, isNamed: boolean): Entry | undefined {
  const first = words[at]
  if (!first) return undefined
  // Made at first use, so that a start needs none of it.
  known ??= buildEntries()
  return known.get(first.key)?.find((entry) => (entry.anyCase || isNamed) && fits(entry, words, at))
}

function fits({ words: wanted }: Entry, words: readonly Word[], at: number): boolean {
  for (let k = 0; k < wanted.length; k += 1) {
    const word = words[at + k]
    if (!word || word.key !== wanted[k]) return false
    if (k < wanted.length - 1 && word.possessive) return false
  }
  return true
}

/** The World Bank and the World Cup are not the world. */
const OF_THE_WORLD =
  /^\s(?:Bank|Cup|Trade Organi[sz]ation|Health Organi[sz]ation|Food Programme|Economic (?:Forum|Outlook)|Energy Outlook|Tourism|Meteorological|War|Heritage|Development (?:Indicators|Report)|Gold Council|Population Prospects|Inequality)\b/

/** "Bank of Ghana" is about Ghana; "Gulf of Guinea", "Georgia Tech" and "Michael Jordan" are not about countries. */
function isPartOfName(text: string, place: PlaceMention): boolean {
  const before = text.slice(Math.max(0, place.start - 24), place.start)
  if (
    /\b(?:Gulf of|Michael|Air|Lake|Sea of|University of|Treaty of|New|Horn of|Cup in|Flight)\s+$/.test(
      before,
    ) &&
    place.kind === "country"
  )
    return true
  if (place.code === "WLD" && OF_THE_WORLD.test(text.slice(place.end))) return true
  // "606 per US$" is a unit of money.
  if (/^[$€£]/.test(text.slice(place.end))) return true
  return /^\s(?:[Dd]ollars?|Airways|Airlines|Tech|Island Airport)\b/.test(
    text.slice(place.end, place.end + 20),
  )
}

/** A place whose name several have, as the one that a word of the text tells of; without such a word it stays open. */
export function resolvePlace<P extends ClaimPlace>(text: string, place: P): P {
  if (place.kind !== "ambiguous") return place
  const known = AMBIGUOUS_NAMES.find(([name]) => name === place.name)
  const word = known?.[2].exec(text)?.[0].toLowerCase()
  if (known === undefined || word === undefined) return place
  const [, codes] = known
  const second = codes[1]
  const code =
    /brazzaville|sassou/.test(word) && second !== undefined ? second : (codes[0] ?? place.code)
  return { ...place, code, kind: "country", name: countryByCode(code)?.name ?? place.name }
}

type Named = { text: string } & Omit<Entry, "words">

function buildEntries(): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>()
  const seen = new Set<string>()
  for (const { text, ...rest } of [...specialNames(), ...tableNames()]) {
    const words = text
      .split(/[\s-]+/)
      .map(wordKey)
      .filter((word) => word !== "" && word !== "the")
    const key = words.join(" ")
    const [first] = words
    if (first === undefined || seen.has(key)) continue
    seen.add(key)
    entries.set(first, [...(entries.get(first) ?? []), { ...rest, words }])
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length)
  return entries
}

/** Names of this part's own tables: they stand over those of the table of countries. */
function specialNames(): Named[] {
  const name = (code: string, text: string): string => countryByCode(code)?.name ?? text
  return [
    ...AMBIGUOUS_NAMES.map(([text, codes]) => ({
      text,
      code: codes[0] ?? "",
      kind: "ambiguous" as const,
      name: text,
      anyCase: false,
    })),
    ...PARTS_OF_COUNTRIES.flatMap(([code, names]) =>
      names
        .split("|")
        .map((text) => ({ text, code, kind: "sub-national" as const, name: text, anyCase: false })),
    ),
    ...COUNTRY_GROUPS.flatMap(({ code, name: group, says }) =>
      says.map((text) => ({
        text,
        code,
        kind: "group" as const,
        name: group,
        anyCase: LOWER_CASE_GROUPS.test(text),
      })),
    ),
    ...MORE_NAMES.map(([text, code]) => ({
      text,
      code,
      kind: "country" as const,
      name: name(code, text),
      anyCase: false,
    })),
  ]
}

/** Names of the table of countries, with plurals of words for people: "Kenyans". */
function tableNames(): Named[] {
  return placeNames().flatMap(({ text, country, kind }) => {
    if (kind === "code" || NOT_NAMES.includes(text)) return []
    const rest = {
      code: country.code,
      kind: country.kind === "region" ? ("group" as const) : ("country" as const),
      name: country.name,
      anyCase: false,
    }
    const plural =
      kind === "demonym" && !/(?:s|sh|ch|ese|ss)$/i.test(text)
        ? [{ text: `${text}s`, ...rest }]
        : []
    return [{ text, ...rest }, ...plural]
  })
}
