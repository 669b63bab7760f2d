import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { Verdict } from "../judge/verdict.ts"

/** A claim, perhaps with other slots than it was first read with, and the verdict on it. */
export type Judged<C> = { claim: C; verdict: Verdict }

/** How a claim is judged in full (`judge`), and how the published figure it speaks of is looked up without a verdict (`read`). */
export type InterpretationTools<C extends ClaimSlots> = {
  judge(claim: C): Promise<Verdict>
  read(claim: C): Promise<ReadFigure | undefined>
}
