import { findRange } from "#charts/explore/draw-multi.ts"
import { markDoubtful, markForecast } from "#charts/text/series-text.ts"
import { formatColumn, NO_DATA } from "#domain/format/number-format.ts"
import { statusAt } from "#domain/series/figure-status.ts"
import { valueAt } from "#domain/series/series.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import { periodLabel } from "#domain/time/period.ts"

import type { ComposedSeries, ComposedTable } from "../composition.ts"
import type { FigureParts } from "./figure-parts.ts"

type NamedSeries = ComposedSeries & { name: string }

/** A row for each period, the newest first, and a column for each series. */
export function periodTable(
  series: readonly NamedSeries[],
  { frequency }: FigureParts,
): ComposedTable {
  const range = findRange(series.map(({ observations }) => observations))
  const count = range ? range.end - range.start + 1 : 0
  return {
    rowHeading: PERIOD_HEADINGS[frequency],
    columns: series.map(({ name, unit }) => ({ heading: name, unit })),
    rows: Array.from({ length: count }, (_, k) => {
      const index = (range?.end ?? 0) - k
      return {
        label: periodLabel(frequency, index),
        slug: null,
        cells: series.map((one) => writeCell(one, index)),
      }
    }),
  }
}

/** Of many places a row each, with the first and the last period shown. */
export function yearsTable(
  series: readonly NamedSeries[],
  { frequency, measures }: FigureParts,
): ComposedTable {
  const range = findRange(series.map(({ observations }) => observations))
  const ends = range ? [range.start, range.end] : []
  return {
    rowHeading: "Country",
    columns: ends.map((index) => ({ heading: periodLabel(frequency, index), unit: "" })),
    rows: series.map((one) => ({
      label:
        measures.length > 1
          ? `${one.place.name}, ${measures[one.measure]?.name ?? ""}`
          : one.place.name,
      slug: one.place.slug,
      cells: ends.map((index) => writeCell(one, index)),
    })),
  }
}

/** A figure as it stands in a table, forecasts and doubtful ones marked. */
export function writeCell(series: ComposedSeries, index: number): string {
  const value = valueAt(series.observations, index)
  if (value === null) return NO_DATA
  const written = formatColumn(value, series.format)
  const status = statusAt(index, series)
  if (status === "doubtful") return markDoubtful(written)
  return status === "forecast" ? markForecast(written) : written
}
