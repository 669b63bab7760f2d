import {
  COUNTRY_PLACES,
  REGION_PLACES,
  type PlaceNames,
  type PlaceNameKind,
} from "./country-table.ts"
import type { Country } from "./country.ts"

/** A text that means one place, and what kind of text it is. */
export type PlaceName = { text: string; country: Country; kind: PlaceNameKind }

const PLACES = [...COUNTRY_PLACES, ...REGION_PLACES]

/** Countries and territories by name, regions left out. */
export const COUNTRIES: readonly Country[] = COUNTRY_PLACES.map((place) => place.country)

/** Regions and groups of countries. */
export const REGIONS: readonly Country[] = REGION_PLACES.map((place) => place.country)

const BY_CODE = new Map(PLACES.map(({ country }) => [country.code, country]))

/** Stands before the names, which are made with it. */
const PLAIN_WORD = /^[a-z]+$/i

const NAMES = resolveNames()

const BY_KEY = new Map(
  NAMES.filter(({ kind }) => kind !== "demonym").map(({ text, country }) => [
    placeKey(text),
    country,
  ]),
)

/**
 * The place a text names: by name, address form, alias, former name, ISO 3166 or World Bank code,
 * in any case, with or without diacritics. `undefined` when no single place is meant.
 */
export function findCountry(text: string): Country | undefined {
  return BY_KEY.get(placeKey(text))
}

/** The country or region with exactly this code in capitals: ISO 3166 alpha-3, `XKX`, `CHI` or a World Bank group such as `WLD`. */
export function countryByCode(code: string): Country | undefined {
  return BY_CODE.get(code)
}

/** Every text that means exactly one place; a text is listed once, under its strongest kind. */
export function placeNames(): readonly PlaceName[] {
  return NAMES
}

/**
 * A place's name as it is looked up: `Korea, Dem. People's Rep.` and `korea-dem-peoples-rep` are the same.
 * The word "and" counts for nothing, because "&" leaves no trace in addresses.
 */
export function placeKey(text: string): string {
  // Most texts are one plain word: these need none of the steps.
  if (PLAIN_WORD.test(text)) return text.toLowerCase()
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘ʻʼ`.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/ and (?=.)/g, " ")
    .replace(/^the (?=.)/, "")
    .replace(/(?<=.) the$/, "")
    .replace(/^st (?=.)/, "saint ")
}

/** Strongest first: a weaker text that already means another place is left out, so none means two. */
function resolveNames(): PlaceName[] {
  const resolved = new Map<string, PlaceName>()
  const claim = (kind: PlaceNameKind, textsOf: (place: PlaceNames) => readonly string[]) => {
    for (const place of PLACES) {
      for (const text of textsOf(place)) {
        const key = placeKey(text)
        if (!resolved.has(key)) resolved.set(key, { text, country: place.country, kind })
      }
    }
  }
  claim("name", ({ country }) => [country.name])
  claim("alias", ({ aliases }) => aliases)
  claim("former", ({ former }) => former)
  claim("code", ({ codes }) => codes)
  claim("code", ({ otherCodes }) => otherCodes)
  const owners = demonymOwners()
  claim("demonym", ({ demonyms, country }) =>
    demonyms.filter((word) => owners.get(placeKey(word)) === country),
  )
  return [...resolved.values()]
}

/** Whose demonym a word is: of the one sovereign state that has it, else of the one place; "Congolese" is nobody's. */
function demonymOwners(): Map<string, Country> {
  const claims = new Map<string, PlaceNames[]>()
  for (const place of PLACES) {
    for (const key of new Set(place.demonyms.map(placeKey))) {
      claims.set(key, [...(claims.get(key) ?? []), place])
    }
  }
  const owners = new Map<string, Country>()
  for (const [key, places] of claims) {
    const sovereign = places.filter((place) => place.isSovereign)
    const [owner, second] = sovereign.length > 0 ? sovereign : places
    if (owner !== undefined && second === undefined) owners.set(key, owner.country)
  }
  return owners
}
