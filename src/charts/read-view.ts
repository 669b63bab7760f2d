import type { Frequency } from "#domain/frequency.ts"
import { yearOf } from "#domain/period.ts"
import { lastIndex, type Figures } from "#domain/series.ts"

import type { ChartSpec } from "./chart-spec.ts"
import { shownFigures } from "./draw-chart.ts"
import { parseChartQuery } from "./parse-chart-query.ts"

/** What an address shows of a dataset: the spec, the figures of its years, and what there was to choose from. */
export type ChartView = {
  spec: ChartSpec
  figures: Figures
  firstYear: number
  lastYear: number
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
}

/** Reads the wishes of an address for a dataset's figures: the same for its page, its frame and its files. */
export function readView(
  dataset: { figures: Figures; frequencies: readonly Frequency[] },
  query: URLSearchParams,
  currentYear: number,
): ChartView {
  const { figures, frequencies } = dataset
  const { frequency } = figures
  const firstYear = yearOf(frequency, figures.start)
  const lastYear = yearOf(frequency, lastIndex(figures))
  const bounds = { frequencies, frequency, firstYear, lastYear, currentYear }
  const { spec, ignored } = parseChartQuery(query, bounds)
  return {
    spec,
    figures: shownFigures(figures, spec),
    firstYear,
    lastYear,
    ignored: ignored.map(({ reason }) => reason),
  }
}
