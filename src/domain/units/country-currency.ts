import countries from "world-countries"

import type { CountryCode } from "../places/country.ts"

const BY_CODE = new Map(
  countries.map(({ cca3, currencies }) => [cca3 === "UNK" ? "XKX" : cca3, Object.keys(currencies)]),
)

/** ISO 4217 code of a country's currency; `null` for regions and where several are legal tender. */
export function findCurrency(country: CountryCode): string | null {
  const [only, second] = BY_CODE.get(country) ?? []
  return only !== undefined && second === undefined ? only : null
}
