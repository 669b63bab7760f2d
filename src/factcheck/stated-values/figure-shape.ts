import { joinMoves } from "../grammar/join-verbs.ts"
import { measureById } from "../grammar/find-measures.ts"
import type { Measure, MeasureVariant } from "../grammar/measure.ts"
import { isDenied } from "../claims/denials.ts"
import type {
  ChangeUnit,
  Hedge,
  MeasureMention,
  PeriodMention,
  Quantity,
  Side,
} from "../claims/claim-types.ts"

import type { Role } from "../claims/cues.ts"
import { clauseAround, isBelowZero, isOfFall } from "./sign-words.ts"
import { isUpperBound } from "../quantities/hedges.ts"

/** What kind of claim a figure makes, of which measure, and with which sign. */
export type Shape = { measure: string | null; sign: 1 | -1 } & (
  { kind: PlainKind; changeIn: null } | { kind: "change"; changeIn: ChangeUnit }
)

type PlainKind = "level" | "average" | "threshold" | "range"

type Shaped = {
  text: string
  quantity: Quantity
  role: Role
  mention: MeasureMention | undefined
  measure: string | null
  period: PeriodMention | undefined
  /** Whether the figure is one end of a change, which has a period of its own. */
  isEnd: boolean
  /** Where the figure before this one ends. */
  previousEnd: number
}

/** Tells a level from a change, a rate from the growth of a level, and a bound from both. */
export function decideShape(shaped: Shaped): Shape {
  const { quantity, role, text } = shaped
  const measure = shaped.measure === null ? undefined : measureById(shaped.measure)
  if (!measure) return { kind: "level", measure: null, sign: 1, changeIn: null }
  const words = readSubject(shaped, measure)
  const sign = isFall(shaped) ? -1 : 1
  const share = shareSaidBefore(shaped, measure)
  const ofPersons = OF_PERSONS.test(text.slice(quantity.start, quantity.end)) ? measure : undefined
  const counted = share ?? ofPersons
  if (counted) return levelShape(shaped, counted, words, 1)
  if (isRateOfLevel(measure, quantity, role, words) && !namesRate(shaped))
    return growthShape(shaped, measure, sign)
  if (role.kind !== "change" || statesGrowth(measure, text, quantity, words) || isFlow(words))
    return levelShape(shaped, measure, words, sign)
  if (measure.kind === "rate" && isAdjacentGrowth(text, quantity)) {
    return { kind: plainKind(shaped), measure: measure.id, sign, changeIn: null }
  }
  return changeShape(shaped, measure, sign)
}

/**
 * A change in per cent, points or the unit itself. Amounts and counts do not change by points: what does is their share of
 * GDP or their growth, and nothing that is known where neither is measured.
 */
function changeShape({ quantity }: Shaped, measure: Measure, sign: 1 | -1): Shape {
  const { unit } = quantity
  const changeIn = unit === "percent" || unit === "points" ? unit : "unit"
  if (unit !== "points" || !AMOUNTS.includes(measure.kind))
    return { kind: "change", measure: measure.id, sign, changeIn }
  const share = measure.when?.find(([variant]) => variant === "of-gdp")?.[1]
  return { kind: "change", measure: share ?? measure.growth ?? null, sign, changeIn }
}

/** The kinds of measures that are counted in something else than a part of a hundred. */
const AMOUNTS: readonly Measure["kind"][] = ["money", "people", "count"]

/** "the rate went down to 6.6%": what it came to. */
const WENT_DOWN_TO =
  /\b(?:went|gone|came|come|dropped|fell|fallen|slid|sank|dipped|edged|eased|brought|back)\s+(?:back\s+)?(?:down\s+)?to\s+(?:(?:an?|just|only|about|around|some|under|over|below|nearly|an?\s+average\s+of)\s+)*$/i

/** "shrank by 4.2%"; in "shrank (−4.2%)" the figure has its own sign. */
function isFall({ text, quantity, role }: Shaped): boolean {
  const before = text.slice(0, quantity.start)
  const isLevel = isPace(text, quantity) || WENT_DOWN_TO.test(before)
  const isDown = role.direction === "down" || isOfFall(before)
  return isDown && quantity.value > 0 && !isLevel
}

/** "In 2009 they fell by 1.4%" after prices, "the index fell by 4.5%": prices are meant, not inflation. */
function readSubject({ text, quantity, mention, previousEnd }: Shaped, { id }: Measure): string {
  const before = text.slice(mention ? Math.max(previousEnd, mention.end) : 0, quantity.start)
  if (id === "inflation" && OF_PRICES.test(before)) return "prices"
  return mention ? text.slice(mention.start, mention.end).toLowerCase() : ""
}

const OF_PRICES = /\b(?:they|the\s+(?:consumer\s+|price\s+)*index)\b[^;]*$/i

const SHARE_BEFORE =
  /\d\s?(?:%|per\s?cent)\s+of\s+(?:(?:its|the|national|total)\s+){0,2}(?:gdp|gross\s+domestic\s+product|economic\s+output|the\s+economy)\b[^.;\d]*(?:(?:\d{4}|\d[\d.]*\s?(?:%|per\s?cent))[^.;\d]*)*$/i

/** "Exports were 35% of GDP in 2024, imports 38%": the second is a share of the same whole. */
function shareSaidBefore(
  { quantity, role, text }: Shaped,
  { kind, when }: Measure,
): Measure | undefined {
  const isLevel = quantity.unit === "percent" && quantity.of === null && role.kind === "level"
  if (!isLevel || kind !== "money" || !SHARE_BEFORE.test(text.slice(0, quantity.start)))
    return undefined
  const share = when?.find(([variant]) => variant === "of-gdp")?.[1]
  return share === undefined ? undefined : measureById(share)
}

function levelShape(shaped: Shaped, measure: Measure, words: string, sign: 1 | -1): Shape {
  const { quantity, role, text, previousEnd } = shaped
  const isNegative =
    isBelowZero({ text, quantity, role, measure, words, previousEnd }) ||
    (measure.id === "growth" && role.kind === "change" && sign < 0 && quantity.value > 0)
  return {
    kind: plainKind(shaped),
    measure: qualified(measure, quantity, text),
    sign: isNegative ? -1 : 1,
    changeIn: null,
  }
}

const SLOWED_TO = new RegExp(
  `\\b(?:${joinMoves({ use: "pace", direction: "down" })})\\b[^;,]{0,30}\\bto\\s+(?:an?\\s+|just\\s+|only\\s+|about\\s+|around\\s+|some\\s+|under\\s+|over\\s+|below\\s+|nearly\\s+|a\\s+rate\\s+of\\s+|a\\s+mere\\s+)*$`,
  "i",
)

/** "slowed to 6.1%", "eased to 2%": the pace went down, the economy did not. */
function isPace(text: string, { start }: Quantity): boolean {
  return SLOWED_TO.test(text.slice(0, start))
}

/** "grew by 5%" is the growth rate of that year; over several years, or in dollars, it is computed. */
function growthShape(shaped: Shaped, measure: Measure, sign: 1 | -1): Shape {
  const { text, quantity } = shaped
  const isNominal = /\bnominal|current (?:us )?dollars|dollar terms/i.test(
    clauseOfFigure(text, quantity),
  )
  const local = findLocal(measure, text)
  const isComputed =
    isRange(shaped) ||
    local !== undefined ||
    (measure.kind === "money" && (isNominal || isBehindAmount(shaped)))
  if (isComputed && !isYearly(clauseAround(text, quantity)) && !isOfNoYear(shaped))
    return { kind: "change", measure: local ?? measure.id, sign, changeIn: "percent" }
  // A mean rate of growth in a currency is none of real growth, and no figure is held of it.
  if (local !== undefined) return { kind: plainKind(shaped), measure: local, sign, changeIn: null }
  const rate = qualified(measure, quantity, text)
  // "emissions fell by 5% in 2020" of what has no series of its growth.
  const isLevel = measure.kind !== "rate" && rate === measure.id
  if (measure.growth === undefined && isLevel && shaped.role.kind === "change")
    return { kind: "change", measure: measure.id, sign, changeIn: "percent" }
  return {
    kind: plainKind(shaped),
    // "Grew by 5% in real terms" is the growth of real GDP.
    measure: measureById(rate)?.growth ?? rate,
    sign,
    changeIn: null,
  }
}

/** "reached $114bn in 2025, up 37%": what an amount of money rose by is in the same money. */
const BEHIND_AMOUNT =
  /[$€£¥]\s?\d[\d.,]*\s?(?:bn|tn|billion|trillion|million|m)?(?:\s+(?:last\s+year|in\s+(?:19|20)\d\d))?,\s+(?:which\s+(?:is|was)\s+)?(?:up|down|an?\s+(?:increase|rise|jump|gain|drop|fall|decline|decrease)\s+of)\s+(?:(?:by|about|nearly|almost|some|more\s+than|over|around|just)\s+)*$/i

function isBehindAmount({ text, quantity }: Shaped): boolean {
  return BEHIND_AMOUNT.test(text.slice(0, quantity.start))
}

/** "A jump of 37% in dollar terms: in real terms the economy grew 6.0%": prices are those of its own clause. */
function clauseOfFigure(text: string, quantity: Quantity): string {
  const clause = clauseAround(text, quantity)
  const own = /\breal\b(?!\s+estate)/i.exec(clause)
  const colon = clause.lastIndexOf(": ", own?.index ?? 0)
  return own && colon !== -1 ? clause.slice(colon) : clause
}

/** "grew by 30% in nominal terms", "in cedi terms": money is counted in the country's own currency. */
const IN_LOCAL_MONEY =
  /\bnominal(?:ly)?\b|\blocal[- ]currency\b|\bin\s+(?!(?:real|dollar|us|absolute|relative|annual|percentage|constant|ppp|volume|practical|gdp)\b)\p{Ll}+\s+terms\b/iu

/** Dollars are named, or are the money of the country. */
const IN_DOLLARS = /dollar|us\$|\bU\.?S\b\.?|\bUnited States\b|\bAmerica/i

/** The same in the country's own currency, where the text says so and it is a measure of its own. */
function findLocal({ when }: Measure, text: string): string | undefined {
  const isLocal = IN_LOCAL_MONEY.test(text) && !IN_DOLLARS.test(text)
  return isLocal ? when?.find(([variant]) => variant === "local")?.[1] : undefined
}

/** "grew by 5%" of what is not a rate itself is its growth; so is a percentage of "the economy" or "prices". */
function isRateOfLevel(
  measure: Measure,
  { unit, of }: Quantity,
  role: Role,
  words: string,
): boolean {
  if (unit !== "percent") return false
  // "Broad money grew by 9%" is its growth, "the growth of broad money fell by 9%" a change of that.
  if (measure.id === "broad-money-growth") return !words.includes("growth")
  if (measure.id === "inflation" || (measure.kind === "rate" && measure.growth === measure.id))
    return (
      /price|consumers|cost of living|cpi/.test(words) &&
      !/inflation|growth/.test(words) &&
      role.kind !== "from"
    )
  if (measure.id === "deflator-inflation") return !words.includes("inflation")
  if (measure.kind === "rate" || measure.kind === "share") return false
  return of === null || role.kind === "change"
}

/** "Prices rose by 38.1% in 2023, before inflation came down to 22.8%": the second figure is of the rate itself. */
function namesRate({ text, quantity, previousEnd, measure }: Shaped): boolean {
  return (
    measure === "inflation" &&
    previousEnd > 0 &&
    /\binflation\b/i.test(text.slice(previousEnd, quantity.start))
  )
}

/** "loses one child in 400": how many there are, no change of it. */
const OF_PERSONS = /^\S+\s+(?:child|baby|infant|newborn|person|woman|man)\s+(?:in|out\s+of)\b/i

/** "gained 29,000 people through migration" is how many came, no change of it. */
function isFlow(words: string): boolean {
  return /^(?:through\s|to\s|(?:more\s+)?(?:people|migrants)\s)/.test(words)
}

const GREW_BY = new RegExp(
  `\\b(?:${joinMoves({ use: "economies" })})\\s+(?:by\\s+)?(?:\\w+\\s+){0,2}$`,
  "i",
)

/** "growth of 5%" states the rate; "growth rose by 5%" a change of it. */
function statesGrowth(measure: Measure, text: string, { start }: Quantity, words: string): boolean {
  if (measure.id !== "growth") return false
  return (
    GREW_BY.test(text.slice(0, start)) ||
    /\b(?:growth|expansion)(?:\s+rates?)?\s+of\s+(?:[^;:]{1,60}\band\s+)?(?:\w+\s+){0,2}$/i.test(
      text.slice(0, start),
    ) ||
    !/growth|expansion/.test(words)
  )
}

function isAdjacentGrowth(text: string, { end }: Quantity): boolean {
  return /^\s*(?:annual\s+|real\s+|economic\s+|gdp\s+)*(?:growth|inflation|expansion|contraction)\b/i.test(
    text.slice(end),
  )
}

/** Which figures unit and words choose: real, at purchasing power parity, in local money, of GDP. */
function qualified(measure: Measure, quantity: Quantity, text: string): string {
  const stated = findVariant(measure, quantity, text)
  return measure.when?.find(([variant]) => variant === stated)?.[1] ?? measure.id
}

function findVariant(
  measure: Measure,
  { unit, currency, of }: Quantity,
  text: string,
): MeasureVariant | undefined {
  if (unit === "percent" && of !== null && /gdp|gross|economy|output/i.test(of)) return "of-gdp"
  if (unit === "money" && currency !== "USD" && currency !== "INT") return "local"
  if (currency === "INT" || /\bppp\b|purchasing[- ]power/i.test(text)) return "ppp"
  if (unit === "money" && measure.kind === "share") return "money"
  if (measure.id === "inflation" && /\bdeflator\b/i.test(text)) return "deflator"
  return IN_CONSTANT_PRICES.test(text) ? "real" : undefined
}

const IN_CONSTANT_PRICES =
  /\breal\b(?!\s+estate)|\bconstant\b|\badjusted\s+for\s+inflation\b|\binflation-adjusted\b/i

const BOUNDS: readonly Quantity["hedge"][] = ["over", "under", "at-least", "at-most"]

function plainKind(shaped: Shaped): PlainKind {
  const { upper, hedge } = shaped.quantity
  if (upper !== null) return "range"
  if (BOUNDS.includes(hedge)) return "threshold"
  return isRange(shaped) ? "average" : "level"
}

function isRange({ period, isEnd }: Shaped): boolean {
  const form = period?.form
  if (!form || isEnd) return false
  if (form.kind === "span") return form.from !== form.to
  return form.kind === "since" || form.kind === "last-years" || form.kind === "in-years"
}

/** "never grew by more than 5%", "not by more than 5% in any year": a bound of each year. */
const OF_NO_YEAR =
  /\b(?:never|in\s+no\s+(?:single\s+)?year|at\s+no\s+(?:time|point)|in\s+any\s+(?:single\s+|one\s+)?year)\b/i

function isOfNoYear({ quantity, text }: Shaped): boolean {
  return BOUNDS.includes(quantity.hedge) && OF_NO_YEAR.test(text)
}

/** "6.8% a year", "on average", "every year". */
function isYearly(text: string): boolean {
  return /\b(?:a|per|each|every)\s+(?:single\s+)?(?:year|annum)\b|\bannual(?:ly|i[sz]ed)?\b|\byearly\b|\baverag(?:ed|e|ing)\b|\bon average\b|\bin\s+(?:each|all|every\s+one)\s+of\s+the\b|\bin (?:both|each of|all of) (?:19|20)\d\d\b/i.test(
    text,
  )
}

function decideSide({ hedge }: Quantity): Side {
  return isUpperBound(hedge) ? "below" : "above"
}

/** The kind of the claim with the slots that it has by its kind alone. */
export function decideKind(text: string, quantity: Quantity, { kind, changeIn }: Shape) {
  // "Did not grow by more than 30%" bounds the change.
  if (changeIn !== null) return { kind, changeIn, hedge: decideBound(text, quantity).hedge }
  return kind === "threshold" ? { kind, ...decideBound(text, quantity) } : { kind }
}

/** The side of a bound; "has not fallen below 20%" says that it was at least that. */
function decideBound(text: string, quantity: Quantity): { side: Side; hedge: Hedge | null } {
  const side = decideSide(quantity)
  const { hedge } = quantity
  // "Did not hit double digits": it was less.
  if (hedge === "at-least" && isDenied(text, quantity, undefined))
    return { side: "below", hedge: "under" }
  const isStrict = hedge === "over" || hedge === "under"
  if (!isStrict || !isBoundDenied(text, quantity)) return { side, hedge }
  return side === "above"
    ? { side: "below", hedge: "at-most" }
    : { side: "above", hedge: "at-least" }
}

/** "At no time between 2010 and 2015 was inflation above": in its own clause. */
const NO_TIME = /\b(?:at\s+no\s+(?:time|point)|in\s+no\s+year)\b[^,;:]*$/i

function isBoundDenied(text: string, { start }: Quantity): boolean {
  if (NO_TIME.test(text.slice(0, start))) return true
  return /\b(?:never|not|n['’]t)\b/i.test(text.slice(Math.max(0, start - 40), start))
}
