import { valueAt } from "#domain/series/series.ts"
import { parsePeriod } from "#domain/time/period.ts"

import { isInLocalCurrency } from "../in-local-currency.ts"
import type { FigureRank, ObservationsByPlace, SeriesSummary } from "../types.ts"
import { isCode } from "./is-code.ts"
import { placeAmong } from "./rank-latest-values.ts"

/** Where a yearly figure stood among those of all countries that were known on the same day; `undefined` where a place means nothing. */
export function rankPastFigure(
  { indicator, country, frequency, latest, isDoubtful }: SeriesSummary,
  world: ObservationsByPlace,
): FigureRank | undefined {
  if (frequency !== "yearly" || latest.isForecast || isDoubtful === true) return undefined
  if (country.kind !== "country" || isCode(indicator) || isInLocalCurrency(indicator))
    return undefined
  const year = parsePeriod(latest.period)?.index
  if (year === undefined) return undefined
  const values = world.places.flatMap(({ country: other, observations, forecastFrom }) => {
    const value = valueAt(observations, year)
    const isActual = forecastFrom === null || year < forecastFrom
    return value !== null && isActual && other.kind === "country" ? [{ country: other, value }] : []
  })
  const isNear = (other: { country: { continent: unknown } }) =>
    other.country.continent === country.continent
  const near = values.filter(isNear)
  const countAbove = (list: readonly { value: number }[]) =>
    list.filter(({ value }) => value > latest.value).length
  return placeAmong({
    above: countAbove(values),
    total: values.length,
    nearAbove: countAbove(near),
    nearTotal: near.length,
  })
}
