import type { Catalog } from "#catalog/types.ts"
import { conceptOf, preferenceWithin } from "#domain/concepts.ts"
import type { Country } from "#domain/country.ts"
import type { Indicator } from "#domain/indicator.ts"

import type { OtherPublisher } from "./page-data.ts"

const MOST = 3

/** Who else publishes what the indicator measures for the country, in the order of preference; at most three. */
export async function findOtherPublishers(
  catalog: Pick<Catalog, "listCoverage">,
  indicator: Indicator,
  country: Country,
): Promise<OtherPublisher[]> {
  const concept = conceptOf(indicator.id)
  if (concept === undefined) return []
  const ids = preferenceWithin(concept)
  const others = (await catalog.listCoverage())
    .filter(
      ({ indicator: { id, publisherId }, countries, regions }) =>
        ids.includes(id) &&
        publisherId !== indicator.publisherId &&
        (countries.includes(country.code) || regions.includes(country.code)),
    )
    .sort((a, b) => ids.indexOf(a.indicator.id) - ids.indexOf(b.indicator.id))
  const byPublisher = new Map<string, OtherPublisher>()
  for (const { publisher, indicator: other } of others)
    if (!byPublisher.has(publisher)) byPublisher.set(publisher, { publisher, name: other.name })
  return [...byPublisher.values()].slice(0, MOST)
}
