import type { PlaceMention, Span } from "../claims/claim-types.ts"

import type { Owner } from "./find-owners.ts"
import type { Reference } from "./find-references.ts"
import type { Context } from "./context.ts"

/** What joins the two figures of a pair: "436 million versus 667 million", "119 million to 126 million". */
const AGAINST =
  /^\s*(?:,\s*)?(?:against|versus|vs\.?|to|plays|and|compared\s+(?:with|to)|[–-])\s+(?:(?:about|around|just|only|nearly|almost|some)\s+)*$/i

/** The owners of two figures in a sentence without a place: the two countries named together before, in their order. */
export function pairedOwners(
  text: string,
  valueSpans: readonly Span[],
  places: readonly PlaceMention[],
  { places: pair, place, named }: Context,
): Owner[] | undefined {
  const [first, second] = pair
  const [one, other] = valueSpans
  if (!first || !second || pair.length !== 2 || !one || !other || valueSpans.length !== 2)
    return undefined
  const isNear = pair.every(({ code }) => [place, ...named].some((known) => known?.code === code))
  if (places.length > 0 || !isNear || !AGAINST.test(text.slice(one.end, other.start)))
    return undefined
  if (/\bfrom\s+\S*$/i.test(text.slice(0, one.start))) return undefined
  return pair.map((own, k) => {
    const at = valueSpans[k]?.start ?? 0
    const rivals = pair.filter(({ code }) => code !== own.code)
    const mention: Reference = {
      ...own,
      start: at,
      end: at,
      possessive: false,
      ground: "contested",
      rivals,
    }
    return { place: mention, ground: "contested", rivals: [] }
  })
}
