import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"

/** A slot that the sentence need not fill itself. */
export type OpenSlot = keyof ClaimSlots["grounds"]

/** A claim with other slots than the first ones, and the published figure it would speak of. */
export type RivalInterpretation<C extends ClaimSlots = ClaimSlots> = {
  claim: C
  changed: readonly OpenSlot[]
  figure: ReadFigure
}
