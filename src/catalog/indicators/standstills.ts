import type { ActualEnds, UsualEnd } from "#db/catalogue/standstills.ts"
import { decideBehind, type Rhythm } from "#domain/time/freshness.ts"
import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import { getYear } from "#domain/time/period.ts"
import type { Standstill } from "#domain/time/standstill-text.ts"

import type { SourceStandstill } from "../source-detail.ts"

/** The last period that most series of a source and frequency have; `null` where that is not known. */
export type UsualLast = (sourceId: string, frequency: Frequency) => number | null

/** Looks up what `selectUsualEnds` found. */
export function createUsualLast(rows: readonly UsualEnd[]): UsualLast {
  const known = new Map(rows.map((row) => [`${row.frequency} ${row.sourceId}`, row.lastIndex]))
  return (sourceId, frequency) => known.get(`${frequency} ${sourceId}`) ?? null
}

/** How many series of each source, and of each of its indicators, have fallen behind on a day. */
export function countStandstills(
  rows: readonly ActualEnds[],
  usualLast: UsualLast,
  today: Date,
): ReadonlyMap<string, SourceStandstill> {
  const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId)
  return new Map(
    [...bySource].map(([sourceId, held]) => {
      const byIndicator = Map.groupBy(held, ({ indicatorId }) => indicatorId)
      const indicators = new Map(
        [...byIndicator].map(([id, parts]) => [
          id,
          addStandstills(parts.map((part) => countRow(part, usualLast, today))),
        ]),
      )
      return [sourceId, { ...addStandstills([...indicators.values()]), indicators }]
    }),
  )
}

function countRow(row: ActualEnds, usualLast: UsualLast, today: Date): Standstill {
  const { frequency, sourceId } = row
  const rhythm = { months: usualStep(row), isRegular: true } satisfies Rhythm
  const usual = usualLast(sourceId, frequency)
  const ends = row.lastActualIndexes
    .split(",")
    .filter((text) => text !== "")
    .map(Number)
  const behind = ends.filter(
    (last) => decideBehind({ frequency, last, usualLast: usual }, rhythm, today) !== null,
  )
  return {
    series: ends.length,
    behind: behind.length,
    lastYear: ends.length === 0 ? null : getYear(frequency, Math.max(...ends)),
  }
}

/**
 * Months from one figure to the next, where an indicator is known best: the gaps of each series are not at hand, but
 * the place with most figures over the years shows how often they come.
 */
function usualStep({ frequency, startIndex, lastIndexes, valueCounts }: ActualEnds): number {
  const counts = valueCounts.split(",").map(Number)
  const periods = lastIndexes.split(",").map((last) => Number(last) - startIndex)
  const steps = counts.flatMap((count, k) => (count > 1 ? [(periods[k] ?? 0) / (count - 1)] : []))
  const step = steps.length === 0 ? 1 : Math.max(1, Math.round(Math.min(...steps)))
  return (step * 12) / PERIODS_PER_YEAR[frequency]
}

function addStandstills(parts: readonly Standstill[]): Standstill {
  const years = parts.flatMap(({ lastYear }) => lastYear ?? [])
  return {
    series: parts.reduce((sum, { series }) => sum + series, 0),
    behind: parts.reduce((sum, { behind }) => sum + behind, 0),
    lastYear: years.length === 0 ? null : years.reduce((a, b) => Math.max(a, b)),
  }
}
