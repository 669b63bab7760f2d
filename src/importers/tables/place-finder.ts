import type { CountryCode } from "#domain/places/country.ts"
import { countryByCode, findCountry } from "#domain/places/find-country.ts"
import { REGION_NAMES } from "#domain/places/regions.data.ts"

/** Finds a place by its code, else by its name, and remembers the answer: files name the same few hundred in every row. */
export type PlaceFinder = (code: string, name?: string) => CountryCode | undefined

/** A finder for one import. */
export function createPlaceFinder(): PlaceFinder {
  const found = new Map<string, CountryCode | undefined>()
  let last: { code: string; name: string; place: CountryCode | undefined } | undefined
  return (code, name = "") => {
    // Most files are sorted: comparing with the row before is faster than any look-up.
    if (last?.code === code && last.name === name) return last.place
    const key = `${code}\n${name}`
    const place = found.has(key) ? found.get(key) : lookUp(code.trim(), name.trim())
    found.set(key, place)
    last = { code, name, place }
    return place
  }
}

function lookUp(code: string, name: string): CountryCode | undefined {
  const place =
    (code === "" ? undefined : (countryByCode(code.toUpperCase()) ?? findCountry(code))) ??
    (name === "" ? undefined : findCountry(name))
  return place && (groupBefore(place.code, name) ?? place.code)
}

/** A group that kept its code when it took in other countries, as it was when the publisher called it by that name. */
function groupBefore(code: CountryCode, name: string): CountryCode | undefined {
  const before = GROUPS_BEFORE.get(code)
  return before !== undefined && findCountry(name)?.code === before ? before : undefined
}

const GROUPS_BEFORE = new Map(REGION_NAMES.map(({ code, before }) => [code, before]))
