import type { ClaimSlots } from "../claims/claim-types.ts"
import { isSlip, isSlipOfYear } from "../judge/slips.ts"
import type { Verdict } from "../judge/verdict.ts"
import { saysEnough } from "./close-values.ts"
import type { InterpretationTools } from "./interpretation-tools.ts"

/** Whether a claim, read as it is, states the published figure but for a slip. */
export async function isOwnSlip<C extends ClaimSlots>(
  claim: C,
  { read }: InterpretationTools<C>,
): Promise<boolean> {
  const figure = await read(claim)
  if (figure === undefined) return false
  // Among several countries one has the figure in some year by chance.
  const isPlaceKnown = claim.grounds.place !== "contested" && claim.rivals.places.length === 0
  return isSlip(claim, figure) || (isPlaceKnown && isSlipOfYear(claim, figure))
}

/**
 * Whether the figure is the published one and only its direction is wrong: then country, measure and time were read rightly,
 * for else the figure would hardly fit.
 */
export function isOnlyDirectionWrong(claim: ClaimSlots, { rule }: Verdict): boolean {
  return rule.id === "wrong-way" && claim.kind === "level" && saysEnough(claim)
}
