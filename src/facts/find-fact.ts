import { NOTHING_ALIKE } from "#catalog/find-nearest-indicators.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { findGroup } from "#domain/places/groups.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { lastIndex, newestFigure, valueAt } from "#domain/series/series.ts"
import { dayText } from "#domain/time/day-text.ts"
import { parsePeriod, periodAt, type PeriodIndex } from "#domain/time/period.ts"

import type { FactAnswer, FactServices, NearFact } from "./fact-view.ts"
import { chooseIndicator, isKnownName, type ChosenIndicator } from "./read/choose-indicator.ts"
import { describeFact } from "./read/describe-fact.ts"
import {
  nearestCountries,
  nearestIndicators,
  nearestPeriods,
  nearestWithValues,
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
  const country = findCountry(request.country)
  const named = country
    ? await chooseIndicator(services.catalog, request.indicator, { country, asOf: request.asOf })
    : undefined
  if (country && named) return findOf(services, request, { country, ...named })
  const isKnown = named ?? (await isKnownName(services.catalog, request.indicator))
  return isKnown
    ? explainCountry(request)
    : explainIndicator(services, request, country?.code ?? request.country)
}

async function explainIndicator(
  services: FactServices,
  { indicator, period, asOf }: FactRequest,
  country: string,
): Promise<FactAnswer> {
  const rest = { country, period, asOf: asOf ?? null }
  const nearest = await nearestIndicators(services, indicator, rest)
  return missingName(`There is no indicator “${cut(indicator)}”.`, nearest)
}

function explainCountry({ indicator, country, period, asOf }: FactRequest): FactAnswer {
  if (findGroup(country)) {
    return missing(
      `“${cut(country)}” is a group without figures of its own here. Ask for one of its countries, or for a panel of all of them.`,
      [],
    )
  }
  const nearest = nearestCountries(country, indicator, { period, asOf: asOf ?? null })
  return missingName(`There is no country or region “${cut(country)}”.`, nearest)
}

type Asked = ChosenIndicator & { country: Country }

async function findOf(
  services: FactServices,
  request: FactRequest,
  { indicator, country, usualUnit }: Asked,
): Promise<FactAnswer> {
  const asOf = request.asOf ?? null
  const period = readPeriod(request.period)
  if (!period) {
    return missing(
      `“${cut(request.period)}” is not a period. Write a year such as 2022, 2022-Q3, 2022-10 or latest.`,
      [],
    )
  }
  const frequency = period === "latest" ? undefined : period.frequency
  const answer = await services.catalog.getDataset({
    indicator: indicator.id,
    country: country.code,
    frequency,
    asOf: request.asOf,
  })
  if (answer.state !== "found") {
    const what = seriesTitle({ indicator, place: country })
    return missing(
      whyNone(what, answer.state === "fact", asOf),
      await nearestWithValues(services, indicator, {
        country,
        period: request.period,
        asOf,
      }),
    )
  }
  const found = await findFigure(services, answer.dataset, period, asOf)
  return found.state === "found" ? { ...found, fact: { ...found.fact, usualUnit } } : found
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
