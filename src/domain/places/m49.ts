import countries from "world-countries"

import type { CountryCode } from "./country.ts"
import { countryByCode } from "./find-country.ts"
import { M49_PLACES } from "./m49.data.ts"

const BY_NUMBER: ReadonlyMap<string, CountryCode> = new Map([
  ...countries
    .filter(({ ccn3, cca3 }) => ccn3 !== "" && countryByCode(cca3) !== undefined)
    .map(({ ccn3, cca3 }) => [withoutZeros(ccn3), cca3] as const),
  ...Object.entries(M49_PLACES),
])

/**
 * The place with this number in the United Nations' list of areas (M49), with or without leading zeros; regions have
 * the numbers of the Statistics Division and those of the Population Division. `undefined` for any other text.
 */
export function placeByM49(number: string): CountryCode | undefined {
  return BY_NUMBER.get(withoutZeros(number.trim()))
}

function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, "")
}
