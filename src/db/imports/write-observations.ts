import type { ActualPart } from "#domain/series/find-actual-part.ts"

import type { RowWriter } from "../engine/row-writer.ts"

/** Values of one series on their way into a table; the first and the last are not null. */
export type WrittenSeries = {
  indicatorId: string
  country: string
  frequency: string
  start: number
  values: readonly (number | null)[]
  /** How many of the values are not null. */
  valueCount: number
  /** `YYYY-MM-DD`: decides which of several files has the newest values of the series. */
  valuesDate: string
} & ActualPart

/** What `writeObservations` writes, in its order. */
export const VALUE_COLUMNS = [
  "indicator_id",
  "country_code",
  "frequency",
  "start_index",
  "last_index",
  "figure_count",
  "latest_value",
  "forecast_start",
  "last_actual_index",
  "latest_actual_value",
  "values",
  "checksum",
  "figures_date",
] as const

/** Adds to a row which series it is and its figures, with what is derived from them. */
export function writeObservations(rows: RowWriter, series: WrittenSeries): void {
  const { start, values } = series
  rows.text(series.indicatorId)
  rows.text(series.country)
  rows.text(series.frequency)
  rows.integer(start)
  rows.integer(start + values.length - 1)
  rows.integer(series.valueCount)
  rows.double(values.at(-1) ?? Number.NaN)
  writeActualPart(rows, series)
  rows.text(rows.values(start, values))
  rows.day(series.valuesDate)
}

function writeActualPart(rows: RowWriter, part: ActualPart): void {
  if (part.forecastStart === null) rows.null()
  else rows.integer(part.forecastStart)
  if (part.lastActualIndex === null) rows.null()
  else rows.integer(part.lastActualIndex)
  if (part.latestActualValue === null) rows.null()
  else rows.double(part.latestActualValue)
}
