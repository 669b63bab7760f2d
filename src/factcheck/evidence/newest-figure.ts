import type { StoredSeries } from "#catalog/dataset.ts"

import type { Measure } from "../grammar/measure.ts"
import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"
import { compute } from "../compute/compute.ts"
import { getCoverage, figureAt, type FactData } from "./fact-data.ts"
import { findEvidence } from "./find-evidence.ts"
import { listOthers } from "../judge/list-others.ts"
import { inPublishedUnit } from "./published-unit.ts"
import { getSlack } from "../compute/tolerance.ts"
import type { Verdict } from "../judge/verdict.ts"
import { withNote } from "../messages/rule-texts.ts"

/** How many years old the newest figure may be for a claim about the present. */
const MAX_YEARS = 3
/** The last years whose movements tell how far a figure usually moves in a year. */
const RECENT = 5

/** A claim about the present, with the year of the newest figure where that of the text is not published yet. */
export async function withNewestYear<C extends ClaimSlots>(
  claim: C,
  measure: Measure | undefined,
  data: FactData,
): Promise<{ claim: C; lag: number }> {
  const newest = await newestPeriod(claim, measure, data)
  if (newest === undefined || claim.period === null) return { claim, lag: 0 }
  return { claim: atNewest(claim, newest), lag: claim.period.to - newest.to }
}

/** Where the newest figure is of a year that the paragraph speaks of, that year is the one that is meant. */
function atNewest<C extends ClaimSlots>(claim: C, newest: ClaimPeriod): C {
  const { rivals, grounds } = claim
  const others = rivals.periods.filter((period) => !isSamePeriod(period, newest))
  const isSpokenOf = others.length < rivals.periods.length
  return {
    ...claim,
    period: newest,
    rivals: { ...rivals, periods: others },
    grounds: { ...grounds, period: isSpokenOf ? ("carried" as const) : grounds.period },
  }
}

async function newestPeriod(
  claim: ClaimSlots,
  measure: Measure | undefined,
  data: FactData,
): Promise<ClaimPeriod | undefined> {
  const { period } = claim
  if (measure === undefined || period === null || !isOfThePresent(claim)) return undefined
  const evidence = await findEvidence(claim, measure, data)
  const found = evidence && compute(evidence)
  if (!evidence || found?.state !== "no-data" || found.reason !== "later") return undefined
  const others = await listOthers(evidence, data)
  if (others.some((other) => compute(other).state !== "no-data")) return undefined
  return (
    endingIn(getCoverage(evidence.series).last, period) ??
    // The first publisher may have stopped long ago: of the others the one with the newest figure.
    endingIn(Math.max(...others.map(({ series }) => getCoverage(series).last)), period)
  )
}

/** Whether the year comes from the date of the text or a sentence before, so that an earlier one may be the newest. */
function isOfThePresent({ period, periodStated, forecast, grounds }: ClaimSlots): boolean {
  const isDated = !periodStated || period?.isOpen === true || grounds.period === "carried"
  return isDated && period?.frequency === "yearly" && !forecast
}

/** A span since a year keeps its beginning; others are moved as a whole. */
function endingIn(last: number, period: ClaimPeriod): ClaimPeriod | undefined {
  const lag = period.to - last
  const from = period.isOpen === true ? period.from : period.from - lag
  const isLost = period.from < period.to && from >= last
  return lag < 1 || lag > MAX_YEARS || isLost ? undefined : { ...period, from, to: last }
}

/** Adds the year of the newest figure to the verdict; a claim that may have come true in the years since is not incorrect. */
export function withLag(
  verdict: Verdict,
  claim: ClaimSlots,
  { lag, measure }: { lag: number; measure: Measure | undefined },
): Verdict {
  const { series, period } = verdict
  if (lag === 0 || series === null || period === null) return verdict
  const message = `${verdict.message} The newest published figure is that of ${String(period.to)}.`
  const rule = withNote(
    verdict.rule,
    `newest figure, ${String(lag)} ${lag === 1 ? "year" : "years"} before the text`,
  )
  if (verdict.status !== "incorrect" || !mayHaveMoved(verdict, claim, { lag, measure }))
    return { ...verdict, message, rule }
  return { ...verdict, status: "unverified", message, rule, correction: null }
}

/** Whether the years since the newest figure, as the last ones went, can have made the statement true. */
function mayHaveMoved(
  { series, actual, actualUnit, period, marks }: Verdict,
  claim: ClaimSlots,
  { lag, measure }: { lag: number; measure: Measure | undefined },
): boolean {
  if (!series || !measure || actual === null || period === null) return true
  const room = lag * largestMove(series, period.to) + getSlack(measure.kind, actual)
  if (claim.kind === "trend") return isWithin(marks, room)
  if (claim.value === null || actualUnit !== "figure") return true
  const stated = inPublishedUnit({ claim, measure, series })?.value ?? claim.value
  return Math.abs(stated - actual) <= room
}

/** Whether the two ends of a movement are at most `room` apart. */
function isWithin(marks: Verdict["marks"], room: number): boolean {
  const [first, last] = [marks[0], marks.at(-1)]
  return !first || !last || Math.abs(last.value - first.value) <= room
}

function largestMove(series: StoredSeries, last: number): number {
  const moves = Array.from({ length: RECENT }, (_, k) => {
    const now = figureAt(series, last - k)
    const before = figureAt(series, last - k - 1)
    return now === null || before === null ? 0 : Math.abs(now - before)
  })
  return Math.max(...moves)
}
