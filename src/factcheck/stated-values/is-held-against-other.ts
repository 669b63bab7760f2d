import { measureById } from "../grammar/find-measures.ts"
import type { Quantity } from "../claims/claim-types.ts"

import type { Shape } from "./figure-shape.ts"

/** "60 per cent more for each citizen than the country it broke away from" does not give the growth of one year. */
const MORE_THAN =
  /^\s*(?:more|less|fewer|richer|poorer|bigger|larger|smaller|higher|lower)\b[^.;]{0,60}?\bthan\s+(?:the|that|those|its|their)\s+(?!(?:previous|same|year)\b)/i

/** Whether a percentage says how much more somebody has than somebody else, which no growth rate does. */
export function isHeldAgainstOther(
  text: string,
  { end, unit }: Quantity,
  { measure }: Shape,
): boolean {
  if (unit !== "percent" || measure === null) return false
  return measureById(measure)?.kind === "rate" && MORE_THAN.test(text.slice(end))
}
