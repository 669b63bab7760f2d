import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Transaction } from "#db/engine/database.ts"
import { removeEarlierParts } from "#db/imports/earlier-parts.ts"
import { keepOlder } from "#db/imports/keep-older.ts"
import {
  selectMergeOutcome,
  forgetRestored,
  insertNewSeries,
  keepSuperseded,
  redateSeries,
  remarkSeries,
  replaceSeries,
  type Merge,
} from "#db/imports/merge-series.ts"
import type { JudgedIndicator } from "#domain/series/decide-doubtful.ts"

import { joinEarlierObservations } from "./join-earlier-observations.ts"
import { markDoubtful } from "./mark-doubtful.ts"

/** How many series a merge has looked at, and what became of them; `redated` holds those of which only notes changed. */
export type MergedSeries = {
  total: number
  new: number
  changed: number
  older: number
  redated: number
}

/** Lets the staged series of these indicators take effect, which are those of the slice if the merge has one. */
export async function mergeSeries(
  transaction: Transaction,
  merge: Merge,
  { indicators, suspects }: { indicators: readonly string[]; suspects: readonly JudgedIndicator[] },
): Promise<MergedSeries> {
  const shortened = await removeEarlierParts(transaction, merge)
  const outcome = await selectMergeOutcome(transaction, merge)
  if (outcome.changed > 0) {
    await keepSuperseded(transaction, merge)
    await forgetRestored(transaction, merge)
    await replaceSeries(transaction, merge)
  }
  if (outcome.redated > 0) await redateSeries(transaction, merge)
  if (outcome.remarked > 0) await remarkSeries(transaction, merge)
  const older = outcome.older > 0 ? await keepOlder(transaction, merge) : 0
  if (outcome.new > 0) await insertNewSeries(transaction, merge, outcome)
  const joined = await joinEarlierObservations(transaction, merge)
  if (outcome.new + outcome.changed + outcome.redated + outcome.remarked + shortened + joined > 0)
    await refreshCoverage(transaction, indicators)
  if (outcome.new + outcome.changed + older > 0)
    await markDoubtful(transaction, suspects, merge.importId)
  return {
    total: outcome.total,
    new: outcome.new,
    changed: outcome.changed,
    older,
    redated: outcome.redated + outcome.remarked,
  }
}
