import type { Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import type { Checked } from "../messages/join-wrong-way.ts"

/** What places in an order are judged with: the levels that a text states, and the verdict on a claim of it. */
export type RankJudging = {
  text: string
  levels: readonly FoundClaim[]
  check: (claim: FoundClaim, span: Span) => Promise<Checked>
}
