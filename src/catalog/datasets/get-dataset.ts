import type { Database } from "#db/engine/database.ts"
import {
  selectDatasets,
  selectDatasetsAsOfDay,
  selectIndicatorDatasets,
  selectOlderDatasets,
  type DatasetRow,
} from "#db/catalogue/datasets.ts"
import { selectFact } from "#db/catalogue/facts.ts"
import { pickSource } from "#db/catalogue/sources.ts"
import { isCalendarDay, notADay } from "#domain/time/calendar-day.ts"
import type { Country } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import { countryByCode, findCountry } from "#domain/places/find-country.ts"
import { forecastStart } from "#domain/time/forecast-start.ts"
import type { Pace } from "#domain/time/freshness.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { beforeForecasts, lastIndex, trimGaps } from "#domain/series/series.ts"
import { inLocalCurrency } from "#domain/units/in-local-currency.ts"

import { chooseObservations, listDoubtful } from "./choose-observations.ts"
import { datasetId, parseDatasetId } from "../dataset-id.ts"
import { mapOlderParts } from "./map-older-parts.ts"
import { findInIndex, getIndicator, type IndicatorIndex } from "../indicators/indicator-index.ts"
import type { Dataset, DatasetAnswer, DatasetQuery, Fact, StoredSeries } from "../dataset.ts"

const PACE_VALUES = 24

/** Answers a query with the dataset, an undated figure, or what exactly is missing. */
export async function getDataset(
  db: Database,
  index: IndicatorIndex,
  query: DatasetQuery,
): Promise<DatasetAnswer> {
  const indicator = findInIndex(index, query.indicator)?.indicator
  if (!indicator) return { state: "no-indicator" }
  const country = findCountry(query.country)
  if (!country) return { state: "no-country", indicator }
  const dataset = await readDataset(db, { index, indicator, country }, query)
  if (dataset) return { state: "found", dataset }
  // A figure without a date cannot be dated by asOf either.
  const fact = query.asOf === undefined ? await readFact(db, indicator, country) : undefined
  return fact ? { state: "fact", fact } : { state: "no-data", indicator, country }
}

/** The dataset with exactly this id, stored or derived; `undefined` when there is none. */
export async function getDatasetById(
  db: Database,
  index: IndicatorIndex,
  id: string,
  asOf: string | undefined,
): Promise<Dataset | undefined> {
  const parts = parseDatasetId(id)
  const indicator = parts && getIndicator(index, parts.indicatorId)
  const country = parts && countryByCode(parts.country)
  if (!parts || !indicator || !country) return undefined
  const { frequency } = parts
  const dataset = await readDataset(db, { index, indicator, country }, { frequency, asOf })
  return dataset?.observations.frequency === frequency ? dataset : undefined
}

async function readDataset(
  db: Database,
  { index, indicator, country }: { index: IndicatorIndex; indicator: Indicator; country: Country },
  { frequency, asOf }: { frequency?: Frequency | undefined; asOf?: string | undefined },
): Promise<Dataset | undefined> {
  const rows =
    asOf === undefined
      ? await selectDatasets(db, indicator.id, country.code)
      : await selectDatasetsAsOfDay(db, indicator.id, country.code, checkDay(asOf))
  const chosen = chooseObservations(rows, frequency, indicator.aggregation)
  if (!chosen) return undefined
  const { row, observations, derivedFrom, forecastFrom, frequencies, doubtful } = chosen
  return {
    id: datasetId({
      indicatorId: indicator.id,
      country: country.code,
      frequency: observations.frequency,
    }),
    indicator: inLocalCurrency(indicator, country),
    country,
    observations,
    derivedFrom,
    forecastFrom,
    doubtful,
    pace: measurePace(row, index.usualLast(row.sourceId, row.frequency)),
    frequencies,
    source: pickSource(row),
    vintage: row.vintage,
    vintageStated: row.vintageStated,
    ...(row.olderParts && { olderParts: mapOlderParts(row, observations.frequency) }),
    retrievedAt: row.retrievedAt,
    changedAt: row.changedAt,
  }
}

/** The last actual figures of a stored series: as many as lists read, so that both come to the same rhythm. */
function measurePace(row: DatasetRow, usualLast: number | null): Pace | null {
  const { frequency, startIndex: start, values } = row
  const actual = trimGaps(beforeForecasts({ frequency, start, values }, forecastStart(row)))
  if (!actual) return null
  return {
    frequency,
    values: actual.values.slice(-PACE_VALUES),
    last: lastIndex(actual),
    usualLast,
  }
}

/** Every stored series of an indicator: all countries and groups, all frequencies, nothing derived. */
export async function listSeries(db: Database, indicator: Indicator): Promise<StoredSeries[]> {
  const rows = await selectIndicatorDatasets(db, indicator.id)
  return rows.flatMap((row) => {
    const country = countryByCode(row.country)
    if (!country) return []
    const { frequency } = row
    return {
      id: datasetId({ indicatorId: indicator.id, country: country.code, frequency }),
      indicator: inLocalCurrency(indicator, country),
      country,
      observations: { frequency, start: row.startIndex, values: row.values },
      forecastFrom: forecastStart(row),
      doubtful: listDoubtful(row),
      source: pickSource(row),
      vintage: row.vintage,
      vintageStated: row.vintageStated,
    }
  })
}

/** What other files and earlier vintages say of a stored series, where they differ from it, the newest first. */
export async function listOlderSeries(db: Database, series: StoredSeries): Promise<StoredSeries[]> {
  const { indicator, country, observations } = series
  const { frequency } = observations
  const key = { indicatorId: indicator.id, country: country.code, frequency }
  const rows = await selectOlderDatasets(db, key)
  return rows.map((row) => ({
    ...series,
    observations: { frequency, start: row.startIndex, values: row.values },
    forecastFrom: forecastStart(row),
    doubtful: listDoubtful(row),
    source: pickSource(row),
    vintage: row.vintage,
    vintageStated: row.vintageStated,
  }))
}

async function readFact(
  db: Database,
  indicator: Indicator,
  country: Country,
): Promise<Fact | undefined> {
  const row = await selectFact(db, indicator.id, country.code)
  if (!row) return undefined
  const { value, ...source } = row
  return { indicator: inLocalCurrency(indicator, country), country, value, source }
}

function checkDay(day: string): string {
  if (!isCalendarDay(day)) throw new AppError("bad-request", notADay(day))
  return day
}
