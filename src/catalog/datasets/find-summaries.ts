import type { Database } from "#db/engine/database.ts"
import {
  selectIndicatorSummaries,
  selectPairSummaries,
  type DatasetSummaryRow,
} from "#db/catalogue/dataset-summaries.ts"
import { COUNTRIES, REGIONS } from "#domain/places/find-country.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import type { CountryCode } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { IndicatorIndex } from "../indicators/indicator-index.ts"
import { summaryFromRow } from "./summary-from-row.ts"
import type { SeriesSummary } from "../series-summary.ts"

type Pair = { indicatorId: string; country: CountryCode }
type AskedPair = Pair & { frequency?: Frequency | undefined }

/**
 * One summary a pair in the order asked, at the frequency asked for where it is stored, else at the coarsest stored one;
 * `undefined` where there is no series.
 */
export async function findSummaries(
  db: Database,
  index: IndicatorIndex,
  pairs: readonly AskedPair[],
): Promise<(SeriesSummary | undefined)[]> {
  if (pairs.length === 0) return []
  const rows = await selectPairSummaries(db, pairs)
  const coarsest = chooseCoarsest(rows)
  const exact = new Map(rows.map((row) => [`${makeKey(row)}:${row.frequency}`, row]))
  return pairs.map((pair) => {
    const key = makeKey(pair)
    const row = exact.get(`${key}:${pair.frequency ?? ""}`) ?? coarsest.get(key)
    return row && summaryFromRow(row, index)
  })
}

/** Latest figure of an indicator for each place that has one: countries by name, then regions. */
export async function listCountryValues(
  db: Database,
  index: IndicatorIndex,
  indicator: Indicator,
): Promise<SeriesSummary[]> {
  const coarsest = chooseCoarsest(await selectIndicatorSummaries(db, indicator.id))
  return [...COUNTRIES, ...REGIONS].flatMap(({ code }) => {
    const row = coarsest.get(makeKey({ indicatorId: indicator.id, country: code }))
    return (row && summaryFromRow(row, index)) ?? []
  })
}

function chooseCoarsest(rows: readonly DatasetSummaryRow[]): Map<string, DatasetSummaryRow> {
  const finestFirst = rows.toSorted(
    (a, b) => FREQUENCIES.indexOf(b.frequency) - FREQUENCIES.indexOf(a.frequency),
  )
  return new Map(finestFirst.map((row) => [makeKey(row), row]))
}

function makeKey({ indicatorId, country }: Pair): string {
  return `${indicatorId}:${country}`
}
