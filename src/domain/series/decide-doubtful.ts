import { DOUBT_DECISIONS, REVIEWED_DOUBTS, type DoubtDecision } from "./doubtful-decisions.data.ts"
import { createDoubtFinder, zerosFrom, type DoubtRule, type Measured } from "./find-doubtful.ts"
import type { PeriodIndex } from "../time/period.ts"
import type { Observations } from "./series.ts"

/** A figure that is shown as it was published, marked, and used for nothing else. */
export type DoubtfulFigure = { index: PeriodIndex; reason: string }

/** A figure that a rule or a person found doubtful; `decision` is `undefined` where nobody has decided about it. */
export type DoubtFinding = DoubtfulFigure & {
  rule: DoubtRule
  decision: Pick<DoubtDecision, "verdict" | "reason"> | undefined
}

/** Which indicator it is, and how it is described. */
export type AssessedIndicator = Measured & { indicatorId: string }

/** What each rule finds wrong, as readers see it behind "As published, doubtful". */
export const DOUBT_REASONS: Readonly<Record<DoubtRule, string>> = {
  "over-100": "share over 100 %",
  "below-0": "below 0",
  step: "a thousand times the figures beside it",
  outlier: "many times all figures beside it",
  emptied: "zero for most places at once, after other figures",
  reviewed: "found to be wrong",
}

const REVIEWED = Map.groupBy(REVIEWED_DOUBTS, ({ id }) => id)

/** Whether a person found figures of this indicator to be wrong. */
export function isReviewed(indicatorId: string): boolean {
  return REVIEWED.has(indicatorId)
}

/** Finds everything doubtful in a series, in the order of its periods, each with what was decided about it. */
export type SeriesAssessor = (country: string, observations: Observations) => DoubtFinding[]

/**
 * Makes the assessor for the series of one indicator; `emptiedFrom` is the period from which most of its places are
 * zero.
 */
export function createSeriesAssessor(
  { indicatorId, ...measured }: AssessedIndicator,
  emptiedFrom?: PeriodIndex,
): SeriesAssessor {
  const findDoubtful = createDoubtFinder(measured)
  return (country, observations) => {
    const reviewed = findReviewed({ indicatorId, country }, observations)
    const taken = new Set(reviewed.map(({ index }) => index))
    const found = [
      ...findDoubtful(observations),
      ...(emptiedFrom === undefined ? [] : findEmptied(observations, emptiedFrom)),
    ]
    const ruled = found
      .filter(({ index }) => !taken.has(index))
      .map(({ index, rule }) => ({
        index,
        rule,
        reason: DOUBT_REASONS[rule],
        decision: findDecision(indicatorId, rule),
      }))
    return [...reviewed, ...ruled].toSorted((a, b) => a.index - b.index)
  }
}

/** The figures to be marked: all findings except those that a decision explains. */
export function listMarkedValues(findings: readonly DoubtFinding[]): DoubtfulFigure[] {
  return findings
    .filter(({ decision }) => decision?.verdict !== "explained")
    .map(({ index, reason }) => ({ index, reason }))
}

function findDecision(indicatorId: string, rule: DoubtRule): DoubtDecision | undefined {
  return DOUBT_DECISIONS.find(({ ids, rules }) => rules.includes(rule) && ids.test(indicatorId))
}

function findReviewed(
  { indicatorId, country }: { indicatorId: string; country: string },
  { start, values }: Observations,
): DoubtFinding[] {
  const doubts = (REVIEWED.get(indicatorId) ?? []).filter(
    (doubt) => doubt.country === undefined || doubt.country === country,
  )
  return values.flatMap((value, k): DoubtFinding[] => {
    const index = start + k
    const doubt = doubts.find(({ from = -Infinity, to = Infinity }) => index >= from && index <= to)
    if (value === null || !doubt) return []
    const { reason } = doubt
    return [{ index, rule: "reviewed", reason, decision: { verdict: "doubtful", reason } }]
  })
}

function findEmptied(observations: Observations, from: PeriodIndex) {
  const { start, values } = observations
  if (zerosFrom(observations) !== from) return []
  return values.flatMap((value, k) =>
    value === 0 && start + k >= from ? [{ index: start + k, rule: "emptied" as const }] : [],
  )
}
