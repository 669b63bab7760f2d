import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { SaidSlots } from "../discourse/said-slots.ts"
import { saysEnough } from "./close-values.ts"
import type { InterpretationTools } from "./interpretation-tools.ts"
import { withWidth } from "./rival-interpretation.ts"

type InText = ClaimSlots & { said?: SaidSlots }

/** So many years before and after those named are tried. */
const YEARS_AROUND = 2
const MOST_PERIODS = 30
/** A figure this near to a published one may be an edition or a definition of it: in parts of it, and in points. */
const NEAR = 0.1
const NEAR_POINTS = 1

/** Whether the figure is that of its country at some time from the first to the last of those that may be meant. */
export async function fitsAround<C extends InText>(
  claim: C,
  others: readonly ClaimPeriod[],
  tools: InterpretationTools<C>,
): Promise<boolean> {
  return someTimeAround(claim, others, tools, ({ holds }) => holds)
}

/**
 * Whether a claim whose time alone is open is wrong at every time that may be meant, and far from the figures of all of
 * them: then it does not matter which is meant.
 */
export async function isWrongAtAllTimes<C extends InText>(
  claim: C,
  tools: InterpretationTools<C>,
): Promise<boolean> {
  const { rivals, unit, grounds, said } = claim
  if (said?.leavesTimeOpen === true) return false
  if (grounds.place === "contested" || !(isClearLevel(claim) || isClearRelation(claim)))
    return false
  // A time of which no figure is held may be the one that is meant.
  for (const period of rivals.periods)
    if (!(await tools.read(atTime(claim, withWidth(claim.period, period))))) return false
  const isNear = ({ holds, actual, stated }: ReadFigure): boolean =>
    holds || (actual !== null && Math.abs(actual - stated.value) <= getReach(actual, unit))
  return !(await someTimeAround(claim, [...rivals.periods, ...rivals.elsewhere], tools, isNear))
}

function getReach(actual: number, unit: ClaimSlots["unit"]): number {
  return Math.max(NEAR * Math.abs(actual), unit === "percent" ? NEAR_POINTS : 0)
}

/** A level with at least two digits of a measure that is beyond doubt. */
export function isClearLevel(claim: InText): boolean {
  const { kind, grounds, said } = claim
  const isCarried = grounds.measure === "carried" && said?.continuesMeasure === true
  return kind === "level" && (grounds.measure === "stated" || isCarried) && saysEnough(claim)
}

/** Two countries that the clause names, held against each other. */
function isClearRelation({ kind, said }: InText): boolean {
  return (
    (kind === "compare" || kind === "multiple") && said?.place === true && said.continuesMeasure
  )
}

async function someTimeAround<C extends InText>(
  claim: C,
  others: readonly ClaimPeriod[],
  { read }: InterpretationTools<C>,
  isMet: (figure: ReadFigure) => boolean,
): Promise<boolean> {
  const { period: own } = claim
  if (own === null) return true
  const ends = [own, ...others.filter(({ frequency }) => frequency === own.frequency)].map(
    ({ to }) => to,
  )
  const last = Math.max(...ends) + YEARS_AROUND
  const first = Math.max(Math.min(...ends) - YEARS_AROUND, last - MOST_PERIODS)
  for (let to = last; to >= first; to -= 1) {
    const period = withWidth(own, { ...own, from: to, to })
    const figure = await read(atTime(claim, period))
    if (figure && isMet(figure)) return true
  }
  return false
}

function atTime<C extends ClaimSlots>(claim: C, period: ClaimPeriod): C {
  return { ...claim, period, periodStated: true, base: null }
}
