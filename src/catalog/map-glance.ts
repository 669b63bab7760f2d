import type { DatasetSummaryRow } from "#db/dataset-summaries.ts"
import { countryByCode } from "#domain/find-country.ts"
import { periodAt, yearOf } from "#domain/period.ts"

import { datasetId } from "./dataset-id.ts"
import { inLocalCurrency } from "./in-local-currency.ts"
import type { IndicatorIndex } from "./indicator-index.ts"
import type { SeriesGlance } from "./types.ts"

/** A stored series as one line of a list; `undefined` when its indicator or country is not known (any more). */
export function mapGlance(row: DatasetSummaryRow, index: IndicatorIndex): SeriesGlance | undefined {
  const indicator = index.byId.get(row.indicatorId)?.indicator
  const country = countryByCode(row.country)
  if (!indicator || !country) return undefined
  return {
    id: datasetId(row),
    indicator: inLocalCurrency(indicator, country),
    country,
    frequency: row.frequency,
    startYear: yearOf(row.frequency, row.startIndex),
    endYear: yearOf(row.frequency, row.lastIndex),
    latest: { period: periodAt(row.frequency, row.lastIndex), value: row.latestValue },
    lastModified: row.changedAt,
    redistribute: row.redistribute,
    recent: row.recent,
    previous: row.recent.at(-2) ?? null,
  }
}
