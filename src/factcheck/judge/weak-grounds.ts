import { isCompilation } from "#domain/indicators/compilations.ts"

import { WRONG_WAY, type Computed, type Evidence } from "../compute/computed.ts"
import { isFarFromRecentYears, isWrongInRecentYears } from "./fits-recent-year.ts"

/** Why a published figure that contradicts a statement is too weak to call it incorrect by. */
export type Weakness = { rule: string; reason: string }

type Decided = Extract<Computed, { state: "decided" }>

/** Amounts of money differ by as much between two editions of the same publisher, in parts of the published one. */
const REVISED_MONEY = 0.05

/** What keeps a contradiction from being firm; `undefined` where the figure decides. */
export function findWeakness(
  evidence: Evidence,
  { actual, actualUnit, rule }: Decided,
): Weakness | undefined {
  const { claim, measure, series } = evidence
  if (isCompilation(series.indicator.id))
    return {
      rule: "only a compilation is held",
      reason:
        "Only a compilation of other publishers' figures is held here, and it may differ from theirs.",
    }
  if (claim.isOfOpenYear && !isFarFromRecentYears(evidence) && !isWrongInRecentYears(evidence))
    return {
      rule: "the year was not over on the day of the text",
      reason:
        "That year was not over on the day of the text, which had an estimate or a part of the year.",
    }
  const counted = measure.standIns?.[series.indicator.code]
  if (counted !== undefined)
    return {
      rule: "only a figure of another definition is held",
      reason: `For this place and time only ${counted} is held here, which is not the same.`,
    }
  // A movement the wrong way round is none of the size of the figure.
  if (rule === WRONG_WAY) return undefined
  const isLevel = claim.kind === "level" && actualUnit === "figure"
  if (isLevel && measure.kind === "money" && isNear(claim.value, actual, REVISED_MONEY))
    return {
      rule: "near, within what revisions amount to",
      reason: "It is near; figures of this kind are revised by as much, so nothing is decided.",
    }
  return undefined
}

function isNear(stated: number | null, actual: number | null, share: number): boolean {
  if (stated === null || actual === null) return false
  return Math.abs(stated - actual) <= share * Math.abs(actual)
}
