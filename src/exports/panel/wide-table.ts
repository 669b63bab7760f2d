import type { PanelSeries } from "#catalog/panel.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import { periodAt } from "#domain/time/period.ts"
import { lastIndex, valueAt } from "#domain/series/series.ts"

import { writeLeftOut, type PanelColumn, type PanelTableCell } from "./long-rows.ts"
import { writeTerms } from "./write-terms.ts"

/** A table with a row for each series and a column for each period. */
export type WideTable = { columns: PanelColumn[]; rows: PanelTableCell[][] }

const ABOUT = [
  "country_code",
  "country",
  "indicator_id",
  "indicator",
  "frequency",
  "unit",
  "as_of",
  "vintage",
  "publisher",
  "licence",
  "forecast_from",
  "doubtful",
]

/**
 * A panel with the periods side by side. Which of them are forecasts or doubtful is said in columns of their own. All
 * series are held in memory, because the first line names every period.
 */
export function buildWideTable(
  series: readonly PanelSeries[],
  asOf: readonly (string | null)[],
): WideTable {
  const ranges = FREQUENCIES.flatMap((frequency) => findRange(series, frequency) ?? [])
  const periods = ranges.flatMap(({ frequency, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, k) => periodAt(frequency, first + k)),
  )
  return {
    columns: [
      ...ABOUT.map((name) => ({ name, kind: "text" as const })),
      ...periods.map((name) => ({ name, kind: "number" as const })),
    ],
    rows: series.flatMap((one) =>
      one.versions.flatMap((version, k) =>
        version ? [writeRow(one, version, asOf[k] ?? null, ranges)] : [],
      ),
    ),
  }
}

type Range = { frequency: Frequency; first: number; last: number }
type Version = NonNullable<PanelSeries["versions"][number]>

function findRange(series: readonly PanelSeries[], frequency: Frequency): Range | undefined {
  let [first, last] = [Infinity, -Infinity]
  for (const one of series) {
    if (one.frequency !== frequency) continue
    for (const { observed } of one.versions.filter((version) => version !== null)) {
      if (!observed) continue
      first = Math.min(first, observed.start)
      last = Math.max(last, lastIndex(observed))
    }
  }
  return last < first ? undefined : { frequency, first, last }
}

function writeRow(
  { indicator, country, frequency }: PanelSeries,
  version: Version,
  day: string | null,
  ranges: readonly Range[],
): PanelTableCell[] {
  const { observed, source, vintage, forecastFrom, doubtful } = version
  const about = [
    country.code,
    country.name,
    indicator.id,
    indicator.name,
    frequency,
    indicator.unit,
    day,
    vintage,
    source.publisher,
    observed ? writeTerms(source) : writeLeftOut(source),
    forecastFrom === null ? null : periodAt(frequency, forecastFrom),
    doubtful.map(({ index }) => periodAt(frequency, index)).join(" ") || null,
  ]
  const values = ranges.flatMap((range) =>
    Array.from({ length: range.last - range.first + 1 }, (_, k) =>
      observed && range.frequency === frequency ? valueAt(observed, range.first + k) : null,
    ),
  )
  return [...about, ...values]
}
