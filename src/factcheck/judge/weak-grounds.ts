import { isCompilation } from "#domain/indicators/compilations.ts"

import { getOtherPlace, type ClaimSlots } from "../claims/claim-types.ts"
import type { MeasureKind } from "../grammar/measure.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { isWithin } from "../interpret/close-values.ts"
import type { RuleId } from "../messages/rule-texts.ts"
import { isFarFromRecentYears, isWrongInRecentYears } from "./fits-recent-year.ts"

/** Why a published figure that contradicts a statement is too weak to call it incorrect by. */
export type Weakness = { ruleId: RuleId; reason: string }

type Decided = Extract<Computed, { state: "decided" }>

/**
 * How far two editions of the same publisher lie apart, in parts of the published figure: amounts of money, and what is
 * estimated between censuses and surveys.
 */
const REVISED: Readonly<Partial<Record<MeasureKind, number>>> = {
  money: 0.05,
  people: 0.03,
  years: 0.03,
}

/** How far the sizes of two changes may lie apart to be taken for the same. */
const SAME_SIZE = 0.1

/** How far the rate of a quarter and the mean of the rates of its months may lie apart, in parts of the mean. */
const MEAN_OF_MONTHS = 0.03

/** How far "about twice" may lie off before it is wrong, in parts of the multiple. */
const ABOUT = 0.1

/** Why a contradiction is not firm; `undefined` where the figure decides. */
export function findWeakness(evidence: Evidence, found: Decided): Weakness | undefined {
  const { actual, rule } = found
  const { claim, measure, series } = evidence
  if (isCompilation(series.indicator.id))
    return {
      ruleId: "only-compilation",
      reason:
        "Only a compilation of other publishers' figures is held here, and it may differ from theirs.",
    }
  if (claim.isOfOpenYear && !isFarFromRecentYears(evidence) && !isWrongInRecentYears(evidence))
    return {
      ruleId: "open-year",
      reason:
        "That year was not over on the day of the text, which had an estimate or a part of the year.",
    }
  if (isOfMonth(evidence))
    return {
      ruleId: "other-definition",
      reason: "The text tells how much it changed in a month; this is the figure of a year.",
    }
  const counted = measure.standIns?.[series.indicator.code]
  if (counted !== undefined && !isFarFromStandIn(evidence, found))
    return {
      ruleId: "other-definition",
      reason: `For this place and time only ${counted} is held here, which is not the same.`,
    }
  // Where the direction is wrong, the size of the figure does not matter.
  if (rule.id === "wrong-way") return undefined
  if (isUnreadDirection(claim, actual))
    return {
      ruleId: "direction-unread",
      reason: "Its size fits. Whether the text says that it rose or fell is not clear.",
    }
  return findNearness(evidence, found)
}

/** "On the month alone it climbed 4.2%" of no month: a figure of the year is not what is spoken of. */
function isOfMonth({ claim: { qualifiers }, series: { observations } }: Evidence): boolean {
  const isSaid = qualifiers.includes("on-month") || qualifiers.includes("by-month")
  return isSaid && observations.frequency === "yearly"
}

/** How far a stated rate may lie from one that is counted in another way: in points, and in parts of it. */
const OTHERWISE_COUNTED = { points: 2, part: 0.25 }

/** Whether a rate is further off than the same rate counted in another way could be. */
function isFarFromStandIn(
  { claim: { kind, value }, measure }: Evidence,
  { actual, actualUnit }: Decided,
): boolean {
  if (measure.kind !== "rate" || kind !== "level" || actualUnit !== "figure") return false
  if (value === null || actual === null) return false
  return !isWithin(OTHERWISE_COUNTED, { actual, stated: { value } }, "percent")
}

/** Whether the published figure is too near to the stated one to call it incorrect. */
function findNearness(
  evidence: Evidence,
  { actual, actualUnit, rule }: Decided,
): Weakness | undefined {
  const { claim, measure } = evidence
  if (isMeanOfMonths(evidence, rule.id) && isNear(claim.value, actual, MEAN_OF_MONTHS))
    return {
      ruleId: "near-revision",
      reason:
        "It is near; the rate of a quarter and the mean of its months differ by as much, so nothing is decided.",
    }
  if (isRoundMultiple(claim) && isNear(claim.value, actual, ABOUT))
    return {
      ruleId: "near-revision",
      reason: "It is near what a round multiple allows; nothing is decided.",
    }
  const isLevel = claim.kind === "level" && actualUnit === "figure"
  if (isLevel && isNear(claim.value, actual, REVISED[measure.kind] ?? 0))
    return {
      ruleId: "near-revision",
      reason: "It is near; figures of this kind are revised by as much, so nothing is decided.",
    }
  return undefined
}

/** "About twice", and "twice the level of Ghana": multiples that nobody means exactly. */
function isRoundMultiple(claim: ClaimSlots): boolean {
  const { kind, hedge, value } = claim
  if (kind !== "multiple") return false
  const isOfOther = getOtherPlace(claim) !== null
  return hedge === "about" || (hedge === null && isOfOther && (value === 2 || value === 3))
}

function isMeanOfMonths({ measure, series }: Evidence, rule: RuleId): boolean {
  if (rule !== "arithmetic-mean" || measure.kind !== "rate") return false
  return series.observations.frequency === "monthly"
}

/** "was whittled away by 42%": a change of this size in the other direction, as the grammar knows no direction of the verb. */
function isUnreadDirection({ kind, direction, value }: ClaimSlots, actual: number | null): boolean {
  if (kind !== "change" || direction !== null || value === null || actual === null) return false
  return value * actual < 0 && isNear(-value, actual, SAME_SIZE)
}

function isNear(stated: number | null, actual: number | null, share: number): boolean {
  if (stated === null || actual === null) return false
  return Math.abs(stated - actual) <= share * Math.abs(actual)
}
