import type { Queryable, Transaction } from "#db/engine/database.ts"
import {
  selectImportedSeries,
  selectNamesAndUnits,
  upsertMarks,
  type DoubtfulMarks,
  type AssessedSeries,
} from "#db/catalogue/doubtful.ts"
import {
  createSeriesAssessor,
  isReviewed,
  listMarkedValues,
  type DoubtFinding,
  type AssessedIndicator,
} from "#domain/series/decide-doubtful.ts"
import {
  findEmptiedFrom,
  isSuspect,
  mayBeEmptied,
  screenValues,
  type Suspicion,
} from "#domain/series/find-doubtful.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import type { Observations } from "#domain/series/series.ts"

/** The suspicions about the values of a file, by indicator. */
export type Suspects = Map<string, Suspicion>

/** Adds the suspicions about one series to those about its indicator. */
export function noteSuspicion(
  suspects: Suspects,
  id: string,
  values: readonly (number | null)[],
): void {
  const found = screenValues(values)
  const held = suspects.get(id)
  if (!held) {
    suspects.set(id, found)
    return
  }
  held.isNegative ||= found.isNegative
  held.isOver100 ||= found.isOver100
  held.hasStep ||= found.hasStep
  held.endsInZero ||= found.endsInZero
}

// The values of this many indicators are loaded at a time, which limits the memory.
const INDICATORS_AT_ONCE = 50
const MARKS_AT_ONCE = 1000

/** The indicators with a suspicion, which few have, or with a decision made by hand. */
export async function selectSuspects(
  transaction: Transaction,
  suspects: Suspects,
): Promise<AssessedIndicator[]> {
  const described = await selectNamesAndUnits(transaction, [...suspects.keys()])
  return described.filter((indicator) => {
    const suspicion = suspects.get(indicator.indicatorId)
    return isReviewed(indicator.indicatorId) || (suspicion && isSuspect(indicator, suspicion))
  })
}

/** Marks the values of an import that cannot be right, among the indicators that `selectSuspects` chose. */
export async function markDoubtful(
  transaction: Transaction,
  chosen: readonly AssessedIndicator[],
  importId: number,
): Promise<void> {
  for (let k = 0; k < chosen.length; k += INDICATORS_AT_ONCE) {
    const indicators = chosen.slice(k, k + INDICATORS_AT_ONCE)
    const ids = indicators.map(({ indicatorId }) => indicatorId)
    const all = Map.groupBy(
      await selectImportedSeries(transaction, ids, importId),
      ({ indicatorId }) => indicatorId,
    )
    const rows = indicators.flatMap((indicator) =>
      assessSeries(indicator, all.get(indicator.indicatorId) ?? []).map(makeMarks),
    )
    await writeMarks(transaction, rows)
  }
}

/** Finds the series of one indicator that have doubtful values. */
export function assessSeries(
  indicator: AssessedIndicator,
  all: readonly AssessedSeries[],
): { series: AssessedSeries; findings: DoubtFinding[] }[] {
  const assess = createSeriesAssessor(
    indicator,
    mayBeEmptied(indicator) ? findYearlyEmptied(all) : undefined,
  )
  return all.flatMap((series) => {
    const observations = toObservations(series)
    const findings = observations ? assess(series.country, observations) : []
    return findings.length === 0 ? [] : [{ series, findings }]
  })
}

/** Writes marks in batches; leaves out series without marks. */
export async function writeMarks(db: Queryable, rows: readonly DoubtfulMarks[]): Promise<void> {
  const marked = rows.filter(({ periods }) => periods.length > 0)
  for (let k = 0; k < marked.length; k += MARKS_AT_ONCE)
    await upsertMarks(db, marked.slice(k, k + MARKS_AT_ONCE))
}

/** The marks of a series as they are stored. Findings that a decision explains are not marked. */
export function makeMarks({
  series: { indicatorId, country, frequency, checksum },
  findings,
}: {
  series: AssessedSeries
  findings: readonly DoubtFinding[]
}): DoubtfulMarks {
  const marked = listMarkedValues(findings)
  return {
    indicatorId,
    country,
    frequency,
    checksum,
    periods: marked.map(({ index }) => index),
    reasons: marked.map(({ reason }) => reason),
  }
}

function findYearlyEmptied(all: readonly AssessedSeries[]) {
  const yearly = all.filter(({ frequency }) => frequency === "yearly")
  return findEmptiedFrom(yearly.flatMap((series) => toObservations(series) ?? []))
}

function toObservations({
  frequency,
  startIndex,
  values,
}: AssessedSeries): Observations | undefined {
  return isFrequency(frequency) ? { frequency, start: startIndex, values } : undefined
}
