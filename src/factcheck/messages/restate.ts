import { capitalize } from "#domain/format/capitalize.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import { hedgeOfPart } from "../relations/find-base-levels.ts"
import { EARLIEST, LATEST } from "../claims/resolve-period.ts"
import { measureById } from "../grammar/find-measures.ts"
import { writeScope } from "../claims/rank-scope.ts"
import {
  getOtherPlace,
  type ClaimKind,
  type ClaimPeriod,
  type ClaimSlots,
} from "../claims/claim-types.ts"
import { possessive } from "./evidence-words.ts"
import { periodWords, withArticle } from "./figure-words.ts"

const HEDGES = {
  about: "about ",
  nearly: "nearly ",
  over: "over ",
  under: "under ",
  "at-least": "at least ",
  "at-most": "at most ",
} as const

/** "in double digits" is at least 10. */
const COUNTS_DIGITS = /\b(?:single|double|triple)[\s-](?:digits|figures)$/i

const AS_ONE_WORD =
  /^(?:(?<count>[\p{L}\d.]+)[\s-]+)?(?<size>million|billion|trillion)[\s-](?<currency>dollar|euro|pound)$/iu

/** "three trillion dollars" for "three-trillion-dollar". */
function inFull(figure: string): string {
  const { count = "one", size, currency } = AS_ONE_WORD.exec(figure)?.groups ?? {}
  if (size === undefined || currency === undefined) return figure
  return `${/^half$/i.test(count) ? "half a" : count} ${size} ${currency}s`
}

/** "One in five", "A quarter": a figure in words that a sentence began with. */
const BEGINS_SENTENCE = /^\p{Lu}(?:\p{Ll}*)(?:[\s-]\p{Ll}+)*$/u

/** A claim as a sentence that stands alone: country, measure and period are filled in from wherever they were said. */
export function restate(claim: ClaimSlots, figure: string): string {
  const words = BEGINS_SENTENCE.test(figure) ? figure.toLowerCase() : figure
  const written = COUNTS_DIGITS.test(words) ? String(claim.value) : inFull(words)
  const sentence = writeBody(claim, written).replace(/\s+/g, " ").trim()
  return `${capitalize(sentence)}.`
}

type Facts<Kind extends ClaimKind = ClaimKind> = {
  claim: ClaimSlots<Kind>
  subject: string
  amount: string
  figure: string
  when: string
  other: string
}

const BY_KIND: { readonly [Kind in ClaimKind]: (facts: Facts<Kind>) => string } = {
  level: ({ claim, subject, amount, when }) => `${subject} ${writeVerb(claim)} ${amount} ${when}`,
  average: ({ subject, amount, when }) => `${subject} averaged ${amount} ${when}`,
  threshold: ({ claim, subject, amount, figure }) =>
    `${subject} ${boundVerb(claim)} ${signWord(claim, figure) ?? amount} ${writeTime(claim, claim.everyYear && isLong(claim))}`,
  range: ({ claim, subject, figure }) =>
    `${subject} was ${/\band\b/i.test(figure) ? `between ${figure}` : figure} ${writeTime(claim, isLong(claim))}`,
  change: ({ claim, subject, amount, when }) =>
    `${subject} ${(claim.value ?? 0) < 0 ? "fell" : "rose"} by ${amount.replace("-", "")}${claim.qualifiers.includes("change-per-year") ? " a year" : ""} ${when}`,
  multiple: ({ claim, subject, amount, figure, when, other }) =>
    claim.otherPlace
      ? `${subject} was ${amount} that of ${other} ${when}`
      : isPart(claim, figure)
        ? writePart(claim, subject)
        : `${nameDeficit(claim, subject)} ${writeMultiple(claim, figure)} ${when}`,
  share: ({ subject, amount, other, when }) =>
    `${subject} was ${amount} of that of ${other} ${when}`,
  compare: ({ claim, subject, other }) =>
    `${subject} was ${claim.negated ? "not " : ""}${comparative(claim)} than that of ${other} ${writeTime(claim, claim.everyYear && isLong(claim))}`,
  difference: ({ claim, subject, amount, other, when }) =>
    `${subject} was ${amount} ${comparative(claim)} than that of ${other} ${when}`,
  rank: ({ claim, when }) => writeRank(claim, when),
  extremum: ({ claim, subject }) => writeExtremum(claim, subject),
  "first-time": ({ claim, subject, figure, when }) =>
    `${subject} ${claim.side === "below" ? "fell below" : "exceeded"} ${writeAmount(claim, figure)} for the first time ${when}`,
  trend: ({ claim, subject }) => writeTrend(claim, subject),
  count: ({ claim, subject, figure }) => writeCount(claim, subject, figure),
  vague: ({ claim, subject, when }) => `${subject} was ${claim.scope} ${when}`,
}

/** What is multiplied is the size of a deficit, not a balance. */
function nameDeficit({ qualifiers }: ClaimSlots, subject: string): string {
  return qualifiers.includes("size-of-deficit")
    ? subject.replace(/\bbalance\b/, "deficit")
    : subject
}

function writeBody(claim: ClaimSlots, figure: string): string {
  const otherPlace = getOtherPlace(claim)
  return writeByKind(claim.kind, {
    claim,
    subject: writeSubject(claim),
    amount: `${claim.hedge ? HEDGES[claim.hedge] : ""}${writeAmount(claim, figure)}`,
    figure,
    when: writeTime(claim),
    other: otherPlace ? withArticle(otherPlace.name) : "",
  })
}

function writeByKind<Kind extends ClaimKind>(kind: Kind, facts: Facts<Kind>): string {
  return BY_KIND[kind](facts)
}

function boundVerb(claim: ClaimSlots): string {
  if (claim.qualifiers.includes("average") && isLong(claim)) return "averaged"
  return claim.negated ? "was never" : "was"
}

/** "negative", where the text says so without a figure. */
function signWord({ value, side }: ClaimSlots<"threshold">, figure: string): string | undefined {
  if (value !== 0 || /\d|zero/i.test(figure)) return undefined
  return side === "below" ? "negative" : "positive"
}

function comparative({ side }: ClaimSlots<"compare" | "difference">): string {
  return side === "below" ? "lower" : "higher"
}

function writeLabel(claim: ClaimSlots): string {
  if (claim.measure === "gdp" && !claim.qualifiers.includes("nominal")) return "GDP"
  const label =
    claim.measure === null ? claim.named?.words.join(" ") : measureById(claim.measure)?.label
  // An amount of money is not a share.
  const own = claim.unit === "money" ? label?.replace(/ as a share of .*$/, "") : label
  return (own ?? "").replace(/^the /, "")
}

/** Georgia is a state of America too, so the message says which one is meant. */
function writeName({ code, kind, name }: NonNullable<ClaimSlots["place"]>): string {
  return code === "GEO" && kind === "country" ? "the country of Georgia" : withArticle(name)
}

function writeSubject(claim: ClaimSlots): string {
  const label = writeLabel(claim)
  if (claim.place === null) return `the ${label}`
  const place = writeName(claim.place)
  if (label === "") return `${place} recorded`
  return `${possessive(place)} ${label}`
}

function writeVerb(claim: ClaimSlots): string {
  if (claim.measure === null && claim.named === null) return ""
  if (claim.forecast)
    return claim.direction === null
      ? "is forecast to be"
      : `is forecast to ${claim.direction === "up" ? "rise" : "fall"} to`
  const measure = claim.measure === null ? undefined : measureById(claim.measure)
  const was = measure === undefined ? "was" : chooseVerb(measure.label)
  if (claim.direction === null || (claim.value ?? 0) < 0) return was
  return claim.direction === "up" ? "rose to" : "fell to"
}

/** The author's figure with the unit and sign it had from its surroundings. */
function writeAmount(claim: ClaimSlots, figure: string): string {
  const bare = figure.trim()
  const isNegative = (claim.value ?? 0) < 0 && !/^[-−]|minus/i.test(bare)
  return `${isNegative ? "-" : ""}${bare}${missingUnit(claim, bare)}`
}

const PERCENT_WORDS =
  /%|per\s?cent|percent|pct|half|quarter|third|fifth|sixth|seventh|eighth|ninth|tenth|\bsecond|\bin\b|out of|\bGDP|economy|output|p\.c\./i

function missingUnit({ unit, currency, counted, measure }: ClaimSlots, bare: string): string {
  if (counted && counted.words !== "" && !bare.includes(counted.words)) return ` ${counted.words}`
  if (unit === "percent") return PERCENT_WORDS.test(bare) ? "" : "%"
  if (unit === "years") return /year|yr/i.test(bare) ? "" : " years"
  if (unit === "money") return isBareDollars(currency, bare) ? " dollars" : ""
  return unit === "people" && countsPeople(measure, bare) ? " people" : ""
}

/** "1.4 children per woman" and "553 per square kilometre" count no people. */
function countsPeople(measure: string | null, bare: string): boolean {
  const isOfPeople = measure === null || measureById(measure)?.kind === "people"
  return isOfPeople && !/people|inhabitants|\bper\b/i.test(bare)
}

function isBareDollars(currency: string | null, bare: string): boolean {
  return currency === "USD" && !/\$|dollar|USD/i.test(bare)
}

function writeMultiple({ hedge, value }: ClaimSlots, figure: string): string {
  const word = hedge === "over" ? "more than " : hedge ? HEDGES[hedge] : ""
  if (/^(?:doubl|tripl|trebl|quadrupl|quintupl|halv)/i.test(figure))
    return `${word}${figure.replace(/(?:ing|es|e)$/i, "ed")}`
  return `${(value ?? 1) < 1 ? "fell" : "rose"} ${word}${figure}`
}

/** "a quarter of the 2000 level", which no verb says. */
function isPart({ value, period }: ClaimSlots, figure: string): boolean {
  return (value ?? 1) < 1 && period !== null && !/^halv/i.test(figure)
}

function writePart({ hedge, value, period }: ClaimSlots, subject: string): string {
  const [from, to] = [String(period?.from ?? ""), String(period?.to ?? "")]
  const word = hedgeOfPart(hedge)
  return `${subject} was ${word ? HEDGES[word] : ""}${String(value)} times its ${from} level in ${to}`
}

function writeRank(claim: ClaimSlots<"rank">, when: string): string {
  const group = writeScope(claim.scope)
  const place = claim.place === null ? "" : writeName(claim.place)
  const position = claim.value === null || claim.value === 1 ? "" : `${ordinal(claim.value)}-`
  if (claim.otherPlace)
    return `${place} overtook ${withArticle(claim.otherPlace.name)} to become the ${position}${claim.extreme === "lowest" ? "smallest" : "largest"} economy ${group} ${when}`
  return `${place} ${claim.negated ? "did not have" : "had"} the ${position}${claim.extreme} ${writeLabel(claim)} ${group} ${when}`
}

function writeExtremum(claim: ClaimSlots<"extremum">, subject: string): string {
  const { period, scope, extreme } = claim
  if (scope === "within" && period !== null)
    return `in ${String(claim.base)} ${subject} was the ${extreme} ${rangeWords(period, false)}`
  const since =
    scope === "record" || period === null
      ? "on record"
      : scope === "since"
        ? `since ${String(period.from)}`
        : `in ${String(period.to - period.from + 1)} years`
  return `${period ? `${claim.periodStated ? "in" : "around"} ${String(period.to)} ` : ""}${subject} was the ${extreme} ${since}`
}

function writeTrend(claim: ClaimSlots<"trend">, subject: string): string {
  const isEvery = claim.everyYear && isLong(claim)
  const isNever = isEvery && claim.negated && !claim.qualifiers.includes("not-every")
  const not = isNever ? "never " : claim.negated ? "did not " : ""
  const verb = verbOfTrend(claim)[claim.negated && !isNever ? 1 : 0]
  const moved = claim.scope === "sign" ? writeEconomy(claim) : subject
  if (isNever) return `${moved} ${not}${verb} ${writeTime(claim)}`
  return `${moved} ${not}${verb} ${inARow(claim)}${writeTime(claim, isEvery)}`
}

/** The past of the verb, and its plain form after "did not". */
function verbOfTrend({
  scope,
  direction,
  measure,
}: ClaimSlots<"trend" | "count">): readonly [string, string] {
  const isDown = direction === "down"
  if (scope === "sign" && measure !== "inflation")
    return isDown ? ["shrank", "shrink"] : ["grew", "grow"]
  return isDown ? ["fell", "fall"] : ["rose", "rise"]
}

function writeEconomy({ place, measure }: ClaimSlots): string {
  const what = measure === "inflation" ? "consumer prices" : "economy"
  return place === null ? `the ${what}` : `${writeName(place)}'s ${what}`
}

/** "Greece's economy shrank in six of the 10 years between 2010 and 2019". */
function writeCount(claim: ClaimSlots<"count">, subject: string, figure: string): string {
  const { period, hedge, scope } = claim
  const moved = `${scope === "sign" ? writeEconomy(claim) : subject} ${verbOfTrend(claim)[0]}`
  const isOpen = period === null || period.to >= LATEST
  const years = isOpen ? "" : `${String(period.to - period.from + 1)} `
  const count = /once|twice|times/i.test(figure) ? String(claim.value) : figure
  return `${moved} in ${hedge ? HEDGES[hedge] : ""}${count} of the ${years}years ${writeTime(claim)}`
}

function inARow({ value }: ClaimSlots): string {
  return value === null ? "" : `for ${String(value)} straight years, `
}

function isLong({ period }: ClaimSlots): boolean {
  return period !== null && period.from !== period.to
}

function writeTime(claim: ClaimSlots, isEvery = false): string {
  const { period, periodGap, periodStated } = claim
  if (period === null) return ""
  if (periodGap === "fiscal") return `in fiscal year ${String(period.from)}`
  if (periodGap === "part") return `in the ${period.half ?? "first"} half of ${String(period.from)}`
  if ("base" in claim && claim.base !== null)
    return rangeWords({ ...period, from: claim.base }, false)
  const basis = basisWords(claim)
  const words =
    period.from === period.to
      ? `${periodStated ? "in" : "around"} ${periodWords(period)}`
      : rangeWords(period, isEvery)
  return `${words}${basis}`
}

function basisWords({ qualifiers, period }: ClaimSlots): string {
  if (period !== null && period.frequency !== "quarterly") {
    if (qualifiers.includes("on-month")) return " month on month"
    return qualifiers.includes("by-month") ? " on a monthly basis" : ""
  }
  if (period?.frequency !== "quarterly") return ""
  if (qualifiers.includes("annualised")) return " at an annual rate"
  if (qualifiers.includes("on-year")) return " year on year"
  return qualifiers.includes("on-quarter") ? " quarter on quarter" : ""
}

function rangeWords({ frequency, from, to }: ClaimPeriod, isEvery: boolean): string {
  const last = periodWords({ frequency, from: to, to })
  if (to === LATEST) return `${isEvery ? "in every year " : ""}since ${String(from)}`
  if (from === EARLIEST) return `until ${last}`
  const first = periodWords({ frequency, from, to: from })
  return isEvery ? `in every year from ${first} to ${last}` : `between ${first} and ${last}`
}
