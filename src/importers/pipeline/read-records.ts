import type { Forecast } from "#db/catalogue/forecast-writes.ts"
import type { WrittenSeries } from "#db/imports/write-observations.ts"
import { findActualPart, type ActualPart } from "#domain/series/find-actual-part.ts"
import { firstUnendedPeriod } from "#domain/time/forecast-start.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { countValues, trimGaps, type Observations } from "#domain/series/series.ts"
import { undatedValuesDate, UNKNOWN_DATE, type FileDate } from "#domain/time/vintage.ts"

import { correctIndicator, correctSeries } from "./correct-records.ts"
import type {
  ImportedFact,
  ImportedIndicator,
  ImportedSeries,
  ImportFile,
  Progress,
} from "../importer.ts"
import { noteSuspicion, type Suspects } from "./mark-doubtful.ts"
import { createBaseCodes } from "../indicators/price-bases.ts"
import type { ProblemLog } from "./problem-log.ts"
import { createValueSamples } from "./value-sample.ts"

/** What a file holds besides its series, which are handed on one by one. */
export type FileContents = {
  rows: number
  valueCount: number
  series: number
  /** By indicator id. */
  indicators: Map<string, ImportedIndicator>
  withValues: Set<string>
  facts: ImportedFact[]
  forecasts: Forecast[]
  /** The end of the last actual period of each indicator, by id; only for a file without a date. */
  valuesDates: Map<string, string>
  /** The suspicions about the values of each indicator. */
  suspects: Suspects
  /** The publisher's date of the file, else the end of the last actual period in it. */
  vintage: FileDate
}

/** Takes what is read. */
type Reader = {
  problems: ProblemLog
  onProgress: ((progress: Progress) => void) | undefined
  onSeries(series: WrittenSeries): Promise<void> | undefined
}

const SERIES_A_REPORT = 500

/**
 * Reads a file to its end. Hands on each series without the gaps before and after it, and logs each problem. In a file
 * without a date, periods that had not ended by `today` are forecasts.
 */
export async function readRecords(
  file: ImportFile,
  today: string,
  { problems, onProgress, onSeries }: Reader,
): Promise<FileContents> {
  const contents = openContents(file)
  const samples = createValueSamples()
  const report = () => {
    const { rows, valueCount } = contents
    onProgress?.({ file: file.name, phase: "reading", rows, valueCount })
  }
  const date = file.vintage.stated ? file.vintage.date : today
  const unended = {
    yearly: firstUnendedPeriod("yearly", date),
    quarterly: firstUnendedPeriod("quarterly", date),
    monthly: firstUnendedPeriod("monthly", date),
  }
  const takeSeries = (record: ImportedSeries) => {
    const series = addSeries(contents, correctSeries(record, problems.add), unended)
    samples.add(series)
    if (series && contents.series % SERIES_A_REPORT === 0) report()
    return series && onSeries(series)
  }
  const withBase = createBaseCodes()
  for await (const found of file.records())
    for (const read of "kind" in found ? [found] : found) {
      const record = withBase(read)
      if (record.kind === "rows") contents.rows += record.rows
      else if (record.kind === "problem") problems.add(record)
      else if (record.kind === "indicator") addIndicator(contents, record)
      else if (record.kind === "fact") {
        contents.facts.push(record)
        contents.withValues.add(indicatorId(record.publisherId, record.code))
      } else {
        const written = takeSeries(record)
        if (written) await written
      }
    }
  samples.resolve(contents.indicators)
  return contents
}

function openContents({ vintage }: ImportFile): FileContents {
  return {
    rows: 0,
    valueCount: 0,
    series: 0,
    indicators: new Map(),
    withValues: new Set(),
    facts: [],
    forecasts: [],
    valuesDates: new Map(),
    suspects: new Map(),
    vintage: vintage.stated ? vintage : { date: UNKNOWN_DATE, stated: false },
  }
}

function addSeries(
  contents: FileContents,
  record: ImportedSeries,
  unended: Readonly<Record<Frequency, PeriodIndex>>,
): WrittenSeries | undefined {
  const observations = trimGaps(record.observations)
  if (!observations) return undefined
  const id = indicatorId(record.publisherId, record.code)
  const valueCount = countValues(observations)
  contents.series += 1
  contents.valueCount += valueCount
  contents.withValues.add(id)
  noteSuspicion(contents.suspects, id, observations.values)
  if (record.forecastFrom !== undefined) addForecast(contents, record, record.forecastFrom)
  const actual = findActualPart(observations, record.forecastFrom, unended[observations.frequency])
  const valuesDate = dateValues(contents, id, { ...observations, ...actual })
  return {
    indicatorId: id,
    country: record.country,
    ...observations,
    valueCount,
    valuesDate,
    ...actual,
  }
}

/**
 * The day of a series, by which the newest of several files is chosen. Without a stated date it is the end of the last
 * actual period: at first that of the series, and once all is read the latest one of its indicator, because the figures
 * of one file and indicator are of one edition.
 */
function dateValues(contents: FileContents, id: string, series: Observations & ActualPart): string {
  const { date, stated } = contents.vintage
  if (stated) return date
  const day = undatedValuesDate(series)
  if (day > (contents.valuesDates.get(id) ?? UNKNOWN_DATE)) contents.valuesDates.set(id, day)
  if (series.lastActualIndex !== null && day > date) contents.vintage = { date: day, stated }
  return day
}

function addForecast(contents: FileContents, record: ImportedSeries, start: PeriodIndex): void {
  const { publisherId, code, country, frequency } = record
  contents.forecasts.push({
    indicatorId: indicatorId(publisherId, code),
    country,
    frequency,
    start,
  })
}

/** Keeps the first description of an indicator in a file; later ones fill its empty fields. */
function addIndicator(contents: FileContents, record: ImportedIndicator): void {
  const id = indicatorId(record.publisherId, record.code)
  const held = contents.indicators.get(id)
  if (!held) {
    // A copy, because a string cut out of a file holds the whole piece of the file in memory.
    contents.indicators.set(id, structuredClone(correctIndicator(id, record)))
    return
  }
  contents.indicators.set(id, {
    ...held,
    publishedName: held.publishedName || record.publishedName,
    definition: held.definition || record.definition,
    notes: held.notes || record.notes,
    sourceNote: held.sourceNote || record.sourceNote,
    topics: [...new Set([...held.topics, ...record.topics])],
  })
}
