import { isByChoice, type WordedVerdict } from "./verdict-word.ts"

/** Statements in the order in which a reader needs them where only the first are shown: what is wrong before all others. */
export function byNeed<Claim extends WordedVerdict>(claims: readonly Claim[]): Claim[] {
  const rank = (claim: Claim) => (claim.status === "incorrect" ? 0 : isByChoice(claim) ? 1 : 2)
  return claims.toSorted((a, b) => rank(a) - rank(b))
}
