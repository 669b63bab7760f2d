import type { ClaimPeriod, ClaimPlace, Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { saysEnough } from "../interpret/close-values.ts"
import type { Checked } from "../messages/join-wrong-way.ts"

/**
 * A level of a country that was found to be right as it is stated. Its country, measure and time were therefore read
 * rightly, and words beside it that rank or compare it can be held to them.
 */
export type ProvenFigure = {
  /** Where the figure stands in the text. */
  at: Span
  place: ClaimPlace
  /** Id of the measure. */
  measure: string
  period: ClaimPeriod
  claim: FoundClaim
}

/** The proven figures among checked claims, in the order of the text. */
export function listProven(checked: readonly Checked[]): ProvenFigure[] {
  return checked.flatMap(({ settled, checked: { status } }) =>
    status === "correct" && settled.kind === "level" && saysEnough(settled)
      ? asProven(settled)
      : [],
  )
}

function asProven(claim: FoundClaim): ProvenFigure[] {
  const { figure, place, measure, period } = claim
  if (figure === null || place?.kind !== "country" || measure === null || period === null) return []
  return period.from === period.to ? [{ at: figure, place, measure, period, claim }] : []
}
