import type { ClaimPlace, Span } from "../claims/claim-types.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { isHeldAgainst } from "./is-held-against.ts"
import type { RankPhrase } from "./find-rank-phrases.ts"
import type { ProvenFigure } from "./proven-figure.ts"

const STILL = "(?:now|still|only|just|also|thus|thereby|therefore|nevertheless|again|even|then)"
/** "Yet it was the", "Globally it": the figure given just before. */
const IT = new RegExp(
  `^["“(]?(?:(?:yet|and|but|still|globally|worldwide|even\\s+so|that\\s+year),?\\s+)?(?:it|that|this|its\\s+(?:\\p{Ll}+\\s+)?(?:rate|share|level|figure))\\s+(?:${STILL}\\s+)*(?:(?:is|was|were|makes?\\s+it|gives?\\s+it|remains?)\\s+)?(?:${STILL}\\s+)*(?:the\\s+|its\\s+)?$`,
  "iu",
)
/** "; Ghana is now", "Senegal's was the": of a country, the figure that the text has just given for another. */
const OF_COUNTRY = new RegExp(
  `^(?:['’]s?)?\\s+(?:${STILL}\\s+)*(?:(?:is|was|were|has|had|remains?)\\s+)?(?:${STILL}\\s+)*(?:the\\s+)?$`,
  "u",
)
const JOINT = "[;:]\\s+|,\\s+(?:and|but|while|whereas)\\s+"
const JOINTS = new RegExp(JOINT, "gi")
const CLAUSE_START = new RegExp(`(?:^|\\.\\s+|${JOINT})(?:in\\s+)?$`, "iu")
/** What may stand behind such a place in an order: its scope, or whom it follows. */
const GOES_ON =
  /^(?:\s+(?:rate|share|level|figure|ratio))?\s*(?:[.;)]|$|,?\s+(?:in|of|among|behind|ahead\s+of|after|worldwide|globally)\b)/iu

/**
 * What a place in an order is of that has no figure of its own: "It was the fourth-lowest share in West Africa" of the
 * figure before it, "Ghana is second" of the measure that was given for another country. `proven` holds the right figures
 * of the paragraph so far. `undefined` where they are of several things.
 */
export function findFigureSpokenOf(
  phrase: RankPhrase,
  proven: readonly ProvenFigure[],
  text: string,
  sentence: Span,
): ProvenFigure | undefined {
  const before = text.slice(sentence.start, phrase.start)
  if (!GOES_ON.test(text.slice(phrase.end, sentence.end))) return undefined
  const spoken = proven.filter(({ at }) => at.end <= phrase.start && !isHeldAgainst(text, at.start))
  const last = spoken.at(-1)
  if (!last || !spoken.every((one) => isSameThing(one, last))) return undefined
  if (IT.test(before))
    return spoken.every(({ place }) => place.code === last.place.code) ? last : undefined
  const named = findPlaces(before).findLast(({ kind }) => kind === "country")
  if (!named || !CLAUSE_START.test(before.slice(0, named.start))) return undefined
  const { code, kind, name } = named
  return OF_COUNTRY.test(before.slice(named.end))
    ? withPlace(last, { code, kind, name })
    : undefined
}

function isSameThing(one: ProvenFigure, other: ProvenFigure): boolean {
  return one.measure === other.measure && one.period.to === other.period.to
}

function withPlace(figure: ProvenFigure, place: ClaimPlace): ProvenFigure {
  return { ...figure, place }
}

/** "Ghana is fourth": the clause of a place in an order, which has no figure that shows whose it is. */
export function clauseOf(phrase: Span, text: string, { start, end }: Span): Span {
  const before = text.slice(start, phrase.start)
  const joint = [...before.matchAll(JOINTS)].at(-1)
  const behind = /^[^,;:.]*/.exec(text.slice(phrase.end, end))?.[0].length ?? 0
  return {
    start: joint ? start + joint.index + joint[0].length : start,
    end: phrase.end + behind,
  }
}
