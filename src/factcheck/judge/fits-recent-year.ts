import type { ClaimSlots } from "../claims/claim-types.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import { inPublishedUnit } from "../evidence/published-unit.ts"
import { isClose, isWithinReach, saysEnough } from "../interpret/close-values.ts"

type Decided = Extract<Computed, { state: "decided" }>

/** The most years that a publisher's newest figure is behind the day of a text. */
const MAX_YEARS_BEHIND = 2

/**
 * For a level of the present without a year, in a dated text, whose author had the newest figure of that day: the claim with
 * one of the two years before, where it fits the figure as precisely as stated; else `undefined`.
 */
export function fitsRecentYear(
  evidence: Evidence,
): { evidence: Evidence; computed: Decided } | undefined {
  for (const figure of readBack(evidence, 1))
    if (figure.computed.holds && isClose(figure)) return figure
  return undefined
}

/**
 * Whether a level of the present is far from the figures of all years that its author may have had, so that it does not
 * matter that the year of the text was not over.
 */
export function isFarFromRecentYears(evidence: Evidence): boolean {
  const found = readBack(evidence, 0)
  return (
    found.length > MAX_YEARS_BEHIND &&
    found.every((figure) => !isWithinReach(figure, evidence.claim.unit))
  )
}

/** The kinds of claims that state no figure: they hold or they do not. */
const WITHOUT_FIGURE: readonly ClaimSlots["kind"][] = ["trend", "rank"]
/** How many places an estimate for a year that was not over may move a rank. */
const NEXT_PLACE = 1

/**
 * Whether a movement or a rank in a year that was not over is wrong in each of the years that its author
 * may have had instead.
 */
export function isWrongInRecentYears({ claim, ...evidence }: Evidence): boolean {
  const { period } = claim
  if (!WITHOUT_FIGURE.includes(claim.kind) || period?.frequency !== "yearly") return false
  if (claim.kind === "trend" && period.to - period.from <= MAX_YEARS_BEHIND) return false
  for (let back = 0; back <= MAX_YEARS_BEHIND; back += 1) {
    const from = claim.kind === "trend" ? period.from : period.from - back
    const moved = { ...claim, period: { ...period, from, to: period.to - back } }
    const computed = compute({ ...evidence, claim: moved })
    if (computed.state !== "decided" || computed.holds) return false
    const isNextPlace = Math.abs((computed.actual ?? 0) - (claim.value ?? 0)) <= NEXT_PLACE
    if (claim.kind === "rank" && isNextPlace) return false
  }
  return true
}

type Found = Pick<ReadFigure, "series" | "actual" | "stated" | "holds"> & {
  evidence: Evidence
  computed: Decided
}

/** What the level would be compared with in each year from `first` to `MAX_YEARS_BEHIND` years before that of the text. */
function readBack(evidence: Evidence, first: number): Found[] {
  const { claim, series } = evidence
  const { period } = claim
  const isOpen = !claim.periodStated && period?.frequency === "yearly" && claim.kind === "level"
  if (!isOpen || !saysEnough(claim)) return []
  const found: Found[] = []
  for (let back = first; back <= MAX_YEARS_BEHIND; back += 1) {
    const earlier = { ...period, from: period.from - back, to: period.to - back }
    const moved = { ...evidence, claim: { ...claim, period: earlier } }
    const computed = compute(moved)
    if (computed.state !== "decided") continue
    const { value, step } = inPublishedUnit(moved) ?? claim
    const { actual, holds } = computed
    found.push({
      evidence: moved,
      computed,
      series,
      actual,
      holds,
      stated: { value: value ?? 0, step },
    })
  }
  return found
}
