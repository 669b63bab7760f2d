import type { Catalog } from "#catalog/create-catalog.ts"
import type { Continent } from "#domain/places/country.ts"
import { COUNTRIES, placeNames } from "#domain/places/find-country.ts"

import type { WebServices } from "../../services.server.ts"

/** A country as the picker lists and finds it. */
export type PickedCountry = {
  name: string
  slug: string
  code2: string | null
  continent: Continent
  /** How many indicators have a figure for it. */
  count: number
  /** Other names it is found by. */
  alsoCalled: string
}

export type CountriesPageData = {
  /** What was searched for; empty for nothing. */
  text: string
  /** Every country with a figure. */
  countries: readonly PickedCountry[]
  origin: string
}

const LONGEST_TEXT = 100
/** Longer names are official ones, which hold the short name. */
const LONGEST_NAME = 28

/** Every country that has figures, with how many indicators have them. */
export async function loadCountries(
  {
    catalog,
    publicUrl,
  }: Pick<WebServices, "publicUrl"> & { catalog: Pick<Catalog, "countByCountry"> },
  query: URLSearchParams,
): Promise<CountriesPageData> {
  const counts = await catalog.countByCountry()
  const listed = COUNTRIES.flatMap((country) => {
    const { name, slug, code, code2, continent } = country
    const count = counts.get(code) ?? 0
    if (count === 0 || continent === null) return []
    return { name, slug, code2, continent, count, alsoCalled: OTHER_NAMES.get(code) ?? "" }
  })
  return {
    text: (query.get("q") ?? "").trim().slice(0, LONGEST_TEXT),
    countries: listed,
    origin: publicUrl,
  }
}

const OTHER_NAMES = otherNames()

/** Names besides the display name that say something else, and the codes people type. */
function otherNames(): ReadonlyMap<string, string> {
  const names = placeNames().filter(
    ({ text, kind, country }) =>
      country.kind === "country" &&
      (kind === "alias" || kind === "former" || (kind === "code" && text === country.code)) &&
      text.length <= LONGEST_NAME &&
      !text.toLowerCase().includes(country.name.toLowerCase()),
  )
  const byCode = Map.groupBy(names, ({ country }) => country.code)
  return new Map(
    [...byCode].map(([code, found]) => [code, found.map(({ text }) => text).join(";")]),
  )
}
