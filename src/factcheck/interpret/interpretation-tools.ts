import type { ClaimSlots } from "../claims/claim-types.ts"
import type { ReadFigure } from "../compute/read-figure.ts"
import type { Verdict } from "../judge/verdict.ts"

/** A claim, perhaps with other slots than it was read with, and what is said of it. */
export type Judged<C> = { claim: C; verdict: Verdict }

/** How a claim is judged in full, and how the figure it speaks of is looked up. */
export type InterpretationTools<C extends ClaimSlots> = {
  judge(claim: C): Promise<Verdict>
  read(claim: C): Promise<ReadFigure | undefined>
}
