import type { Country } from "#domain/places/country.ts"

import { DEFAULT_COLOUR } from "../model/chart-spec.ts"
import type { WorldView } from "./world-view.ts"

/** Values of places that were computed elsewhere, as maps draw them: ranked from the highest, members without one left pale. */
export function makeWorldView(
  placeValues: readonly { country: Country; value: number }[],
  { missing, year }: { missing: readonly Country[]; year: number },
): WorldView {
  const sorted = placeValues.toSorted((a, b) => b.value - a.value)
  const all = [...sorted.map(({ country }) => country), ...missing]
  const [first] = all
  const isOneContinent = all.every(({ continent }) => continent === first?.continent)
  return {
    spec: {
      chartType: "map",
      colour: DEFAULT_COLOUR,
      year,
      since: null,
      continent: isOneContinent ? (first?.continent ?? null) : null,
      sort: "value",
      asOf: null,
    },
    firstYear: year,
    lastYear: year,
    usualYear: year,
    usualSince: null,
    countries: sorted.map(({ country, value }) => ({
      country,
      value,
      before: null,
      rank: sorted.findIndex((one) => one.value === value) + 1,
      isForecast: false,
    })),
    regions: [],
    unranked: missing.map((country) => ({
      country,
      latest: { year, value: 0, isForecast: false },
    })),
    ignored: [],
  }
}
