import { measureById } from "../grammar/find-measures.ts"
import type { Measure } from "../grammar/measure.ts"
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
    Math.abs(value) < MIN_DOLLARS
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

const OF_GDP =
  /^\s*of\s+(?:(?:its|the|their|national|total|our|[A-Z\u00c0-\u024f][\p{L}'’-]+)\s+){0,3}(?:gdp|gross domestic product|economy|output|national income|gni)\b/iu
const OF_EVENTS =
  /^(?:(?:the|all|its|their|total)\s+)*(?:growth|increase|rise|fall|decline|votes?|voters|firms|companies|respondents|students|cases|sales|profits?|spending|budget|loans?|costs?|market|new|those|them)\b/i
/** "41.8 percent of Senegal's export earnings": no share of GDP. */
const OF_FLOWS =
  /^\s*of\s+(?:(?:its|the|their|all|total|our|national|[A-Z\u00c0-\u024f][\p{L}'’-]+)\s+){0,3}(?:(?:merchandise|goods)\s+)?(?:exports?|imports?|(?:tax|government|state|public|budget|customs)\s+(?:revenues?|receipts|income)|revenues?)\b/iu
const OF_PEOPLE =
  /^\s*of\s+(?:the\s+)?(?:labou?r\s+force|workforce|population|people|adults|households|inhabitants|citizens|land|seats|parliament)/i

/** "lost 28.8% of its output": the share by which it shrank. */
const LOST = /\b(?:lost|shed)\s+(?:\p{Ll}+\s+){0,4}$/iu

/** "60% of the growth came from services" is not a growth rate. */
export function isShareOfOther(text: string, measure: Measure, quantity: Quantity): boolean {
  const { unit, of, start, end } = quantity
  if (of === null || unit !== "percent") return false
  if (measure.id === "growth" && LOST.test(text.slice(0, start))) return false
  const event = OF_EVENTS.exec(of)?.[0].toLowerCase()
  if (event !== undefined)
    return measure.isNarrow !== true || !measure.label.includes(event.split(/\s+/).at(-1) ?? event)
  const rest = text.slice(end, end + 60)
  if (OF_FLOWS.test(rest)) return /\bGDP\b/.test(measure.label)
  if (OF_GDP.test(rest)) return measure.kind === "rate" && measure.id !== "unemployment"
  const whole = ["inflation", "growth", "gdp", "population", "population-growth"]
  return whole.includes(measure.id) || (!OF_PEOPLE.test(rest) && measure.id === "gdp-per-head")
}

/** "54.6 years in Nigeria and 74.9 in Bangladesh, a gap of 20 years": how far two levels are apart. */
export function isDistance(text: string, { unit, start }: Quantity): boolean {
  const before = text.slice(0, start)
  return (
    (unit === "years" && DISTANCE.test(before)) || BETWEEN_TWO.test(before) || AHEAD_BY.test(before)
  )
}

/** "was ahead by more than $600", "trailed Kenya by 3 points": how far one is from another. */
const AHEAD_BY =
  /\b(?:(?:was|were|is|are|been|still|stood|lay)\s+(?:far\s+|well\s+)?(?:ahead|behind|in\s+front|in\s+the\s+lead)|led|leads|trailed|trails)\b[^.;:,\d]{0,40}\bby\s+(?:(?:about|around|some|just|only|nearly|almost|over|more\s+than|less\s+than|at\s+least)\s+)*(?:US)?[$€£¥]?$/i

/** "0 when all have the same and 100 when one has everything": the ends of a scale. */
const ENDS_SCALE =
  /^\s+(?:when|if|where)\s+(?:all|every|everyone|everybody|one|nobody|no\s+one|there\s+(?:is|are))\b/i

export function isEndOfScale(text: string, { end }: Quantity): boolean {
  return ENDS_SCALE.test(text.slice(end))
}

/** "The gap between exports and imports was $936 million". */
const BETWEEN_TWO =
  /\b(?:gap|difference)\s+between\s+(?:its\s+|the\s+)?\p{L}+\s+and\s+\p{L}+\s+(?:(?:in|of)\s+\p{Lu}\p{L}+\s+)?(?:was|were|is|reached|widened\s+to|narrowed\s+to|came\s+to)\s+(?:\p{Ll}+\s+)*$/u

const DISTANCE =
  /\b(?:gap|difference|margin|distance)\s+of\s+(?:(?:about|around|almost|nearly|some|over|more|than|just|roughly|only)\s+)*$/i
