import type { ClaimSlots } from "../claims/claim-types.ts"
import { isSlipOfDigits } from "../judge/slip-of-digits.ts"
import type { Verdict } from "../judge/verdict.ts"
import { saysEnough } from "./close-values.ts"
import type { InterpretationTools } from "./interpretation-tools.ts"

/** Whether a claim, read as it is, states the published figure but for a slip. */
export async function isSlip<C extends ClaimSlots>(
  claim: C,
  { read }: InterpretationTools<C>,
): Promise<boolean> {
  const figure = await read(claim)
  return figure !== undefined && isSlipOfDigits(claim, figure)
}

/**
 * Whether the figure is the published one and only its direction is wrong: then country, measure and time were read rightly,
 * for else the figure would hardly fit.
 */
export function isOnlyDirectionWrong(claim: ClaimSlots, { rule }: Verdict): boolean {
  return rule.id === "wrong-way" && claim.kind === "level" && saysEnough(claim)
}
