import type { CountryCode } from "#domain/places/country.ts"
import { countryByCode, findCountry } from "#domain/places/find-country.ts"
import { REGION_NAMES } from "#domain/places/regions.data.ts"

/** Finds a place by its code, else by its name; `undefined` when neither is known. */
export type PlaceFinder = (code: string, name?: string) => CountryCode | undefined

/** Makes a finder for one import. It caches its answers, because files name the same few hundred places again and again. */
export function createPlaceFinder(): PlaceFinder {
  const found = new Map<string, CountryCode | undefined>()
  let last: { code: string; name: string; place: CountryCode | undefined } | undefined
  return (code, name = "") => {
    // Most files are sorted: a comparison with the row before is faster than a look-up.
    if (last?.code === code && last.name === name) return last.place
    const key = `${code}\n${name}`
    const place = found.has(key) ? found.get(key) : findPlace(code.trim(), name.trim())
    found.set(key, place)
    last = { code, name, place }
    return place
  }
}

function findPlace(code: string, name: string): CountryCode | undefined {
  const place =
    (code === "" ? undefined : (countryByCode(code.toUpperCase()) ?? findCountry(code))) ??
    (name === "" ? undefined : findCountry(name))
  return place && (findEarlierGroup(place.code, name) ?? place.code)
}

/** The earlier form of a group whose members changed under one code, where the publisher used the earlier name. */
function findEarlierGroup(code: CountryCode, name: string): CountryCode | undefined {
  const before = GROUPS_BEFORE.get(code)
  return before !== undefined && findCountry(name)?.code === before ? before : undefined
}

const GROUPS_BEFORE = new Map(REGION_NAMES.map(({ code, before }) => [code, before]))
