import { orderPublishers } from "#catalog/order-publishers.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import type { Country } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { OtherPublisher } from "./page-data.ts"

const MAX_PUBLISHERS = 3

/** Who else publishes what the indicator measures for the country, in the order of preference; at most three. */
export async function findOtherPublishers(
  catalog: Pick<Catalog, "listCoverage">,
  indicator: Indicator,
  country: Country,
): Promise<OtherPublisher[]> {
  const concept = findConcept(indicator.id)
  if (concept === undefined) return []
  const covered = await catalog.listCoverage()
  const ids = orderPublishers(concept, covered)
  const others = ids
    .flatMap((id) => covered.get(id) ?? [])
    .filter(
      ({ indicator: { publisherId }, countries, regions }) =>
        publisherId !== indicator.publisherId &&
        (countries.includes(country.code) || regions.includes(country.code)),
    )
  const byPublisher = new Map<string, OtherPublisher>()
  for (const { publisher, indicator: other } of others)
    if (!byPublisher.has(publisher)) byPublisher.set(publisher, { publisher, name: other.name })
  return [...byPublisher.values()].slice(0, MAX_PUBLISHERS)
}
