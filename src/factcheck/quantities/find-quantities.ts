import { overlaps } from "../text/overlaps.ts"
import { rememberTexts } from "../text/remember-texts.ts"
import type { Quantity, Unit } from "../claims/claim-types.ts"

import { exact } from "./exact.ts"
import { CURRENCY_PREFIXES } from "./currencies.data.ts"
import { readCurrencySuffix, readPrefix, SPACE } from "./currency-suffix.ts"
import { readHedge } from "./hedges.ts"
import { joinRanges } from "./join-ranges.ts"
import { findFractions } from "./find-fractions.ts"
import { findMarks } from "./find-marks.ts"
import { findMixedNumbers } from "./mixed-numbers.ts"
import { NUMBER_WORD, readMagnitude, readNumberWords } from "./number-words.ts"
import type { RawQuantity } from "./raw-quantity.ts"
import { findTimesOfGdp } from "./times-of-gdp.ts"

const PREFIX = CURRENCY_PREFIXES.map(([form]) => form).join("|")
const DIGITS = [
  `\\d{1,3}(?:[\\u00a0\\u202f\\u2009 '’]\\d{3})+(?!\\d)(?:[.,]\\d+)?`,
  `\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?!\\d)(?:\\.\\d+)?`,
  `\\d{1,3}(?:\\.\\d{3}){2,}(?!\\d)(?:,\\d+)?`,
  `\\d+(?:[.,·]\\d+)?`,
  `\\.\\d+`,
].join("|")
const MAGNITUDE = `(?:hundred\\s+(?:thousand|million|billion)|thousand\\s+billion|million\\s+million|lakh\\s+crores?|trillions?|billions?|millions?|thousands?|hundred|quadrillion|lakhs?|lac|crores?|dozens?|bln|bn|mln|mn|mio|trn|tln|tn|cr|[kKmMbBtT])(?![\\p{L}\\d])`
const NUMERIC = new RegExp(
  `(?<![\\p{L}\\d_])(?<![\\d][.,:/])(?:(?<!\\p{L}-)|(?<=\\d(?:bn|tn|mn|m|k)-))(?<sign>[-−–](?=\\s?[\\d.$€£¥₦]|US))?(?:(?<prefix>${PREFIX})${SPACE}?)?(?<minus>[-−])?(?<digits>${DIGITS})(?:(?:${SPACE}|-)?(?<magnitude>${MAGNITUDE}))?`,
  "gu",
)
const WORDS = new RegExp(
  `\\b(?:minus\\s+)?(?:(?:an?|${NUMBER_WORD})(?:(?:\\s+|-)(?:and\\s+)?(?:(?:a\\s+)?half|point|${NUMBER_WORD}))*)\\b`,
  "giu",
)
const POINTS =
  /^[\s-]*(?:percentage[\s-]points?|per\s?cent(?:age)?[\s-]points?|%[\s-]points?|%-pts?|pp(?:ts?|s)?\b|p\.p\.|ppts?\b|pts?\b|points?\b(?! of))/i
const BASIS_POINTS = /^[\s-]*(?:basis points?|bps?\b)/i
const PERCENT =
  /^(?:[\s-]*(?:%|％|per[\s-]?cent\b|pct\b\.?|p\.c\.)|\s+(?:out\s+of|of|in|for)\s+every\s+(?:100|hundred)\b(?![,.]?\d|\s+(?:thousand|million)))/i
const PER_THOUSAND =
  /^\s*(?:‰|(?:[a-z]+\s+){0,2}(?:per|(?:in|for|of|out of) every|out of) (?:mille?|1,?000|thousand)\b)/i
const MULTIPLE = /^(?:[\s-]*(?:times|fold)\b|[x×]\b)/i
const YEARS =
  /^[\s-]*(?:years?|yrs?)\b(?!\s*(?:ago|earlier|later|before|after|ahead|in a row|running))/i
const PEOPLE =
  /^\s*(?!(?:for|among|in|and|to)\s)(?:[a-z-]+\s+){0,2}?(?:people|inhabitants|residents|citizens|persons|souls|men|women(?!\s+(?:die[sd]?|dying)\b)|children|jobs|workers|refugees|users|migrants)\b/i
const OF =
  /^\s*of\s+((?:the\s+|its\s+|their\s+|all\s+|every\s+|total\s+|national\s+)*[\p{L}'’-]+(?:\s+[\p{L}-]+)?)/iu

/**
 * Every number of a text with its unit, currency, magnitude and hedge; what only looks like one is left out. `withThings`
 * keeps those that count kilograms, hectares, days and their like.
 */
export function findQuantities(text: string, withThings = false): Quantity[] {
  const taken: Quantity[] = []
  for (const { raw, quantity } of listNumbers(text)) {
    if (taken.some((other) => overlaps(raw, other))) continue
    if (!isNoStatistic(text, quantity, withThings)) taken.push(quantity)
  }
  return joinRanges(
    text,
    taken.sort((a, b) => a.start - b.start),
  )
}

/** Numbers as they are written, and with their units; of those that overlap, the first counts. */
const listNumbers = rememberTexts((text) =>
  [
    ...findMarks(text),
    ...findMixedNumbers(text),
    ...findFractions(text),
    ...findTimesOfGdp(text),
    ...findDigits(text),
    ...findWords(text),
    ...findDigitCounts(text),
  ].map((raw) => ({ raw, quantity: withUnit(text, raw) })),
)

function findDigits(text: string): RawQuantity[] {
  return [...text.matchAll(NUMERIC)].flatMap((match) => {
    const groups = match.groups ?? {}
    const digits = readDigits(groups["digits"] ?? "")
    if (!digits) return []
    const size = readMagnitude(groups["magnitude"])
    const negative = (groups["sign"] ?? groups["minus"]) !== undefined && !isDash(text, match)
    const dash = groups["sign"] !== undefined && !negative ? 1 : 0
    const minusWord = /\bminus\s*$/i.test(text.slice(Math.max(0, match.index - 8), match.index))
    return {
      start: match.index + dash,
      end: match.index + match[0].length,
      value: exact((negative || minusWord ? -1 : 1) * digits.value * size),
      step: digits.step * size,
      currency: groups["prefix"] === undefined ? null : readPrefix(groups["prefix"]),
    }
  })
}

/** "4-6%" and "growth - 5%" have a dash; "was -5%" has a minus. */
function isDash(text: string, { index }: RegExpExecArray): boolean {
  const before = text.slice(0, index)
  const isApart = /^[-−–]\s/.test(text.slice(index, index + 2))
  return isApart ? /[\d\p{L})%]\s?$/u.test(before) : /[\d\p{L})%]$/u.test(before)
}

/** Digits with thousands and decimal marks of either custom: `1,234.5`, `1.234.567,8`, `12,34,567`, `33,3`. */
function readDigits(text: string): { value: number; step: number } | undefined {
  const spaceless = text.replace(/[\s'’]/g, "").replace("·", ".")
  const isContinental = /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(spaceless)
  const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(spaceless) && !/^0,/.test(spaceless)
  const plain = isContinental
    ? spaceless.replace(/\./g, "").replace(",", ".")
    : grouped
      ? spaceless.replace(/,/g, "")
      : spaceless.replace(",", ".")
  const value = Number(plain)
  if (!Number.isFinite(value)) return undefined
  const decimals = plain.split(".")[1]
  if (decimals !== undefined) return { value, step: 10 ** -decimals.length }
  return { value, step: roundStep(plain) }
}

/** A bare round number is as exact as its last digit that is not zero, but two digits are always meant. */
function roundStep(digits: string): number {
  if (digits.length < 4) return 1
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  return 10 ** Math.min(zeros, digits.length - 1)
}

/** "in double digits": ten per cent or more. */
/** "failed to reach", "almost hit", "stopped short of hitting": it was not so, or nearly. */
const EVADES =
  /\b(?:almost|nearly|close\s+to|short\s+of|far\s+from|fail(?:s|ed|ing)?\s+to|without|yet\s+to|avoid(?:s|ed|ing)?|(?:kept|prevented|stopped)\s+(?:it\s+)?from|never\s+quite)\s+(?:\w+\s+)?$/i

function findDigitCounts(text: string): RawQuantity[] {
  const matches = [
    ...text.matchAll(
      /(?:\b(?:in|into|at)\s+|(?<=\b(?:hit|hits|hitting|reach|reached|reaching|entered|crossed)\s+))(?<size>single|double|triple)[\s-](?:digits|figures)\b/gi,
    ),
  ].filter(({ index }) => !EVADES.test(text.slice(Math.max(0, index - 40), index)))
  return matches.map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match.groups?.["size"]?.toLowerCase() === "triple" ? 100 : 10,
    step: 1,
    currency: null,
    bound: match.groups?.["size"]?.toLowerCase() === "single" ? "under" : "at-least",
  }))
}

/** "two and three million" are two numbers, "one and a half million" and "one hundred and ten" one. */
const TWO_NUMBERS =
  /^(?<first>(?!(?:an?|hundred|thousand|million|billion|trillion)\b)[a-z]+)(?<and>\s+and\s+)(?!(?:a\s+)?half\b)(?<second>[a-z][a-z\s-]*)$/i

function splitPair(start: number, groups: Record<string, string>): RawQuantity[] {
  const { first = "", and = "", second = "" } = groups
  return [
    { text: first, start },
    { text: second, start: start + first.length + and.length },
  ].flatMap((one) => {
    const read = readNumberWords(one.text)
    return read
      ? [{ start: one.start, end: one.start + one.text.length, ...read, currency: null }]
      : []
  })
}

function findWords(text: string): RawQuantity[] {
  return [...text.matchAll(WORDS)].flatMap((match) => {
    const isNegative = /^minus\s/i.test(match[0])
    const words = match[0].replace(/^minus\s+/i, "")
    // "a" alone is not a number, and "one" hardly ever.
    if (/^one$/i.test(words) && !isOneOfUnit(text, match.index)) return []
    if (/^(?:an?|half|a half|hundred|thousand|million|billion|trillion|dozen)$/i.test(words))
      return []
    const pair = TWO_NUMBERS.exec(words)?.groups
    if (pair) return splitPair(match.index + (match[0].length - words.length), pair)
    const read = readNumberWords(words)
    if (!read || (/^an?\b/i.test(words) && read.value < 12)) return []
    return {
      start: match.index,
      end: match.index + match[0].length,
      value: isNegative ? -read.value : read.value,
      step: read.step,
      currency: null,
    }
  })
}

/** "less than one per cent", "under one tonne per hectare": here "one" is a number, but "the richest one percent" are people. */
function isOneOfUnit(text: string, start: number): boolean {
  return (
    /^one\s+(?:per\s?cent\b|percentage\s+point\b|(?:metric\s+)?ton(?:ne)?\s+per\b)/i.test(
      text.slice(start, start + 24),
    ) &&
    !/\b(?:top|richest|poorest|wealthiest|upper|bottom)\s+$/i.test(
      text.slice(Math.max(0, start - 12), start),
    )
  )
}

function withUnit(text: string, raw: RawQuantity): Quantity {
  if (raw.bound !== undefined)
    return { ...raw, unit: "percent", hedge: raw.bound, upper: null, of: null }
  const after = text.slice(raw.end, raw.end + 60)
  const unit = decideUnit(text, raw, after)
  const suffix = raw.currency === null ? readCurrencySuffix(after) : undefined
  const value = raw.value * unit.by
  const end = raw.end + (suffix?.length ?? unit.length)
  const before = text.slice(Math.max(0, raw.start - 40), raw.start)
  const hedge = readHedge(before, text.slice(end, end + 20))?.hedge ?? null
  // "a third" is 33.3%, but "half a percent" is 0.5%.
  const isShare = raw.share === true
  const scale = isShare && unit.unit === "plain" ? 100 : 1
  return {
    start: raw.start,
    end,
    value: value * scale,
    step: isShare ? 2 * roomOfShare(Math.abs(value), raw.whole) * scale : raw.step * unit.by,
    unit: suffix ? "money" : scale === 100 ? "percent" : unit.unit,
    currency: suffix?.code ?? raw.currency,
    hedge,
    upper: null,
    of: raw.of ?? findWhole(text.slice(end, end + 60)),
  }
}

function decideUnit(text: string, raw: RawQuantity, after: string): ReturnType<typeof readUnit> {
  if (raw.currency !== null) return { unit: "money", length: 0, by: 1 }
  return isFactor(text, raw) ? BY_FACTOR : readUnit(after, raw)
}

/** How far a share in words may be from its fraction: "a quarter" is nearer to a quarter than to a fifth or a third, and "25 in 100" to 25 than to 26. */
function roomOfShare(share: number, whole = 1): number {
  if (share > 1) return share * 0.05
  return Math.min(Math.max(0.1 * Math.min(share, 1 - share), 0.05 * share), 0.5 / whole)
}

/** What a share is of: "GDP" in "5% of GDP", but no time as in "the 2.8% of the previous year". */
function findWhole(after: string): string | null {
  const whole = OF.exec(after)?.[1]?.trim()
  return whole === undefined || TIME.test(whole) ? null : whole
}

const TIME =
  /^(?:(?:the|a|an|one|two|three|four|five|ten)\s+)?(?:(?:previous|preceding|prior|following|same|last|first|second|third|fourth)\s+)?(?:years?|months?|quarter|decade|twelve\s+months|January|February|March|April|May|June|July|August|September|October|November|December|early|mid|late)(?:$|[\s-])/i

/** "by a factor of five". */
const FACTOR = /\bby\s+a\s+factor\s+of\s+(?:[a-z]+\s+){0,2}$/i
const BY_FACTOR = { unit: "multiple" as const, length: 0, by: 1 }

function isFactor(text: string, { start }: RawQuantity): boolean {
  return FACTOR.test(text.slice(Math.max(0, start - 40), start))
}

function readUnit(after: string, raw: RawQuantity): { unit: Unit; length: number; by: number } {
  const length = (form: RegExp): number | undefined => form.exec(after)?.[0].length
  const points = length(POINTS)
  if (points !== undefined) return { unit: "points", length: points, by: 1 }
  const basis = length(BASIS_POINTS)
  if (basis !== undefined) return { unit: "points", length: basis, by: 0.01 }
  const halfPercent =
    raw.share === true
      ? /^\s+(?:of\s+)?(?:an?\s+|one\s+)(?:per\s?cent(?:age point)?|%)/i.exec(after)
      : null
  if (halfPercent)
    return {
      unit: /point/i.test(halfPercent[0]) ? "points" : "percent",
      length: halfPercent[0].length,
      by: 1,
    }
  const percent = length(PERCENT)
  if (percent !== undefined) return { unit: "percent", length: percent, by: 1 }
  const thousand = length(PER_THOUSAND)
  if (thousand !== undefined) return { unit: "per-thousand", length: thousand, by: 1 }
  const multiple = raw.share === true ? undefined : length(MULTIPLE)
  if (multiple !== undefined) return { unit: "multiple", length: multiple, by: 1 }
  const years = length(YEARS)
  if (years !== undefined) return { unit: "years", length: years, by: 1 }
  if (raw.share !== true && PEOPLE.test(after)) return { unit: "people", length: 0, by: 1 }
  return { unit: "plain", length: 0, by: 1 }
}

const FURNITURE =
  /\b(?:chapter|table|figure|fig\.|section|article|page|pages|p\.|no\.|number|annex|appendix|box|volume|vol\.|version|paragraph|clause|room|flight|route|highway|act|resolution|item|step|part|phase|grade|class|covid|sdg|goal)\s*$/i

/** What follows numbers that count or measure something else. */
const OTHER_THINGS =
  /^\s?(?:km|kms|kilomet|met(?:re|er)s?|miles?|kg|kilos?|tons?|degrees|°|minutes?|hours?|seconds?|days?|weeks?|months?(?!\s+(?:of|worth)\b)|goals?|points|votes|mph|hectares?|acres?|barrels?|litres?|pages|episodes|countries|economies|nations|states|provinces|regions|districts|firms|companies|banks|households surveyed|respondents)\b/i
const AFTER_OTHERS: readonly RegExp[] = [
  /^:\d|^\s?(?:[ap]\.?m\.?|GMT|UTC|o'clock)\b/i,
  /^[-–]\d+(?![\d.]*\s?(?:%|per|m|b|t))/i,
  /^(?:st|nd|rd|th|s)\b/i,
]
/** "aged 65 or older": a bound of the people who are counted. */
const AGE =
  /(?<!\b(?:median|average|mean)\s)\bage[ds]?\s+(?:(?:between\s+)?\d{1,2}\s+(?:to|and)\s+)?$/i
/** "2015 = 100": the base of an index. */
const BASE = /\b(?:19|20)\d\d\s*=\s*$/
const BEFORE_OTHERS: readonly RegExp[] = [BASE, /\d:$/, /\d[-–]$/, /\+\d*\s?$/, FURNITURE, AGE]

/** Times of day, scores, footnotes, numbers of chapters, telephone numbers, distances, ages of people. */
function isNoStatistic(
  text: string,
  { start, end, unit, step, value }: Quantity,
  withThings: boolean,
): boolean {
  const before = text.slice(Math.max(0, start - 24), start)
  const after = text.slice(end, end + 24)
  if (before.endsWith("[") && after.startsWith("]")) return true
  if (unit === "money" && /^\s+(?:a|per)[\s-]+day\b/i.test(after)) return true
  if (unit === "percent" || unit === "money" || unit === "points") return false
  if (isDenominator(before, value)) return true
  if (
    AFTER_OTHERS.some((form) => form.test(after)) ||
    isAfterOther(before, step) ||
    (!withThings && OTHER_THINGS.test(after))
  )
    return true
  return unit === "plain" && step === 1 && /^\s*(?:tall|high|long|deep|above sea)/i.test(after)
}

/** "3-2" is a score, "36-38 million" is none. */
function isAfterOther(before: string, step: number): boolean {
  if (step >= 1000 && /\d[-–]$/.test(before)) return false
  return BEFORE_OTHERS.some((form) => form.test(before))
}

/** "per 100,000 live births", "for every 1,000 children", "of every five women": what a rate is counted by. */
function isDenominator(before: string, value: number): boolean {
  if (value <= 20 && /\bof\s+every\s+$/i.test(before)) return true
  const isRound = value >= 100 && value <= 1e6 && Number.isInteger(Math.log10(value))
  return isRound && /\b(?:per|(?:in|for|of|out\s+of)\s+every)\s*$/i.test(before)
}
