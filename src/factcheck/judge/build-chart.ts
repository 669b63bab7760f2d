import { DEFAULT_COLOUR } from "#charts/model/chart-spec.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { periodAt, getYear } from "#domain/time/period.ts"

import type { ClaimPeriod } from "../claims/claim-types.ts"
import type { Evidence, MarkedPoint } from "../compute/computed.ts"
import { getCoverage } from "../evidence/fact-data.ts"
import type { Verdict } from "./verdict.ts"

/** Years shown on either side of what a claim is about. */
const AROUND = 8

/** The chart that shows a claim's period among its neighbours, with the points that decide marked. */
export function buildChart(
  { series, other }: Evidence,
  marks: readonly MarkedPoint[],
  period: ClaimPeriod,
): Verdict["chart"] {
  const { frequency } = series.observations
  const { first, last } = getCoverage(series)
  const indices = [period.to, ...marks.map(({ index }) => index)].filter((index) => index >= first)
  const from = Math.max(
    first,
    Math.min(period.from, ...indices) - AROUND * PERIODS_PER_YEAR[frequency],
  )
  const to = Math.min(last, Math.max(...indices, period.to) + AROUND * PERIODS_PER_YEAR[frequency])
  return {
    chartType: "line",
    colour: DEFAULT_COLOUR,
    frequency,
    startYear: getYear(frequency, Math.min(from, to)),
    endYear: getYear(frequency, to),
    unit: series.indicator.unit,
    place: series.country.name,
    seriesIds: other ? [series.id, other.id] : [series.id],
    marks: marks.slice(0, 60).map(({ country, index, value }) => ({
      country,
      place: countryByCode(country)?.name ?? country,
      period: periodAt(frequency, index),
      value,
    })),
  }
}
