import { measureById } from "../grammar/find-measures.ts"
import type { Quantity } from "../claims/claim-types.ts"

import type { Shape } from "./figure-shape.ts"
import { isOfWhole } from "./per-person.ts"
import { PLAUSIBLE_LEVELS } from "./plausible-levels.data.ts"

/** "none of the five", "those of the other four": how many countries are spoken of. */
export function isCountOfMembers(text: string, { start, end }: Quantity): boolean {
  const isSpelled = /^\p{L}+$/u.test(text.slice(start, end))
  return (
    isSpelled && /\b(?:of\s+(?:the|these|those|all)|the\s+other)\s+$/i.test(text.slice(0, start))
  )
}

/** The smallest amount in dollars that can be what a country makes, owes or trades. */
const MIN_DOLLARS = 100_000

/** "with 2,592 dollars" after a figure for each person: no amount of a whole country. */
export function isTooLittle({ value, unit, of }: Quantity, { measure, kind }: Shape): boolean {
  const known = measure === null || unit !== "money" ? undefined : measureById(measure)
  return (
    known !== undefined &&
    kind === "level" &&
    of === null &&
    isOfWhole(known) &&
    value < MIN_DOLLARS
  )
}

/** "which is exactly one half", "has been cut in half", "half of my students": a part of something else and no rate. */
export function isBareFraction(
  text: string,
  { start, end, unit }: Quantity,
  { kind }: Shape,
): boolean {
  if (kind !== "level" || unit !== "percent" || /\d|per\s?cent/i.test(text.slice(start, end)))
    return false
  if (/\bin\s+$/i.test(text.slice(0, start)) || /^\s+of\s+my\b/i.test(text.slice(end))) return true
  return /^\s*(?:[,.;:)–—]|$|and\b|in\s+\w+\s+(?:months|years))/i.test(text.slice(end))
}

/** Whether a figure is a level that the measure has in no country. */
export function isImplausible({ value, unit }: Quantity, { kind, measure }: Shape): boolean {
  const known = measure === null ? undefined : PLAUSIBLE_LEVELS[measure]
  if (!known || kind === "change" || unit === "percent") return false
  return value < known[0] || value > known[1]
}

/** The highest rate of deaths or births of a country, in per cent. */
const MAX_PER_HUNDRED = 60

/**
 * "29% of the labour force", "2.8% of national income", "a gap of 21 points": no measure that counts people, years or
 * money has a level in per cent, and no rate one in points.
 */
export function isOfOtherKind({ unit, value }: Quantity, { kind, measure }: Shape): boolean {
  if (kind === "change" || measure === null) return false
  const counted = measureById(measure)?.kind
  if (unit === "points") return counted !== "index"
  if (unit !== "percent") return false
  // One in ten children dying is 100 in 1,000; other counts are never in per cent.
  const isPerThousand = measureById(measure)?.units.includes("per-thousand") === true
  const isCount = counted === "count" && (!isPerThousand || value > MAX_PER_HUNDRED)
  return isCount || counted === "people" || counted === "years" || counted === "money"
}
