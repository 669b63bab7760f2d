import type { PlaceMention, Span } from "../claims/claim-types.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { COMPARED_FIGURE } from "../discourse/find-owners.ts"

/** "That is lower than Spain's, at 11.4%": the figure of the sentence before is compared with one that follows. */
const IS_OF_FIGURE = /^(?:that|this)\s+(?:is|was)\s/i
/** "lower than in Mali (49.5%)". */
const IN_BRACKETS = /\p{L}\s+\((?:at\s+|about\s+)?[$€£¥]?$/u
const RANKED =
  /^\s*(?:single\s+)?(?:(?:\w+-)?(?:top|leading|number\s+one|largest|biggest|highest|lowest|fastest|poorest|richest|most))/i

/**
 * The places of a sentence whose figures may be stated: countries, parts of them, and groups that are not the scope of a
 * rank. `spans` are its figures; `compared` holds the codes of the places that a comparison is with.
 */
export function listOwnerPlaces(
  { sentence: { text, places }, carry }: SentenceContext,
  spans: readonly Span[],
  compared: readonly string[],
): PlaceMention[] {
  const own = places.filter(({ kind }) => kind !== "group")
  const aside = statesFigure(text, spans) ? [] : compared
  const first = own.find(({ code }) => !aside.includes(code))
  // What is compared with states nothing itself, unless it is named once more or alone.
  const others = own.filter(({ code }) => {
    const isOther = aside.includes(code) && (carry.place !== null || first !== undefined)
    return !isOther || own.filter((place) => place.code === code).length > 1
  })
  if (others.length > 0) return others
  return places.filter(({ kind, end }) => kind === "group" && !RANKED.test(text.slice(end)))
}

/** Whether a place that is compared with may have a figure of its own: beside another, or as "higher than the 3.9% in". */
function statesFigure(text: string, spans: readonly Span[]): boolean {
  if (spans.length > 1 || IS_OF_FIGURE.test(text)) return true
  return spans.some(({ start }) => {
    const before = text.slice(0, start)
    return COMPARED_FIGURE.test(before) || IN_BRACKETS.test(before)
  })
}
