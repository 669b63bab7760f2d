import { verdictWord, type WordedVerdict } from "./verdict-word.ts"

const FIRST = ["incorrect", "correct but not firm"]

/** Statements in the order in which a reader needs them where only the first are shown: what is wrong before all others. */
export function byNeed<Claim extends WordedVerdict>(claims: readonly Claim[]): Claim[] {
  const rank = (claim: Claim) => {
    const at = FIRST.indexOf(verdictWord(claim))
    return at === -1 ? FIRST.length : at
  }
  return claims.toSorted((a, b) => rank(a) - rank(b))
}
