import { measureById } from "../grammar/find-measures.ts"
import { makeEmptyVerdict } from "../judge/make-empty-verdict.ts"
import type { Verdict } from "../judge/verdict.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import { placeName } from "../messages/figure-words.ts"

/** The verdict on a claim about a part of a country, which is never compared with the figure of the whole. */
export function judgePart({ measure, place }: ClaimSlots, part: string): Verdict {
  const label = (measure === null ? undefined : measureById(measure)?.label) ?? "this measure"
  const whole = place === null ? "whole countries" : placeName(place.code)
  return makeEmptyVerdict(
    "unavailable",
    `This is about a part of the whole or another measure ("${part}"). The figures here of ${label} are of all of ${whole}, so this cannot be checked.`,
    { id: "part-of-whole" },
  )
}
