import type { DatasetSummaryRow } from "#db/catalogue/dataset-summaries.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { periodAt, getYear } from "#domain/time/period.ts"
import { inLocalCurrency } from "#domain/units/in-local-currency.ts"

import { datasetId } from "../dataset-id.ts"
import { getIndicator, type IndicatorIndex } from "../indicators/indicator-index.ts"
import type { SeriesSummary } from "../series-summary.ts"

/** A stored series as one line of a list; `undefined` when its indicator or country is not known (any more). */
export function summaryFromRow(
  row: DatasetSummaryRow,
  index: IndicatorIndex,
): SeriesSummary | undefined {
  const indicator = getIndicator(index, row.indicatorId)
  const country = countryByCode(row.country)
  if (!indicator || !country) return undefined
  const { frequency, lastActualIndex } = row
  return {
    id: datasetId(row),
    indicator: inLocalCurrency(indicator, country),
    country,
    frequency,
    startYear: getYear(frequency, row.startIndex),
    endYear: getYear(frequency, row.lastIndex),
    lastActualYear: lastActualIndex === null ? null : getYear(frequency, lastActualIndex),
    latest: {
      period: periodAt(frequency, lastActualIndex ?? row.lastIndex),
      value: row.latestActualValue ?? row.latestValue,
      isForecast: lastActualIndex === null,
    },
    lastModified: row.changedAt,
    redistribute: row.redistribute,
    recent: row.recent,
    isDoubtful: row.isDoubtful,
    previous: row.recent.at(-2) ?? null,
    pace:
      lastActualIndex === null
        ? null
        : {
            frequency,
            values: row.recent,
            last: lastActualIndex,
            usualLast: index.usualLast(row.sourceId, frequency),
          },
  }
}
