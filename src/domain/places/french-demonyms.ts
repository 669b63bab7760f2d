import countries from "world-countries"

import type { CountryCode } from "./country.ts"
import { countryByCode } from "./find-country.ts"

/** French names of the people of one country, "malien" and "malienne"; those that several countries share are left out. */
export function listFrenchDemonyms(): (readonly [demonym: string, code: CountryCode])[] {
  const owners = new Map<string, Set<CountryCode>>()
  for (const { cca3, demonyms } of countries) {
    const code = countryByCode(cca3)?.code
    if (code === undefined) continue
    for (const demonym of [demonyms["fra"]?.m, demonyms["fra"]?.f]) {
      if (demonym === undefined || demonym === "") continue
      owners.set(demonym, (owners.get(demonym) ?? new Set()).add(code))
    }
  }
  return [...owners].flatMap(([demonym, [first, second]]) =>
    first === undefined || second !== undefined ? [] : [[demonym, first] as const],
  )
}
