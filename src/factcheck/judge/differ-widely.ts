import { isCompilation } from "#domain/indicators/compilations.ts"

import type { Evidence } from "../compute/computed.ts"
import { figureAt, getCoverage } from "../evidence/fact-data.ts"
import type { Weakness } from "./weak-grounds.ts"

/** The most years before the claim's in which the two publishers are compared. */
const MAX_YEARS = 5
/** Two figures differ widely where one is less than this part of the other. */
const WIDELY = 0.5

/**
 * The weakness of a figure where another publisher counts the country's rate quite differently but has none for the year:
 * Nigeria's unemployment by its own surveys and by the model of the ILO. The newest of the last years for which both have a
 * figure shows the difference; `undefined` where there is none.
 */
export function differWidely(
  { claim, measure, series }: Evidence,
  others: readonly Evidence[],
): Weakness | undefined {
  const { kind, period } = claim
  const isRate = measure.kind === "rate" || measure.kind === "share"
  if (kind !== "level" || !isRate || period?.frequency !== "yearly") return undefined
  for (const { series: other } of others) {
    const isYearly = other.observations.frequency === "yearly"
    const mayCount = isYearly && !isCompilation(other.indicator.id)
    if (!mayCount || getCoverage(other).last >= period.to) continue
    for (let year = period.to - 1; year >= period.to - MAX_YEARS; year -= 1) {
      const [own, theirs] = [figureAt(series, year), figureAt(other, year)]
      if (own === null || theirs === null) continue
      if (!isWide(own, theirs) || !liesBetween(claim.value, own, theirs)) break
      return {
        ruleId: "publishers-differ",
        reason: `Publishers count this differently here: for ${String(year)}, the last year that both have, ${other.source.publisher} gives ${say(theirs)} where this series gives ${say(own)}.`,
      }
    }
  }
  return undefined
}

function isWide(a: number, b: number): boolean {
  const [less, more] = [Math.min(Math.abs(a), Math.abs(b)), Math.max(Math.abs(a), Math.abs(b))]
  return less < WIDELY * more
}

/** Whether a figure may follow either count; one far beyond both is wrong by both. */
function liesBetween(value: number | null, a: number, b: number): boolean {
  return value !== null && value >= Math.min(a, b) * WIDELY && value <= Math.max(a, b) / WIDELY
}

function say(value: number): string {
  return String(Number(value.toPrecision(3)))
}
