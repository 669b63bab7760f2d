import type { Catalog } from "#catalog/create-catalog.ts"
import { findCountry } from "#domain/places/find-country.ts"

export type Target =
  | { kind: "indicator"; name: string; countrySlug: string }
  | { kind: "results"; text: string }
  | { kind: "incomplete" }

/** Where an advanced search leads: the indicator of the country, a search for its words, or back to the form. */
export async function decideTarget(
  catalog: Pick<Catalog, "findIndicator">,
  request: { country: string; indicator: string },
): Promise<Target> {
  const country = findCountry(request.country)
  const words = request.indicator.trim()
  if (!country || words === "") return { kind: "incomplete" }
  const found = await catalog.findIndicator(words)
  return found
    ? { kind: "indicator", name: found.indicator.name, countrySlug: country.slug }
    : { kind: "results", text: `${words} ${country.name}` }
}
