import { SECOND_READ_KEYS } from "#domain/addresses/address-keys.ts"
import type { ChartQuery, CompareTarget } from "#domain/addresses/page-paths.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Observations } from "#domain/series/series.ts"

import type { ComparedView } from "./compared-view.ts"
import { chartQuery } from "./chart-query.ts"
import { DEFAULT_COLOUR_2 } from "../model/chart-spec.ts"
import { requestedFrequency } from "./parse-chart-query.ts"

/** What an address says of the second dataset, without the 2; what both share is taken from the first. */
export function secondQuery(query: URLSearchParams): URLSearchParams {
  const second = new URLSearchParams()
  for (const key of SECOND_READ_KEYS) {
    const value = query.get(`${key}2`)
    if (value !== null) second.set(key, value)
  }
  for (const key of ["chartType", "transform", "asOf"]) {
    const value = query.get(key)
    if (value !== null) second.set(key, value)
  }
  return second
}

/**
 * The address with the frequency at which both can be shown, where the first dataset's usual one is not the second's: a
 * monthly series beside a yearly one is read by year. `undefined` where they agree already, the address asks for a
 * frequency, or none is common.
 */
export function withSharedFrequency(
  query: URLSearchParams,
  first: { observations: Observations; frequencies: readonly Frequency[] },
  second: { observations: Observations },
): URLSearchParams | undefined {
  const { frequency } = second.observations
  const isShared =
    first.observations.frequency !== frequency && first.frequencies.includes(frequency)
  if (!isShared || requestedFrequency(query) !== undefined) return undefined
  const shared = new URLSearchParams(query)
  shared.set("frequency", frequency)
  return shared
}

/** The comparison on screen as its address holds it. */
export function compareTarget(view: ComparedView, asOf: string | null): CompareTarget {
  const { first, second } = view
  return {
    name: first.series.indicator.name,
    countrySlug: first.series.place.slug,
    query: {
      ...chartQuery(first.spec, { ...first, frequencies: first.series.frequencies }),
      category: first.series.indicator.category,
      asOf,
    },
    ...(second && {
      second: {
        name: second.series.indicator.name,
        countrySlug: second.series.place.slug,
        query: ownQuery(second),
      },
    }),
    layout: view.layout === "panels" ? "panels" : null,
  }
}

function ownQuery({ series, spec, firstYear, lastYear }: ComparedView["first"]): ChartQuery {
  const query = chartQuery(spec, { frequencies: series.frequencies, firstYear, lastYear })
  return {
    category: series.indicator.category,
    colour: spec.colour === DEFAULT_COLOUR_2 ? null : spec.colour,
    startYear: query.startYear,
    endYear: query.endYear,
  }
}
