import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { FoundClaim } from "../claims/find-claims.ts"
import { findPlaces } from "../grammar/find-places.ts"
import type { Checked } from "../messages/join-wrong-way.ts"
import type { ProvenFigure } from "./proven-figure.ts"
import type { RankJudging } from "./rank-judging.ts"

/** Relations that a figure beside them decides. */
const RELATIONS: ReadonlySet<ClaimSlots["kind"]> = new Set(["compare", "rank", "extremum"])
/** The most characters between a figure and the words that go on about it. */
const REACH = 40
const NEXT_CLAUSE = /[;:!?—–]|\.\s/

/**
 * A relation whose country or time the text leaves open, judged by the right figure that it follows: "external debt was
 * $37.4 billion, the highest since 2019". The finding as it was where no figure decides it.
 */
export async function decideBeside(
  one: Checked,
  proven: readonly ProvenFigure[],
  { text, check }: RankJudging,
): Promise<Checked> {
  if (one.ruleId !== "slots-open" || !RELATIONS.has(one.claim.kind)) return one
  const figure = proven.findLast((other) => isBefore(other, one.claim, text))
  if (!figure) return one
  const taken = takeSlots(one.claim, figure)
  const judged = taken && (await check(taken, one.marked))
  return judged?.checked.status === "incorrect" || judged?.checked.status === "correct"
    ? judged
    : one
}

function isBefore({ at, measure, place }: ProvenFigure, claim: FoundClaim, text: string): boolean {
  if (claim.measure !== measure || claim.place === null) return false
  const gap = text.slice(at.end, Math.max(at.end, claim.end))
  const named = findPlaces(gap).filter(({ kind }) => kind === "country")
  const isOwn = named.every(({ code }) => code === place.code || code === otherCode(claim))
  const isNear = at.end <= claim.end && claim.start - at.end <= REACH
  return isNear && isOwn && !NEXT_CLAUSE.test(gap)
}

function otherCode(claim: FoundClaim): string | undefined {
  return "otherPlace" in claim ? claim.otherPlace?.code : undefined
}

/** The claim with the country and time of the figure; `undefined` where its own words say another. */
function takeSlots(claim: FoundClaim, { place, period }: ProvenFigure): FoundClaim | undefined {
  const { grounds } = claim
  if (grounds.place === "stated" && claim.place?.code !== place.code) return undefined
  const time = takeTime(claim, period)
  if (time === undefined) return undefined
  return {
    ...claim,
    place,
    period: time,
    grounds: { place: "stated", measure: "stated", period: "stated" },
    rivals: { places: [], measures: [], periods: [], elsewhere: [] },
  }
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
