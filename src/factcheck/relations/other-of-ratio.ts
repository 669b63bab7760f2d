import type { SentenceContext } from "../claims/sentence-context.ts"
import type { PlaceMention, Quantity } from "../claims/claim-types.ts"

const TO_OTHER =
  /^\s*(?:(?:of\s+)?(?:that|those)\s+(?:of|in)\s+|the\s+(?:size|level|rate|figure|population|gdp|value|economy)\s+of\s+(?:that\s+of\s+)?|(?:as\s+\w+\s+(?:people\s+|inhabitants\s+)?as|(?:larger|bigger|higher|greater|more)\s+than)\s+(?:that\s+of\s+|in\s+)?)(?:the\s+|neighbouring\s+)*$/i

/** "four times as common in Ivory Coast as in Pakistan": what the two countries of a ratio stand between. */
const AS_COMMON_IN = /^\s*as\s+(?:(?!as\s)\p{Ll}+\s+){1,2}in\s+(?:the\s+)?$/iu
const AS_IN =
  /^(?:\s+in\s+\d{4})?\s+as\s+(?:(?:it|they)\s+(?:was|were|is|are)\s+)?in\s+(?:the\s+)?$/i
/** "three times as likely to have electricity as", "twice as rich as the average", "what the average Indian did". */
const AS_LIKELY_AS =
  /^\s*(?:as\s+\p{Ll}+\s+(?:to\s+[^,;.:]{2,40}\s+)?as\s+(?:(?:the\s+(?:average\s+)?|an?\s+|(?:one|those|people)\s+(?:born\s+|living\s+)?in\s+))?|what\s+(?:the\s+(?:average\s+)?|an?\s+))$/iu

/** The second place of a ratio; "55.4% of Nigerians" and "7% of India's workers" are not ratios of places. */
export function findOther(context: SentenceContext, quantity: Quantity): PlaceMention | undefined {
  return findOtherOfTimes(context, quantity) ?? findOtherOfWhole(context, quantity)
}

/** The second place of "four times as common in Ivory Coast as in Pakistan" or of "twice as rich as the average Kenyan". */
function findOtherOfTimes(
  { sentence: { text, places } }: SentenceContext,
  { unit, end }: Quantity,
): PlaceMention | undefined {
  const [first, second] = places.filter(({ start }) => start >= end)
  if (unit !== "multiple" || !first) return undefined
  const gap = text.slice(end, first.start)
  if (AS_LIKELY_AS.test(gap)) return first
  const isOfTwo =
    second && AS_COMMON_IN.test(gap) && AS_IN.test(text.slice(first.end, second.start))
  return isOfTwo ? second : undefined
}

function findOtherOfWhole(context: SentenceContext, quantity: Quantity): PlaceMention | undefined {
  const { text, places } = context.sentence
  if (quantity.unit !== "percent" && quantity.unit !== "multiple") return undefined
  const other = places.find(({ start }) => start >= quantity.end)
  if (!other) return undefined
  const gap = text.slice(quantity.end, other.start)
  // "25% larger than" says how much larger, "three times larger than" how many times as large.
  if (quantity.unit === "percent" && /\bthan\b/i.test(gap)) return undefined
  if (isOfThosePeople(text, quantity, gap) || isShareLikeBefore(context, quantity, gap))
    return undefined
  if (TO_OTHER.test(gap) || namesWhole(quantity, gap)) return other
  if (isListedShare(text, quantity) || !isHeldAgainst(context, quantity, other)) return undefined
  const isRatio = isShareOfGroup(text, quantity, other, gap) || isOfWhole(text, quantity, other)
  return isRatio ? other : undefined
}

/** "twice Brazil's", "76% of Ghana's": of all that the other place has. */
function isOfWhole(text: string, { unit, end, of }: Quantity, other: PlaceMention): boolean {
  const gap = text.slice(end, other.start)
  const isOf = /^\s*of\b/i.test(gap) || of !== null
  return (unit === "multiple" || isOf) && isWholeOther(text, other, gap)
}

/** "44% of Angola's population and 21% of that of Mauritius": a share of its own, of the whole that is named before. */
function isShareLikeBefore(
  context: SentenceContext,
  { unit, start }: Quantity,
  gap: string,
): boolean {
  const isAgain = unit === "percent" && /^\s+of\s+(?:that|those)\s+(?:of|in)\s/i.test(gap)
  if (!isAgain) return false
  return context.sentence.quantities.some(
    (one) => one.end <= start && one.unit === "percent" && one.of !== null,
  )
}

/** "21% of Kenya's GDP" is a share of the country's own unless another country is spoken of. */
function isHeldAgainst(
  { sentence: { text, places }, carry }: SentenceContext,
  { unit, start }: Quantity,
  other: PlaceMention,
): boolean {
  // "In 2022 it was 43.7, more than twice Brazil's": of the country spoken of before.
  if (unit === "multiple" && other.possessive && carry.place !== null) return true
  return (
    /^(?:it|its|that|this)\b/i.test(text) ||
    places.some(({ kind, code, end }) => kind !== "group" && end <= start && code !== other.code)
  )
}

/** "of Kenya's", "the Bolivian figure": the place stands for its figure, and nothing else of it is named. */
function isWholeOther(text: string, other: PlaceMention, gap: string): boolean {
  const direct = /^\s*(?:of\s+)?(?:the\s+|neighbouring\s+)*$/i.test(gap)
  const ends =
    /^\s*(?:[.,;)"”]|$|in\s+\d{4}|that\s+year|level|size|figure|rate|ratio|share|number|total|one|(?:gdp|economy|population|output)\s*(?:[.,;]|$|in\s)|(?:US)?[$€£¥]?\d)/i.test(
      text.slice(other.end),
    )
  return direct && ends && (other.possessive || namesRate(text, gap, other))
}

/** "nearly twice the Bolivian figure". */
function namesRate(text: string, gap: string, { end }: PlaceMention): boolean {
  return (
    /\bthe\s+$/i.test(gap) &&
    /^\s+(?:rate|ratio|figure|level|share|number|total|one)\b/i.test(text.slice(end))
  )
}

/** "twice the jobless rate of Italy". */
function namesWhole({ unit }: Quantity, gap: string): boolean {
  return (
    unit === "multiple" && /^\s*the\s+(?:[\p{L}-]+\s+){1,4}(?:of|in)\s+(?:the\s+)?$/iu.test(gap)
  )
}

/** "26 percent of world output": a country's part of the whole. */
function isShareOfGroup(
  text: string,
  { unit }: Quantity,
  { kind, end }: PlaceMention,
  gap: string,
): boolean {
  return (
    unit === "percent" &&
    kind === "group" &&
    /^\s*of\s+(?:the\s+)?(?:total\s+)?$/i.test(gap) &&
    /^(?:['’]s)?\s+(?:total\s+)?(?:gdp|output|economy|population|people)\b/i.test(text.slice(end))
  )
}

/** "35.8% of Ethiopia's GDP and 25.9% of Nigeria's": two shares of two wholes, not one of the other. */
function isListedShare(text: string, { unit, start }: Quantity): boolean {
  return (
    unit === "percent" &&
    /(?:%|per\s?cent|percent)\s+of\s+[\p{L}\s]{2,30}['’]s?\s+(?:[^.;]|\.(?=\d)){2,70}\b(?:and|but|while|,)\s+(?:about\s+|just\s+|only\s+|nearly\s+|some\s+)*$/iu.test(
      text.slice(0, start),
    )
  )
}

/** "21.3% of the people of Niger and 13.4% of those of Chad": the second is a share of the people of another country. */
function isOfThosePeople(text: string, { start }: Quantity, gap: string): boolean {
  return (
    /^\s*of\s+those\b/i.test(gap) &&
    /(?:%|per\s?cent|percent)\s+of\s+(?:the\s+|all\s+)?(?:\p{Ll}+\s+)?(?:people|population|inhabitants|citizens|adults|households|women|men|children|girls|boys|workers)\b[^;]*$/iu.test(
      text.slice(0, start),
    )
  )
}
