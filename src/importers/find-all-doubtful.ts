import { bumpDataVersion, lockDataVersion } from "#db/imports/data-version-writes.ts"
import type { Database } from "#db/engine/database.ts"
import {
  deleteMarks,
  selectMarks,
  selectAssessedSeries,
  selectNamesAndUnits,
} from "#db/catalogue/doubtful.ts"
import type { DoubtfulMarks, AssessedSeries } from "#db/catalogue/doubtful.ts"
import type { DoubtFinding } from "#domain/series/decide-doubtful.ts"
import type { DoubtRule } from "#domain/series/find-doubtful.ts"

import { assessSeries, makeMarks, writeMarks } from "./pipeline/mark-doubtful.ts"

/** What one rule found in one indicator. */
export type DoubtGroup = {
  indicatorId: string
  name: string
  unit: string
  rule: DoubtRule
  valueCount: number
  places: readonly string[]
  /** The largest of them by amount, with its place and period. */
  largest: { country: string; frequency: string; index: number; value: number }
  decision: DoubtFinding["decision"]
}

export type DoubtReport = { series: number; valueCount: number; groups: readonly DoubtGroup[] }

type Options = {
  db: Database
  now: () => Date
  onProgress?: (series: number) => void
}

const INDICATORS_AT_ONCE = 40

/** Checks every stored value by today's rules and decisions. Rewrites the stored marks where they differ. */
export async function findAllDoubtful(options: Options): Promise<DoubtReport> {
  const { db } = options
  const indicators = await selectNamesAndUnits(db)
  const groups: DoubtGroup[] = []
  const rows: DoubtfulMarks[] = []
  let series = 0
  let valueCount = 0
  for (let k = 0; k < indicators.length; k += INDICATORS_AT_ONCE) {
    const some = indicators.slice(k, k + INDICATORS_AT_ONCE)
    const held = Map.groupBy(
      await selectAssessedSeries(
        db,
        some.map(({ indicatorId }) => indicatorId),
      ),
      ({ indicatorId }) => indicatorId,
    )
    for (const indicator of some) {
      const all = held.get(indicator.indicatorId) ?? []
      const assessed = assessSeries(indicator, all)
      series += all.length
      valueCount += all.reduce((sum, { values }) => sum + values.length, 0)
      rows.push(...assessed.map(makeMarks))
      groups.push(...groupByRule(indicator, assessed))
    }
    options.onProgress?.(series)
  }
  await renewMarks(options, rows)
  return { series, valueCount, groups }
}

function groupByRule(
  indicator: { indicatorId: string; name: string; unit: string },
  assessed: readonly { series: AssessedSeries; findings: readonly DoubtFinding[] }[],
): DoubtGroup[] {
  const found = assessed.flatMap(({ series, findings }) =>
    findings.map((finding) => ({
      finding,
      country: series.country,
      frequency: series.frequency,
      index: finding.index,
      value: series.values[finding.index - series.startIndex] ?? 0,
    })),
  )
  return [...Map.groupBy(found, ({ finding }) => finding.rule)].flatMap(([rule, each]) => {
    const [first, ...others] = each
    if (!first) return []
    const largest = others.reduce(
      (most, one) => (Math.abs(one.value) > Math.abs(most.value) ? one : most),
      first,
    )
    const { country, frequency, index, value } = largest
    return {
      ...indicator,
      rule,
      valueCount: each.length,
      places: [...new Set(each.map((one) => one.country))],
      largest: { country, frequency, index, value },
      decision: first.finding.decision,
    }
  })
}

/** Replaces all marks in one transaction, so that readers see the old ones or the new ones. */
async function renewMarks({ db, now }: Options, rows: readonly DoubtfulMarks[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockDataVersion(transaction)
    const before = JSON.stringify(await selectMarks(transaction))
    await deleteMarks(transaction)
    await writeMarks(transaction, rows)
    if (JSON.stringify(await selectMarks(transaction)) !== before)
      await bumpDataVersion(transaction, now())
  })
}
