import { explorePath, type ExploreSpec } from "./explore-spec.ts"

const PLAIN: Omit<ExploreSpec, "indicators" | "places"> = {
  calc: [],
  layout: "lines",
  x: null,
  y: null,
  size: null,
  startYear: null,
  endYear: null,
  frequency: null,
  scale: "linear",
  asOf: null,
}

/** The composition of indicators in places that another page shows; names of either are understood. */
export function composeLines(
  indicators: readonly string[],
  places: readonly string[],
  asOf: string | null,
): string {
  return explorePath({
    ...PLAIN,
    indicators: [...new Set(indicators)],
    places: [...new Set(places)],
    asOf,
  })
}
