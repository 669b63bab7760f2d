import { countryByCode } from "#domain/places/find-country.ts"
import { escapePattern } from "#domain/text/escape-pattern.ts"

import type { Sentence } from "../claims/sentence.ts"
import { findPlaces, resolvePlace } from "../grammar/find-places.ts"
import { AMBIGUOUS_NAMES } from "../grammar/places.data.ts"
import type { PlaceMention, ClaimPlace } from "../claims/claim-types.ts"

import { CAPITALS } from "../grammar/capitals.data.ts"
import { rolesOfPlaces } from "./place-roles.ts"

const CITIES: ReadonlyMap<string, string> = new Map(
  CAPITALS.flatMap(([code, names]) => names.split("|").map((name) => [name.toLowerCase(), code])),
)
const CITY = new RegExp(
  `(?<![\\p{L}-])(?:${[...CITIES.keys()].map(escapePattern).join("|")})(?![\\p{L}-])`,
  "giu",
)

/** "ABUJA -", "BERLIN (dpa) -", "ACCRA, Ghana (AP) -", "MADRID, March 3 -": where a report was written. */
const DATELINE =
  /^\s*(?<city>\p{Lu}[\p{Lu}'’.-]*(?:\s\p{Lu}[\p{Lu}'’.-]*){0,2})(?:,\s[^()–—\n-]{1,30}?)?\s*(?:\([^()\n]{1,30}\)\s*)?(?:[–—]|-(?=\s)|--)\s*/u

/** "SAN SALVADOR. Growth picked up": the city from which a part of a report comes. */
const PLACE_OF_PART = /^\s*(?<city>\p{Lu}{2,}(?:\s\p{Lu}{2,}){0,2})(?:\.|:)\s+(?=\p{Lu}\p{Ll})/u

/** The dateline at the start of a line: how long it is and the country of its city. */
export function readDateline(line: string): { length: number; place: ClaimPlace | null } | null {
  const match = DATELINE.exec(line) ?? PLACE_OF_PART.exec(line)
  const city = match?.groups?.["city"]
  if (!match || city === undefined) return null
  // "THAI NGUYEN, Vietnam": the country behind the city, or a dateline that is the name of a country.
  const behind = findPlaces(match[0].slice(match[0].indexOf(city) + city.length)).find(isCountry)
  const [named] = findPlaces(titled(city)).filter(isCountry)
  const isWhole = named !== undefined && named.end - named.start === city.length
  const code = CITIES.get(city.toLowerCase()) ?? behind?.code ?? (isWhole ? named.code : undefined)
  const place = code === undefined ? null : countryNamed(code)
  return place === null ? null : { length: match[0].length, place }
}

/** The one country that a title or heading names, by its own name or by a city; `null` where there is none or several. */
export function homeOfLine(line: string, text: string): ClaimPlace | null {
  return homeAmong(line, text, findPlaces(line))
}

/** The one country that the label or first sentence of an item speaks of; a country compared with does not count. */
export function homeOfItem(line: string, text: string): ClaimPlace | null {
  const places = findPlaces(line)
  const roles = rolesOfPlaces(line, places)
  return homeAmong(
    line,
    text,
    places.filter((_, k) => roles[k] === "subject"),
  )
}

function homeAmong(line: string, text: string, places: readonly PlaceMention[]): ClaimPlace | null {
  const countries = places.flatMap((place) => resolveByText(place, text))
  const codes = new Set(countries.map(({ code }) => code))
  if (codes.size > 0) return codes.size === 1 ? (countries[0] ?? null) : null
  const cities = new Set([...line.matchAll(CITY)].map(([name]) => CITIES.get(name.toLowerCase())))
  const [code] = cities
  return cities.size === 1 && code !== undefined ? countryNamed(code) : null
}

/** The countries whose capitals or great cities a sentence names. */
export function countriesOfCapitals(text: string): ClaimPlace[] {
  const codes = new Set([...text.matchAll(CITY)].map(([name]) => CITIES.get(name.toLowerCase())))
  return [...codes].flatMap((code) => (code === undefined ? [] : (countryNamed(code) ?? [])))
}

/** The country whose capital is all that a text says of where it is; `null` where it names a country or several capitals. */
export function countryOfOnlyCapital(
  text: string,
  places: readonly PlaceMention[],
): ClaimPlace | null {
  if (places.some(({ kind }) => kind !== "sub-national") || DATELINE.test(text)) return null
  const [only, other] = countriesOfCapitals(text)
  return only !== undefined && other === undefined ? only : null
}

/** The fewest times that a text names the country that it is about. */
const MIN_MENTIONS = 3
/** How many times as often as any other country a text names the one that it is about, at least. */
const CLEARLY_MORE = 2
/** "US" in "US$19 billion" names a currency. */
const IS_CURRENCY = /^\s?\$/

/**
 * The country that a text is about, by how often it speaks of each, its people and its capital included; what it is
 * only compared with does not count. `places` are all that it names. `null` where none stands out.
 */
export function findMainCountry(text: string, places: readonly PlaceMention[]): ClaimPlace | null {
  // "THAI NGUYEN, Vietnam -": "Thai" in the name of the city does not name Thailand.
  const line = DATELINE.exec(text)
  const city = line?.groups?.["city"] ?? ""
  const inCity = (line?.[0].indexOf(city) ?? 0) + city.length
  const roles = rolesOfPlaces(text, places)
  const named = places.filter(
    (place, k) =>
      isCountry(place) &&
      roles[k] === "subject" &&
      (place.end >= inCity || city.length === place.end - place.start) &&
      !IS_CURRENCY.test(text.slice(place.end, place.end + 2)),
  )
  const cities = [...text.matchAll(CITY)].flatMap(([name]) => CITIES.get(name.toLowerCase()) ?? [])
  const ofAuthor = findOwnCountry(text, named)
  if (ofAuthor) return ofAuthor
  const byCode = Map.groupBy([...named.map(({ code }) => code), ...cities], (code) => code)
  const [first, second] = [...byCode].sort(([, a], [, b]) => b.length - a.length)
  if (!first || first[1].length < MIN_MENTIONS) return null
  return first[1].length >= CLEARLY_MORE * (second?.[1].length ?? 0) ? countryNamed(first[0]) : null
}

/** How often a text says "we", "us" or "our" outside quotations, at least, if its author writes of the own country. */
const MIN_FIRST_PERSON_WORDS = 4
const QUOTED = /“[^”\n]{0,400}”|"[^"\n]{0,400}"/gu

/** Whether an author writes of the own country, saying "we" and "our" often; such a text names that country first. */
function isOfOwnCountry(text: string): boolean {
  const said = text.replace(QUOTED, " ").match(/\b(?:[Ww]e|us|[Oo]urs?)\b/gu) ?? []
  return said.length >= MIN_FIRST_PERSON_WORDS
}

/** 'Whenever I write "ours" I mean Uruguay', "by us I mean the Dutch". */
const MEANT_BY_OURS =
  /\b(?:ours?|us|we)["”’']?,?\s+(?:I\s+(?:always\s+)?)?means?\s+(?:the\s+(?:people\s+of\s+)?)?$/i

/** The country that an author who often says "we" and "our" writes of: the one said to be meant, else the one named first. */
export function findOwnCountry(text: string, places: readonly PlaceMention[]): ClaimPlace | null {
  if (!isOfOwnCountry(text)) return null
  const named = places.filter(isCountry)
  const meant = named.find(({ start }) => MEANT_BY_OURS.test(text.slice(0, start)))
  const [first] = named
  // "I once met a Kenyan farmer" names no country of "us".
  const isOwn = first && (countOf(named, first) > 1 || SAYS_WHERE.test(text.slice(0, first.start)))
  const own = meant ?? (isOwn ? first : undefined)
  return own === undefined ? null : countryNamed(own.code)
}

/** "We in Ghana", "here in Kenya", "our Mali", "we Malians". */
const SAYS_WHERE = /\b(?:we|us|here|home|our|ours)\s+(?:in\s+|is\s+)?(?:the\s+)?$/i

function countOf(places: readonly PlaceMention[], { code }: PlaceMention): number {
  return places.filter((place) => place.code === code).length
}

function isCountry({ kind }: PlaceMention): boolean {
  return kind === "country"
}

/**
 * The country that a place means, as a list of one or none. What "Korea" or "Congo" means is decided by a city, else by
 * another word, anywhere in the text.
 */
export function resolveByText(place: ClaimPlace, text: string): ClaimPlace[] {
  if (place.kind === "country") return [countryNamed(place.code) ?? { ...place }]
  if (place.kind !== "ambiguous") return []
  const codes = AMBIGUOUS_NAMES.find(([name]) => name === place.name)?.[1] ?? []
  const meant = codes.filter((code) => namesCapital(text, code))
  const settled = meant.length === 0 ? resolvePlace(text, place) : place
  const code = settled.kind === "country" ? settled.code : meant[0]
  const country = meant.length <= 1 && code !== undefined ? countryNamed(code) : null
  return country ? [country] : []
}

/** Whether a text names a country's capital. */
function namesCapital(text: string, code: string): boolean {
  const names = CAPITALS.find(([own]) => own === code)?.[1].split("|") ?? []
  return names.some((name) => text.includes(name))
}

/** A country by its code, as a claim names it. */
export function countryNamed(code: string): ClaimPlace | null {
  const country = countryByCode(code)
  return country ? { code, kind: "country", name: country.name } : null
}

function titled(words: string): string {
  return words.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}

/** "91.6% of humanity had electricity": what follows is of no country that was named before. */
export function isOfAllPeople({ text, places, quantities }: Sentence): boolean {
  const isAlone = places.every(({ kind }) => kind === "group")
  return isAlone && quantities.length > 0 && OF_ALL_PEOPLE.test(text)
}

const OF_ALL_PEOPLE =
  /\b(?:humanity|humankind|mankind|worldwide|(?:people|everybody)\s+on\s+(?:earth|the\s+planet))\b/i
