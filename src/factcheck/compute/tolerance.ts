import type { MeasureKind } from "../grammar/measure.ts"
import type { Hedge } from "../claims/claim-types.ts"
import type { RuleId } from "../messages/rule-texts.ts"
import { isLowerBound, isUpperBound } from "../quantities/hedges.ts"

/** What the comparison of a stated and a published figure came to, and by which rule. */
export type Fit = { fits: boolean; ruleId: RuleId; exact: boolean }

/** How much published figures of a kind differ between vintages and sources, in units of the figure. */
export function getSlack(kind: MeasureKind, value: number): number {
  if (kind === "rate" || kind === "share") return 0.1
  if (kind === "years") return 0.5
  return Math.abs(value) * 0.01
}

type Stated = { value: number; step: number; hedge: Hedge | null; slack: number }

const ABOUT = 0.05
const ROUND = 0.1
const LARGE_STEP = 1000
const NEARLY_FROM = 0.9
const NEARLY_TO = 1.01
/** The rounding error that computing with doubles leaves. */
const ROUNDING_ERROR = 1e-9

/** Whether a published figure confirms a stated one. All tolerances stand here. */
export function holdAgainst(stated: Stated, actual: number): Fit {
  const { value, step, hedge, slack } = stated
  const error = Math.abs(actual - value)
  const round = getRounding(value, step) * (1 + ROUNDING_ERROR) + ROUNDING_ERROR * Math.abs(value)
  switch (hedge) {
    case "about":
      return fit(
        error <= Math.max(ABOUT * Math.abs(value), 2 * getRounding(value, step), slack),
        "about",
        error <= round,
      )
    case "nearly":
      return fit(
        isNearly(value, actual) || error <= Math.max(round, slack),
        "nearly",
        error <= round,
      )
    case "over":
    case "at-least":
      return bound(beyond(actual, value), slack, "lower-bound")
    case "under":
    case "at-most":
      return bound(-beyond(actual, value), slack, "upper-bound")
    case null:
      if (error <= round) return fit(true, "equal-as-rounded", true)
      return fit(error <= slack, "within-revisions", false)
  }
}

/** Half a unit of the last digit; a large round number such as 100,000 is not meant as 100,000 give or take half of it. */
function getRounding(value: number, step: number): number {
  return step >= LARGE_STEP ? Math.min(step / 2, ROUND * Math.abs(value)) : step / 2
}

/** A multiple such as "doubled": 5 per cent either way, a bound when it says "more than". */
export function holdMultiple(value: number, hedge: Hedge | null, actual: number): Fit {
  if (isLowerBound(hedge))
    return fit(
      value < 1 ? actual < value * 1.01 : actual > value * 0.99,
      "more-than-multiple",
      false,
    )
  if (isUpperBound(hedge))
    return fit(
      value < 1 ? actual > value * 0.99 : actual < value * 1.01,
      "less-than-multiple",
      false,
    )
  if (hedge === "nearly") {
    const within =
      value < 1 ? actual >= value * 0.99 && actual <= value * 1.15 : isNearly(value, actual)
    return fit(within, "nearly-multiple", false)
  }
  return fit(
    Math.abs(actual - value) <= getMultipleWidth(value, hedge) + ROUNDING_ERROR,
    "near-multiple",
    false,
  )
}

/** How far a multiple may be from the published one, in multiples; from four on whole ones are rounded more. */
function getMultipleWidth(value: number, hedge: Hedge | null): number {
  if (value === 2) return hedge === "about" ? 0.2 : 0.1
  if (value === 0.5) return 0.05
  if (value === 3) return 0.2
  const relative = value * (hedge === "about" ? 0.08 : 0.07)
  return value >= 4 && Number.isInteger(value) ? value * 0.1 : relative
}

function isNearly(value: number, actual: number): boolean {
  const size = Math.abs(value)
  const found = Math.sign(value || 1) * actual
  return found >= NEARLY_FROM * size && found <= NEARLY_TO * size
}

/** How far a figure is beyond a bound, away from zero for changes that fell. */
function beyond(actual: number, value: number): number {
  return value < 0 ? value - actual : actual - value
}

function bound(distance: number, slack: number, ruleId: RuleId): Fit {
  return fit(distance >= -slack / 2, ruleId, distance >= 0)
}

function fit(fits: boolean, ruleId: RuleId, exact: boolean): Fit {
  return { fits, ruleId, exact: fits && exact }
}
