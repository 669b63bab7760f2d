import { valueAt } from "#domain/series/series.ts"
import { parsePeriod } from "#domain/time/period.ts"

import type { FigureRank, SeriesSummary } from "../series-summary.ts"
import type { ObservationsByPlace } from "../observations-by-place.ts"
import { isComparable } from "./is-comparable.ts"
import { mapRank } from "./rank-latest-values.ts"

/**
 * The rank of a yearly figure among those of all countries that were known on the same day; `undefined` where there is
 * none, as for `rankFigure`.
 */
export function rankPastFigure(
  { indicator, country, frequency, latest, isDoubtful }: SeriesSummary,
  { places }: ObservationsByPlace,
): FigureRank | undefined {
  if (frequency !== "yearly" || latest.isForecast || isDoubtful === true) return undefined
  if (country.kind !== "country" || !isComparable(indicator)) return undefined
  const year = parsePeriod(latest.period)?.index
  if (year === undefined) return undefined
  const values = places.flatMap(({ country: other, observations, forecastFrom }) => {
    const value = valueAt(observations, year)
    const isActual = forecastFrom === null || year < forecastFrom
    return value !== null && isActual && other.kind === "country" ? [{ country: other, value }] : []
  })
  const isNear = (other: { country: { continent: unknown } }) =>
    other.country.continent === country.continent
  const near = values.filter(isNear)
  const countAbove = (list: readonly { value: number }[]) =>
    list.filter(({ value }) => value > latest.value).length
  return mapRank({
    above: countAbove(values),
    total: values.length,
    nearAbove: countAbove(near),
    nearTotal: near.length,
  })
}
