import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { inPublishedUnit } from "../evidence/published-unit.ts"
import { isClose, saysEnough } from "./close-values.ts"

type Decided = Extract<Computed, { state: "decided" }>

/** Publishers are so many years behind the day of a text at most. */
const MOST_BEHIND = 2

/**
 * A level of the present without a year, in a dated text: its author had the newest figure of that day, which may be of
 * a year or two before. The claim with that year where the figure is as precise as stated; else `undefined`.
 */
export function fitsRecentYear(
  evidence: Evidence,
): { evidence: Evidence; computed: Decided } | undefined {
  const { claim } = evidence
  const { period } = claim
  const isOpen = !claim.periodStated && period?.frequency === "yearly" && claim.kind === "level"
  if (!isOpen || !saysEnough(claim)) return undefined
  for (let back = 1; back <= MOST_BEHIND; back += 1) {
    const earlier = { ...period, from: period.from - back, to: period.to - back }
    const moved = { ...evidence, claim: { ...claim, period: earlier } }
    const found = compute(moved)
    if (found.state !== "decided" || !found.holds) continue
    const { value, step } = inPublishedUnit(moved) ?? claim
    if (isClose({ ...found, series: evidence.series, stated: { value: value ?? 0, step } }))
      return { evidence: moved, computed: found }
  }
  return undefined
}
