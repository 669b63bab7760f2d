import { joinMoves, joinOvertaking } from "../grammar/join-verbs.ts"
import type { MeasureMention, Quantity } from "../claims/claim-types.ts"
import type { SentenceContext } from "../claims/sentence-context.ts"
import { measureById } from "../grammar/find-measures.ts"

const JOINS_NEXT = /^\s*(?:per\s?cent)?\s*(?:to|and|,|or)\s*(?:\w+\s+){0,2}$/i
const JOINS_LAST = /\b(?:from|to|than|and|against)\s*(?:\w+\s+){0,2}$/i

const MANAGED = new RegExp(
  `\\b(?:while|and|but|whereas)\\b[^.;]{0,40}\\b(?:managed|recorded|posted|registered|saw|stood\\s+at|reached|(?:${joinMoves({ use: "economies" })})(?:\\s+by)?)\\s+(?:just\\s+|only\\s+|about\\s+|a\\s+mere\\s+)*$`,
  "i",
)
const ENDS = /^\s*(?:[.;,]|$|in\s+\d{4})/

/** The figures before and behind one, and the measures that its sentence names. */
type Beside = {
  last: Quantity | undefined
  next: Quantity | undefined
  measures: readonly MeasureMention[]
}

/** "from 3.2 to 5.4 per cent", "65.7 years ..., up from 50.9": a bare number takes the unit of its neighbour. */
export function sharedUnit(
  text: string,
  quantity: Quantity,
  { last, next, measures }: Beside,
): Quantity {
  if (isOfHundred(text, quantity)) return { ...quantity, unit: "percent" }
  if (isOfSame(text, quantity, last)) return { ...quantity, of: last?.of ?? null }
  if (quantity.unit !== "plain" || quantity.value >= 1000) return quantity
  if (next && lendsUnit(text, quantity, next))
    return { ...quantity, unit: next.unit, currency: next.currency }
  if (!last || last.unit === "plain" || last.unit === "people") return quantity
  const isBare =
    MANAGED.test(text.slice(last.end, quantity.start)) && ENDS.test(text.slice(quantity.end))
  if (isBare) return { ...quantity, unit: last.unit, currency: last.currency }
  return isLent(text, quantity, last, measures)
    ? { ...quantity, unit: last.unit, currency: last.currency }
    : quantity
}

/** Whether a bare number has the unit of the figure that words such as "to" or "and" join it to. */
function isLent(
  text: string,
  { start, end }: Quantity,
  last: Quantity,
  measures: readonly MeasureMention[],
): boolean {
  // "28.9 per thousand births and tuberculosis incidence 132": what each measure counts, it counts its own way.
  const isOfOther = measures.some((one) => one.start >= last.end && one.end <= start)
  if (last.unit === "per-thousand" && isOfOther) return false
  const counts = /^\s*\p{L}+s\b/u.test(text.slice(end))
  return JOINS_LAST.test(text.slice(last.end, start)) && !counts
}

/** "Of every hundred children born there, 6.5 die": a number in a hundred. */
const OF_HUNDRED =
  /\b(?:out\s+of|of|in|for)\s+(?:every|each)\s+(?:100|hundred)\b(?!\s+(?:thousand|million))[^.;:\d]*$/i

function isOfHundred(text: string, { unit, value, start }: Quantity): boolean {
  return unit === "plain" && value < 100 && OF_HUNDRED.test(withoutYears(text.slice(0, start)))
}

function withoutYears(text: string): string {
  return text.replace(/\b(?:19|20)\d\d\b/g, "")
}

/** "from 3.2 to 5.4 per cent"; in "the rate is 37, roughly half the 71 of the region" a fraction in words lends none. */
function lendsUnit(text: string, { end }: Quantity, next: Quantity): boolean {
  const isNumber = /\d/.test(text.slice(next.start, next.end))
  return isNumber && next.unit !== "plain" && JOINS_NEXT.test(text.slice(end, next.start))
}

/** "came to 47% of GDP, far above Italy's 34%": both are shares of the same. */
const HELD_BESIDE = new RegExp(
  `^[^.;]{0,40}\\b(?:above|below|ahead\\s+of|behind|than|against|compared\\s+(?:with|to)|${joinOvertaking({ side: "above", of: "places", tense: "all" })})\\s+(?:that\\s+of\\s+|the\\s+)?[\\p{L} ]{2,30}(?:['’]s?|\\s+(?:figure|share|rate|level)\\s+of)\\s+$`,
  "iu",
)

/** "2.8% of national income in 2023, down from 5.2%": nothing but a time and what joins the two between. */
const JOINED_SHARE =
  /^\s*(?:of\s+[\p{L} ]{2,40}?)?(?:\s+in\s+\d{4})?,?\s*(?:(?:up|down)\s+from|after|from|against|versus|compared\s+(?:with|to)|to)\s+(?:(?:about|just|only|nearly|some)\s+)*$/iu

function isOfSame(text: string, quantity: Quantity, last: Quantity | undefined): boolean {
  return (
    quantity.unit === "percent" &&
    quantity.of === null &&
    last?.unit === "percent" &&
    last.of !== null &&
    (HELD_BESIDE.test(text.slice(last.end, quantity.start)) ||
      JOINED_SHARE.test(text.slice(last.end, quantity.start)))
  )
}

/** The smallest amount that is read as money without naming its currency: "75.7 billion". */
const MIN_BARE_AMOUNT = 1e6
const SIZED = /(?:million|billion|trillion|bn|tn|mn)$/i
/** Behind an amount of money stands no noun that it counts. */
const NO_NOUN_BEHIND =
  /^\s*(?:[.,;:)–—]|$|(?:in|by|for|from|at|on|a|an|the|last|that|this|and|but|or|while|as|than|after|before|to|over|up|down|more|less|three|two|twice|half|compared|against)\b)/i

/** "Imports of goods came to 75.7 billion": an amount of a measure of money, in the only currency of the text. */
export function withCurrency(context: SentenceContext, quantity: Quantity): Quantity {
  const { text, measures, quantities } = context.sentence
  const { start, end, unit, value } = quantity
  const isBare =
    unit === "plain" &&
    value >= MIN_BARE_AMOUNT &&
    SIZED.test(text.slice(start, end)) &&
    NO_NOUN_BEHIND.test(text.slice(end))
  if (!isBare) return quantity
  const before = measures.findLast((mention) => mention.end <= start)
  const named = before ? [before] : measures
  const ids = named.length > 0 ? named.map(({ measure }) => measure) : [context.carry.measure]
  const areMoney = ids.every((id) => id !== null && measureById(id)?.kind === "money")
  const codes = new Set(quantities.flatMap(({ currency }) => currency ?? []))
  const [own] = codes
  const currency = codes.size === 0 ? context.carry.currency : codes.size === 1 ? own : null
  return areMoney && currency ? { ...quantity, unit: "money", currency } : quantity
}
