import { indicatorPath } from "#domain/addresses/page-paths.ts"

import type { ComparisonData } from "./page-data.ts"

/** The one address of the page that shows an indicator's chosen countries side by side. */
export function comparisonAddress({
  origin,
  indicator,
  places,
}: Pick<ComparisonData, "origin" | "indicator" | "places">): string {
  const countries = places.map(({ place }) => place.slug).join(",")
  return origin + indicatorPath({ name: indicator.name, query: { countries } })
}
