import type { DatasetFreshness } from "#catalog/dataset-freshness.ts"
import { datasetId } from "#catalog/dataset-id.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { readView } from "#charts/views/read-view.ts"
import { asOfSentence, olderPartsSentence } from "#charts/text/series-text.ts"
import { seriesFeedPath } from "#domain/addresses/page-paths.ts"
import { firstForecastShown } from "#domain/series/first-forecast-shown.ts"
import { isCalendarDay } from "#domain/time/calendar-day.ts"
import { dayText } from "#domain/time/day-text.ts"
import type { Country } from "#domain/places/country.ts"
import { behindText, freshnessText, monthText } from "#domain/time/freshness-text.ts"
import { doubtfulShown } from "#domain/series/doubtful-values.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { leadOfText } from "./text/lead-of-text.ts"
import type { IndicatorInfo, LinkedPlace, SeriesData, SourceInfo } from "./page-data.ts"

/** What a page shows of a dataset for the options in its address. */
export function seriesData(
  dataset: Dataset,
  query: URLSearchParams,
  options: { asOf: string | null; currentYear: number; freshness?: DatasetFreshness | null },
): SeriesData {
  const { indicator } = dataset
  const view = readView(dataset, query, options.currentYear)
  return {
    id: dataset.id,
    indicator: indicatorInfo(indicator),
    place: describePlace(dataset.country),
    countryCode: dataset.country.code,
    source: sourceInfo(dataset.source),
    ...view,
    format: unitFormat(indicator.unit, indicator.currency, indicator.decimals),
    frequencies: dataset.frequencies,
    derived: dataset.derivedFrom && {
      from: dataset.derivedFrom,
      aggregation: indicator.aggregation,
    },
    ...olderText(dataset, view.observations),
    forecastFrom: firstForecastShown(dataset, view.observations),
    doubtful: doubtfulShown(dataset.doubtful, view.observations),
    vintage: dataset.vintage,
    vintageStated: dataset.vintageStated,
    asOf: options.asOf,
    freshness: freshnessView(options.freshness ?? null),
    feed: buildFeedPath(dataset),
  }
}

function olderText(
  { olderParts = [] }: Dataset,
  shown: Observations,
): Pick<SeriesData, "olderParts" | "olderFiles"> {
  const parts = olderParts.filter((part) => part.lastIndex >= shown.start)
  return parts.length === 0
    ? {}
    : { olderParts: olderPartsSentence(parts, shown.frequency), olderFiles: parts }
}

function freshnessView(freshness: DatasetFreshness | null): SeriesData["freshness"] {
  if (freshness === null) return null
  const { nextExpected } = freshness
  return {
    text: freshnessText(freshness),
    stale: behindText(freshness),
    nextExpected: nextExpected && monthText(nextExpected),
  }
}

/** What is derived changes with the series it is made from. */
function buildFeedPath({ indicator, country, observations, derivedFrom }: Dataset): string {
  const frequency = derivedFrom ?? observations.frequency
  return seriesFeedPath(datasetId({ indicatorId: indicator.id, country: country.code, frequency }))
}

/** The part of an indicator that pages say. */
export function indicatorInfo(indicator: Indicator): IndicatorInfo {
  const { id, name, code, category, topics, unit, definition, notes, sourceNote } = indicator
  return {
    id,
    name,
    code,
    category,
    topics,
    unit,
    definition,
    shownUnit: unitScale(unit)?.unit ?? unit,
    notes: leadOfText(notes),
    sourceNote: leadOfText(sourceNote),
  }
}

/** The part of a country that pages link. */
export function describePlace({ name, slug, code2 }: Country): LinkedPlace {
  return { name, slug, code2 }
}

/** The part of a source that pages credit. */
export function sourceInfo(source: Source): SourceInfo {
  const { id, publisher, title, url, licence, licenceUrl, attribution } = source
  return {
    id,
    publisher,
    title,
    url,
    licence,
    licenceUrl,
    attribution,
    terms: redistributionSentence(source),
    isRestricted: source.redistribute === "non-commercial",
    isClosed: source.redistribute === "no",
  }
}

/** Says as of which day the figures of a page are, or why they are not as of the day that was asked for. */
export function listDayNotices(
  { day, problem }: ReturnType<typeof readAsOf>,
  hasValues: boolean,
): string[] {
  if (day === null) return problem === null ? [] : [problem]
  return [hasValues ? asOfSentence(day) : `No figures are available from before ${dayText(day)}.`]
}

/** Reads `asOf=YYYY-MM-DD`: the day, nothing, or the sentence that says it was not understood. */
export function readAsOf(query: URLSearchParams): { day: string | null; problem: string | null } {
  const text = (query.get("asOf") ?? "").trim()
  if (text === "") return { day: null, problem: null }
  if (isCalendarDay(text)) return { day: text, problem: null }
  return { day: null, problem: "The date could not be read, so the newest figures are shown." }
}
