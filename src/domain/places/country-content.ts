import type { Country, CountryCode } from "./country.ts"

/** A link to a site about a country. */
export type Resource = { label: string; url: string }

/** What the operator says of countries in content files: which figures to show first, and where to read on. */
export type CountryContent = {
  /** Ids of indicators: of each line the first that a country has is shown. */
  headlines: readonly (readonly string[])[]
  charts: readonly (readonly string[])[]
  resources: {
    /** `{code}` and `{code2}` in an address stand for the country's ISO 3166 codes; `not` names countries it has no page for. */
    everywhere: readonly (Resource & { not: readonly CountryCode[] })[]
    /** Label to address, by ISO 3166 alpha-3 code. */
    countries: Readonly<Record<CountryCode, Readonly<Record<string, string>>>>
  }
}

/** The links of a country: its own offices first, then those that hold for all. */
export function listResources({ resources }: CountryContent, country: Country): Resource[] {
  const own = Object.entries(resources.countries[country.code] ?? {})
  const shared = resources.everywhere.filter(
    ({ url, not }) =>
      !not.includes(country.code) && (country.code2 !== null || !url.includes("{code2}")),
  )
  return [
    ...own.map(([label, url]) => ({ label, url })),
    ...shared.map(({ label, url }) => ({ label, url: fillIn(url, country) })),
  ]
}

function fillIn(url: string, { code, code2 }: Country): string {
  return url.replaceAll("{code}", code).replaceAll("{code2}", code2 ?? "")
}
