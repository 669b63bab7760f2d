import type { ClaimPeriod, ClaimPlace, Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { ALL_SAID } from "../discourse/said-slots.ts"
import { findPlaces } from "../grammar/find-places.ts"
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

/** What a claim has that takes its country, measure and time from a proven figure: nothing else may be meant. */
export const SETTLED = {
  periodStated: true,
  said: ALL_SAID,
  grounds: { place: "stated", measure: "stated", period: "stated" },
  rivals: { places: [], measures: [], periods: [], elsewhere: [] },
} as const satisfies Partial<FoundClaim>

/** Whether words name no country but those of the codes. */
export function namesOnly(codes: readonly (string | undefined)[], words: string): boolean {
  return findPlaces(words).every(({ kind, code }) => kind !== "country" || codes.includes(code))
}
