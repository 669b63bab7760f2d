import type { SentenceContext } from "../claims/sentence-context.ts"
import type { Quantity } from "../claims/claim-types.ts"
import { measureById } from "../grammar/find-measures.ts"

import type { Shape } from "./figure-shape.ts"

const TOGETHER =
  /\b(?:together|combined|jointly|collectively|between\s+them|taken\s+together|in\s+all|a\s+total\s+of|in\s+total|the\s+(?:two|three|four|five|six|seven|eight|nine|ten)\s+(?:countries|economies|states|neighbours|nations))\b/i
/** "together they have about 23 million inhabitants", "the five partner countries had a combined population of": of several that are not named here. */
const TOGETHER_THEY =
  /\btogether,?\s+(?:they|these|those|both|the\s+\w+)\b|\b(?:they|these|those|both|countries|states|economies|nations|neighbours)\s+(?:\p{Ll}+\s+){0,3}?(?:together|a\s+combined|a\s+total|in\s+all)\b/iu
const OF_WHICH =
  /\b(?:of\s+(?:which|whom|this|that|these|those)|(?:one|some)\s+of\s+(?:which|them))\s+(?:(?:about|some|nearly|around|just|only|over)\s+)*$/i

/** "Together Mali and Guinea had 39 million people", "$40bn, of which $31bn is public": of no one country, or of a part. */
export function isSumOrPart(
  { sentence: { text, places } }: SentenceContext,
  { quantity: { start } }: { quantity: Quantity },
): boolean {
  if (OF_WHICH.test(text.slice(0, start))) return true
  const countries = new Set(places.filter(({ kind }) => kind === "country").map(({ code }) => code))
  // "Together they had 84.9 million: 34.4 million in Ghana": what follows the colon is of each.
  const after = text.slice(0, start).lastIndexOf(":")
  const said = after !== -1 && !/\d/.test(text[after + 1] ?? "") ? text.slice(after) : text
  return (countries.size > 1 && TOGETHER.test(said)) || TOGETHER_THEY.test(said)
}

/** "Broad money grew by 13.6%" of what is held as a share of GDP alone: its growth is none of the share. */
export function isGrowthOfShare(
  { sentence: { text } }: SentenceContext,
  { quantity }: { quantity: Quantity },
  { kind, measure, changeIn }: Shape,
): boolean {
  if (kind !== "change" || changeIn !== "percent" || measure === null) return false
  const known = measureById(measure)
  const isShareOfGdp = known?.kind === "share" && /\bof GDP\b/.test(known.label)
  return isShareOfGdp && quantity.of === null && !/\bGDP\b|\bshare\b|\bratio\b/i.test(text)
}
