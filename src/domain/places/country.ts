/** ISO 3166 alpha-3 for countries (`NGA`, `XKX` for Kosovo), the World Bank's code for regions and groups (`WLD`, `SSF`). */
export type CountryCode = string & { readonly __brand?: "CountryCode" }

export const CONTINENTS = ["africa", "americas", "asia", "europe", "oceania"] as const
export type Continent = (typeof CONTINENTS)[number]

/** A country or territory, or a region or group of countries, told apart by `kind`. */
export type Country = {
  code: CountryCode
  /** ISO 3166 alpha-2, `null` for regions. Also the name of the flag file, in lower case. */
  code2: string | null
  name: string
  /** Lower-case hyphenated name without diacritics: the address of the country. */
  slug: string
  kind: "country" | "region"
  continent: Continent | null
}

/** The address form of a name: lower case, hyphenated, without diacritics. */
export function makeSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘ʼ.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
}
