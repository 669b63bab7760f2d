import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import type { RuleId } from "../messages/rule-texts.ts"
import type { Checked } from "../messages/join-wrong-way.ts"
import { isHeldAgainst } from "./is-held-against.ts"
import { namesOnly, SETTLED, type ProvenFigure } from "./proven-figure.ts"
import type { RankJudging } from "./rank-judging.ts"

/** Relations that a figure beside them decides. */
const RELATIONS: ReadonlySet<ClaimSlots["kind"]> = new Set(["compare", "rank", "extremum"])
/** What is open where a figure beside it decides: the country or time, or a year that the figure shows to be an earlier one. */
const OPEN: readonly RuleId[] = ["slots-open", "open-year"]
/** The most characters between a figure and the words that go on about it. */
const REACH = 80
/** The most characters between words and the figure that closes them: "the lowest of the five, 0.7%". */
const REACH_BEHIND = 40
const NEXT_CLAUSE = /[;:!?—–]|\.\s/
/** "That is well above", "It was the": words that go on about the figure of the sentence before. */
const GOES_ON =
  /^["“(]?(?:(?:yet|but|and|still|even\s+so),?\s+)?(?:that|this|it|(?:its|the)\s+(?:\p{Ll}+\s+)?(?:rate|share|level|figure|ratio|score|total|sum))\s+(?:is|was|puts|makes|remains)\b/iu

/** The right figures of a sentence, and those that its paragraph states before it. */
type Stated = { proven: readonly ProvenFigure[]; before: readonly ProvenFigure[] }

/**
 * A relation whose country or time the text leaves open, judged by the right figure that it follows or leads to: "external
 * debt was $37.4 billion, the highest since 2019", "higher than in Mali (73)". The finding as it was where no figure
 * decides it.
 */
export async function decideBeside(
  one: Checked,
  stated: Stated,
  { text, check }: RankJudging,
): Promise<Checked> {
  if (!OPEN.includes(one.ruleId) || !RELATIONS.has(one.claim.kind)) return one
  const taken = takeSlots(one.claim, stated, text)
  const judged = taken && (await check(taken, one.marked))
  return judged?.checked.status === "incorrect" || judged?.checked.status === "correct"
    ? judged
    : one
}

/** The claim with the slots of the figure that decides it; `undefined` where none does. */
function takeSlots(
  claim: FoundClaim,
  { proven, before }: Stated,
  text: string,
): FoundClaim | undefined {
  const alike = proven.filter(({ measure }) => measure === claim.measure)
  const own =
    alike.findLast((figure) => isBefore(figure, claim, text)) ??
    alike.find((figure) => isBehind(figure, claim, text)) ??
    spokenOf(claim, before, text)
  if (own) return withSlots(claim, own)
  const ofOther = alike.find((figure) => isOfOther(figure, claim, text))
  return ofOther && claim.place ? withSlots(claim, { ...ofOther, place: claim.place }) : undefined
}

function isBefore({ at, place }: ProvenFigure, claim: FoundClaim, text: string): boolean {
  const gap = text.slice(at.end, Math.max(at.end, claim.end))
  const isNear = at.end <= claim.end && claim.start - at.end <= REACH
  const isBase = isHeldAgainst(text, at.start)
  return (
    isNear && !isBase && namesOnly([place.code, otherCode(claim)], gap) && !NEXT_CLAUSE.test(gap)
  )
}

function isBehind({ at, place }: ProvenFigure, claim: FoundClaim, text: string): boolean {
  if (claim.kind === "compare" || at.start < claim.end || at.start - claim.end > REACH_BEHIND)
    return false
  const gap = text.slice(claim.end, at.start)
  return namesOnly([place.code], text.slice(claim.start, at.start)) && !NEXT_CLAUSE.test(gap)
}

/** "No country shelters more than": what is compared is of no country. */
const OF_NOBODY = /\b(?:no|none|nobody|few|not|never)\b/i

/** "higher than in Mali (73)": the figure of the country that another is compared with. */
function isOfOther({ at, place }: ProvenFigure, claim: FoundClaim, text: string): boolean {
  if (place.code !== otherCode(claim) || claim.grounds.place === "contested") return false
  if (OF_NOBODY.test(text.slice(claim.sentence.start, at.start))) return false
  if (at.start < claim.start || at.start - claim.end > REACH_BEHIND) return false
  const gap = text.slice(claim.end, Math.max(claim.end, at.start))
  return namesOnly([place.code], gap) && !NEXT_CLAUSE.test(gap)
}

/** The figure of the sentence before that a claim goes on about: "It reached $3,257. That is above Nigeria's." */
function spokenOf(
  claim: FoundClaim,
  before: readonly ProvenFigure[],
  text: string,
): ProvenFigure | undefined {
  const figure = before.at(-1)
  const { sentence, measure } = claim
  if (!figure || figure.measure !== measure || isHeldAgainst(text, figure.at.start))
    return undefined
  const words = text.slice(sentence.start, claim.end)
  if (!GOES_ON.test(words) || NEXT_CLAUSE.test(words)) return undefined
  return namesOnly([figure.place.code, otherCode(claim)], words) ? figure : undefined
}

function otherCode(claim: FoundClaim): string | undefined {
  return "otherPlace" in claim ? claim.otherPlace?.code : undefined
}

/** The claim with the country and time of the figure; `undefined` where its own words say another. */
function withSlots(claim: FoundClaim, { place, period }: ProvenFigure): FoundClaim | undefined {
  const { grounds } = claim
  if (grounds.place === "stated" && claim.place?.code !== place.code) return undefined
  const time = takeTime(claim, period)
  if (time === undefined) return undefined
  return { ...claim, ...SETTLED, place, period: time, isOfOpenYear: false }
}

/** A record that reaches back ends at the time of the figure; any other relation is of that time. */
function takeTime(
  { kind, period, grounds }: FoundClaim,
  own: ClaimPeriod,
): ClaimPeriod | undefined {
  if (kind !== "extremum" || period === null) {
    const isOther = grounds.period === "stated" && period !== null && period.to !== own.to
    return isOther ? undefined : own
  }
  return period.frequency === own.frequency && period.from < own.to
    ? { ...period, to: own.to }
    : undefined
}
