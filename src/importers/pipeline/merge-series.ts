import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Transaction } from "#db/engine/database.ts"
import { removeEarlierParts } from "#db/imports/earlier-parts.ts"
import {
  countMergeOutcomes,
  insertNewSeries,
  raiseUndated,
  redateSeries,
  removeRestored,
  replaceSeries,
  storeReplaced,
  updateForecastStarts,
  type Merge,
} from "#db/imports/merge-series.ts"
import { storeOlder } from "#db/imports/store-older.ts"
import type { AssessedIndicator } from "#domain/series/decide-doubtful.ts"

import { joinEarlierObservations } from "./join-earlier-observations.ts"
import { markDoubtful } from "./mark-doubtful.ts"

/** How many series were merged, by outcome. Of `redated` ones only the date or the beginning of forecasts changed. */
export type MergedSeries = {
  total: number
  new: number
  changed: number
  older: number
  redated: number
}

/** Merges the staged series of these indicators: of the whole import, or of a slice that has just these. */
export async function mergeSeries(
  transaction: Transaction,
  merge: Merge,
  {
    indicators,
    suspects,
  }: { indicators: readonly string[]; suspects: readonly AssessedIndicator[] },
): Promise<MergedSeries> {
  const shortened = await removeEarlierParts(transaction, merge)
  await raiseUndated(transaction, merge)
  const outcome = await countMergeOutcomes(transaction, merge)
  if (outcome.changed > 0) {
    await storeReplaced(transaction, merge)
    await removeRestored(transaction, merge)
    await replaceSeries(transaction, merge)
  }
  if (outcome.redated > 0) await redateSeries(transaction, merge)
  if (outcome.otherForecasts > 0) await updateForecastStarts(transaction, merge)
  const older = outcome.older > 0 ? await storeOlder(transaction, merge) : 0
  if (outcome.new > 0) await insertNewSeries(transaction, merge, outcome)
  const joined = await joinEarlierObservations(transaction, merge)
  if (
    outcome.new + outcome.changed + outcome.redated + outcome.otherForecasts + shortened + joined >
    0
  )
    await refreshCoverage(transaction, indicators)
  if (outcome.new + outcome.changed + older > 0)
    await markDoubtful(transaction, suspects, merge.importId)
  return {
    total: outcome.total,
    new: outcome.new,
    changed: outcome.changed,
    older,
    redated: outcome.redated + outcome.otherForecasts,
  }
}
