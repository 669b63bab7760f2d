import { PERIODS_PER_YEAR, type Frequency } from "./frequency.ts"
import { isoDay } from "./iso-day.ts"
import type { PeriodIndex } from "./period.ts"

/** The date of a file, `YYYY-MM-DD`, and whether its publisher states it. */
export type FileDate = { date: string; stated: boolean }

/** What decides between two files' figures of one series. */
export type Vintage = {
  /** `YYYY-MM-DD`: the publisher's date of the file, else the end of its last actual period of the indicator. */
  valuesDate: string
  /** `null` where all figures are forecasts. */
  lastActualIndex: PeriodIndex | null
  valueCount: number
  checksum: string
  lineage: string
  /** Identifies the file: the same for the same bytes, and for editions of the same stated date. */
  file: string
}

/** The date of a file whose date is not known. */
export const UNKNOWN_DATE = "0001-01-01"

/**
 * Whether the figures of a candidate replace the current ones. The newer date wins. On the same date, figures that are
 * actual for longer win, then those that are more, then the greater checksum and lineage: a total order, so that the
 * order of imports does not matter. The current file, read again, replaces what it brought before. The SQL of
 * `db/imports/merge-series.ts` must decide the same.
 */
export function isNewer(candidate: Vintage, current: Vintage): boolean {
  const { checksum, valuesDate } = current
  if (candidate.file === current.file)
    return candidate.checksum !== checksum || candidate.valuesDate !== valuesDate
  const [a, b] = [listRankKeys(candidate), listRankKeys(current)]
  for (const [k, value] of a.entries()) {
    const other = b[k] ?? value
    if (value !== other) return value > other
  }
  return false
}

function listRankKeys(vintage: Vintage): (number | string)[] {
  const { valuesDate, lastActualIndex, valueCount, checksum, lineage } = vintage
  return [valuesDate, lastActualIndex ?? NO_PERIOD, valueCount, checksum, lineage]
}

const NO_PERIOD = -1

/** The last day of a period, `YYYY-MM-DD`. */
export function lastDayOfPeriod(frequency: Frequency, index: PeriodIndex): string {
  const month = ((index + 1) * 12) / PERIODS_PER_YEAR[frequency]
  // Day 0 of the month after is the last of the period.
  return isoDay(new Date(Date.UTC(Math.floor(month / 12), month % 12, 0)))
}

/**
 * The day by which the choice between files of a series goes where its file has no date: the end of its last actual
 * period; of forecasts alone, the day before they begin.
 */
export function undatedValuesDate(series: {
  frequency: Frequency
  start: PeriodIndex
  lastActualIndex: PeriodIndex | null
}): string {
  return lastDayOfPeriod(series.frequency, series.lastActualIndex ?? series.start - 1)
}
