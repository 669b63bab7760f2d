import type { StoredSeries } from "#catalog/dataset.ts"

import type { IndicatorFacts } from "./indicator-facts.ts"
import { wholeCode } from "../grammar/rest-code.ts"

/** Series of the rest of a whole with the published series that they were made from. */
const PUBLISHED = new WeakMap<StoredSeries, StoredSeries>()

/** Reads the facts of a code; of a code of the rest of a whole, 100 less each published share. */
export async function readWithRest(
  code: string,
  read: (code: string) => Promise<IndicatorFacts | undefined>,
): Promise<IndicatorFacts | undefined> {
  const whole = wholeCode(code)
  const facts = await read(whole ?? code)
  return whole === undefined || facts === undefined ? facts : restOfFacts(facts)
}

/** The published series behind one of the rest of a whole; `undefined` where it is published as it is. */
export function publishedSeries(series: StoredSeries): StoredSeries | undefined {
  return PUBLISHED.get(series)
}

/** The same figures as shares of those left out. */
export function restOfSeries(series: StoredSeries): StoredSeries {
  const values = series.observations.values.map((value) => (value === null ? null : 100 - value))
  const rest = { ...series, observations: { ...series.observations, values } }
  PUBLISHED.set(rest, series)
  return rest
}

function restOfFacts(facts: IndicatorFacts): IndicatorFacts {
  const made = new Map<StoredSeries, StoredSeries>()
  const make = (series: StoredSeries): StoredSeries => {
    const rest = made.get(series) ?? restOfSeries(series)
    made.set(series, rest)
    return rest
  }
  return {
    // An id of its own: other publishers of the whole do not publish the rest.
    indicator: { ...facts.indicator, id: `rest of ${facts.indicator.id}` },
    countries: facts.countries.map(make),
    series: (country, frequency) => {
      const series = facts.series(country, frequency)
      return series && make(series)
    },
  }
}
