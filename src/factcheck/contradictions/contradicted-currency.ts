import type { Quantity } from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"
import { CURRENCY_NAMES } from "../claims/value-of-currencies.ts"
import type { Said } from "./said-order.ts"

const LOST =
  "weakened|depreciated|lost\\s+(?:ground|value)|softened|slid|slipped|slumped|tumbled|sank"
const GAINED = "strengthened|appreciated|firmed|gained\\s+(?:ground|value)|rallied|recovered"
/** "the dirham has weakened", "Brazil's real depreciated": the currency before its verb. */
const MOVED = new RegExp(
  `\\b(?:currency|real|sol|kwanza|dram|lari|tenge|som|${CURRENCY_NAMES})(?:,\\s+(?:by\\s+contrast|meanwhile|for\\s+its\\s+part|too|in\\s+turn|however),)?\\s+(?:(?:has|had|then|also)\\s+)*(?:\\p{Ll}+ly\\s+)?(?<word>(?<lost>${LOST})|(?:${GAINED}))(?![\\p{L}])`,
  "iu",
)
/** How many of a currency a dollar cost. */
const PER_DOLLAR =
  /\b(?:(?:per|to|against|for)\s+(?:the|a|an|one|each)?\s*(?:US\s+|U\.S\.\s+)?dollar|(?:a|one|each|the)\s+(?:US\s+|U\.S\.\s+)?dollar\s+(?:cost|costs|bought|buys|fetched|fetches|was|is|traded|averaged))\b/i
const AGAINST =
  /^[^;:!?]{0,60},?\s+(?:as\s+against|against|compared\s+with|from|after|versus)\s+(?:(?:about|just|only|nearly|almost|some|around|the)\s+)*$/i
const TO = /^[^;:!?,]{0,40}\s+to\s+(?:(?:about|just|only|nearly|almost|some|around)\s+)*$/i

/**
 * Reads which way a currency is said to have gone between its two rates: "the dirham weakened: a dollar cost 9.35
 * dirhams, against 9.94 the year before". A currency that weakens takes more of itself for a dollar.
 */
export function readCurrency(
  { text, quantities }: Sentence,
  first: Quantity,
  second: Quantity,
): Said | undefined {
  const moved = MOVED.exec(text)
  const word = moved?.groups?.["word"]
  const isOther = quantities.some((one) => one.start < second.start && one !== first)
  const isRate = first.unit !== "percent" && first.currency !== "USD" && PER_DOLLAR.test(text)
  if (!moved || word === undefined || isOther || !isRate || moved.index > first.start)
    return undefined
  const gap = text.slice(first.end, second.start)
  const isFromTo = TO.test(gap) && /\bfrom\s+(?:\p{Ll}+\s+)?$/iu.test(text.slice(0, first.start))
  if (!isFromTo && !AGAINST.test(gap)) return undefined
  const [subject, other] = isFromTo ? [second, first] : [first, second]
  return {
    start: moved.index,
    end: second.end,
    word,
    way: moved.groups?.["lost"] === undefined ? "down" : "up",
    subject,
    other,
    isOfRate: true,
  }
}
