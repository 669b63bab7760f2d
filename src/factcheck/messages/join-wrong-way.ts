import type { CheckedClaim } from "../checked-claim.ts"
import type { Span } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import type { RuleId } from "./rule-texts.ts"

/** A claim with its verdict, and the part of its words that the verdict is of. */
export type Checked = {
  claim: FoundClaim
  /** The claim by the interpretation that its verdict is of. */
  settled: FoundClaim
  checked: CheckedClaim
  marked: Span
  /** The rule that decided. */
  ruleId: RuleId
}

/** The checked claims in order, a movement stated the wrong way round as one. */
export async function* joinWrongWays(
  text: string,
  all: AsyncIterable<Checked>,
): AsyncIterable<Checked> {
  let last: Checked | undefined
  for await (const one of all) {
    const joined = last && joinWrongWay(text, last, one)
    if (last && !joined) yield last
    last = joined ? { ...one, checked: joined, marked: joined } : one
  }
  if (last) yield last
}

/**
 * "It fell from 4% in 2022 to 5% in 2023" where both figures are right: the verb is wrong, and it stands in the words of
 * the first. The two are shown as the one wrong statement that they are; `undefined` for any others.
 */
function joinWrongWay(
  text: string,
  { claim: start, checked: first }: Checked,
  { claim: end, checked: second, ruleId }: Checked,
): CheckedClaim | undefined {
  if (second.status !== "incorrect" || ruleId !== "wrong-way") return undefined
  if (first.status !== "correct" || !isStartOf(start, end)) return undefined
  return { ...second, start: first.start, originalText: text.slice(first.start, second.end) }
}

/** Whether a movement to one figure is counted from the other. */
function isStartOf(start: FoundClaim, end: FoundClaim): boolean {
  return (
    start.sentence.start === end.sentence.start &&
    start.measure === end.measure &&
    start.place?.code === end.place?.code &&
    "base" in end &&
    end.base !== null &&
    start.period?.to === end.base
  )
}
