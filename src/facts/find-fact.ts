import { NOTHING_ALIKE } from "#catalog/find-nearest-indicators.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { lastIndex, newestFigure, valueAt } from "#domain/series/series.ts"
import { dayText } from "#domain/time/day-text.ts"
import { parsePeriod, periodAt, type PeriodIndex } from "#domain/time/period.ts"

import type { FactAnswer, FactServices, NearFact } from "./fact-view.ts"
import { chooseIndicator } from "./read/choose-indicator.ts"
import { describeFact } from "./read/describe-fact.ts"
import {
  nearestCountries,
  nearestIndicators,
  nearestPeriods,
  nearestPublishers,
} from "./read/nearest.ts"

/** Which figure is asked for, as people or addresses write it. */
export type FactRequest = {
  /** Name, plain name of a measure, id or code. */
  indicator: string
  country: string
  /** `2022`, `2022-Q3`, `2022-10` or `latest`. */
  period: string
  /** `YYYY-MM-DD`: the figure as it was known on that day. */
  asOf?: string | undefined
}

/**
 * One figure with its sentence, rank, change and vintages, or what is missing and what lies nearest. `latest` is the
 * newest actual figure that can be right; a forecast is never the latest.
 */
export async function findFact(services: FactServices, request: FactRequest): Promise<FactAnswer> {
  const { catalog } = services
  const asOf = request.asOf ?? null
  const country = findCountry(request.country)
  const indicator = country
    ? await chooseIndicator(catalog, request.indicator, country)
    : (await catalog.findIndicator(request.indicator))?.indicator
  if (!indicator) {
    const rest = { country: country?.code ?? request.country, period: request.period, asOf }
    const nearest = await nearestIndicators(services, request.indicator, rest)
    return missingName(`There is no indicator “${cut(request.indicator)}”.`, nearest)
  }
  if (!country) {
    const nearest = nearestCountries(request.country, indicator, { period: request.period, asOf })
    return missingName(`There is no country or region “${cut(request.country)}”.`, nearest)
  }
  const period = readPeriod(request.period)
  if (!period) {
    return missing(
      `“${cut(request.period)}” is not a period. Write a year such as 2022, 2022-Q3, 2022-10 or latest.`,
      [],
    )
  }
  const frequency = period === "latest" ? undefined : period.frequency
  const answer = await catalog.getDataset({
    indicator: indicator.id,
    country: country.code,
    frequency,
    asOf: request.asOf,
  })
  if (answer.state !== "found") {
    const what = seriesTitle({ indicator, place: country })
    return missing(
      whyNone(what, answer.state === "fact", asOf),
      await nearestPublishers(catalog, indicator, country),
    )
  }
  return findFigure(services, answer.dataset, period, asOf)
}

type AskedPeriod = "latest" | NonNullable<ReturnType<typeof parsePeriod>>

function readPeriod(text: string): AskedPeriod | undefined {
  return text.trim().toLowerCase() === "latest" ? "latest" : parsePeriod(text)
}

function whyNone(what: string, isUndated: boolean, asOf: string | null): string {
  if (isUndated) return `${what}: the source gives no date for its figure, so it has no period.`
  if (asOf !== null) return `${what}: no figures are available from before ${dayText(asOf)}.`
  return `${what}: there are no figures.`
}

async function findFigure(
  services: FactServices,
  dataset: Dataset,
  period: AskedPeriod,
  asOf: string | null,
): Promise<FactAnswer> {
  const { observations } = dataset
  const index = period === "latest" ? findLatest(dataset) : findAsked(dataset, period)
  const value = index === undefined ? null : valueAt(observations, index)
  if (index !== undefined && value !== null) {
    const fact = await describeFact(services, { dataset, index, value, asOf })
    return { state: "found", fact }
  }
  const what = seriesTitle({ indicator: dataset.indicator, place: dataset.country })
  if (period === "latest") {
    return missing(
      `${what}: all figures are forecasts or doubtful, so none is the latest.`,
      nearestPeriods(dataset, observations.start, asOf),
    )
  }
  const wanted = periodAt(period.frequency, period.index)
  if (period.frequency !== observations.frequency) {
    return missing(
      `${what}: there are no ${period.frequency} figures, only ${dataset.frequencies.join(" and ")} ones.`,
      nearestPeriods(dataset, lastIndex(observations), asOf),
    )
  }
  return missing(
    `${what}: there is no figure for ${wanted}.`,
    nearestPeriods(dataset, period.index, asOf),
  )
}

function findLatest({ observations, doubtful, forecastFrom }: Dataset): PeriodIndex | undefined {
  const newest = newestFigure(withoutDoubtful(observations, doubtful), forecastFrom)
  return newest?.isForecast === false ? newest.index : undefined
}

function findAsked(
  { observations }: Dataset,
  period: Exclude<AskedPeriod, "latest">,
): PeriodIndex | undefined {
  return period.frequency === observations.frequency ? period.index : undefined
}

function missingName(sentence: string, nearest: readonly NearFact[]): FactAnswer {
  return missing(nearest.length === 0 ? `${sentence} ${NOTHING_ALIKE}` : sentence, nearest)
}

function missing(sentence: string, nearest: readonly NearFact[]): FactAnswer {
  return { state: "missing", sentence, nearest }
}

function cut(text: string): string {
  return text.slice(0, 80)
}
