import type { ClaimSlots } from "../claims/claim-types.ts"
import { contestedMessage } from "../messages/contested-messages.ts"
import { asAlternative } from "../judge/alternatives.ts"
import type { OpenSlot, RivalInterpretation } from "./rival-interpretation.ts"
import type { Alternative, Verdict } from "../judge/verdict.ts"

/** The verdict "unverified" on a claim whose slots `open` the text leaves open, with what is published for each filler. */
export function leaveOpen(
  claim: ClaimSlots,
  verdict: Verdict,
  open: readonly OpenSlot[],
  interpretations: readonly RivalInterpretation[],
): Verdict {
  return {
    ...verdict,
    status: "unverified",
    message: contestedMessage(claim, verdict, open, interpretations),
    rule: { id: "slots-open", names: open.join(" and the ") },
    alternatives: [...verdict.alternatives, ...interpretations.map(describeRival)],
    correction: null,
  }
}

function describeRival({ claim, figure }: RivalInterpretation): Alternative {
  const { series, actual: value, period, holds } = figure
  const note = `Another reading of the text: ${claim.place?.name ?? series.country.name}.`
  return asAlternative({ note, series, value, period }, holds)
}
