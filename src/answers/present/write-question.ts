import { joinNames } from "#domain/format/join-names.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { findPartAndWhole, readMembers } from "../compute/members.ts"
import { placeName } from "./place-name.ts"
import type { AnswerOperation, Bound, Question } from "../read/question.ts"
import { writePart } from "./write-period.ts"
import { withArticle } from "./sentence-parts.ts"

/** A question in full, in words that are read in the same way; `name` is that of an indicator without a measure. */
export function writeQuestion(question: Question, name?: string): string {
  const label = getMeasure(question.measure)?.label ?? name ?? question.measure
  const { partOfYear } = question
  const isNewest = partOfYear?.index === null && question.operation !== "extreme"
  const before = question.isOnPeriodBefore ? ON_BEFORE[partOfYear?.frequency ?? "quarterly"] : ""
  const newest = `${isNewest ? `${partOfYear.frequency} ` : ""}${before}`
  const asked = FORMS[question.operation](question, `${newest}${label.replace(/^the /, "")}`)
  return `${asked}${writeTime(question)}`
}

/** The years of a question; those of a multiple and of a ratio say what is compared with what. */
function writeTime(question: Question): string {
  const { operation, factor, years } = question
  if (years === null || years.from === null) return writeYears(question)
  const { from, to } = years
  if (operation === "first-time" && factor !== null && from === to)
    return ` from its level of ${String(from)}`
  if (!isRatioOfYears(question) || to === null || from === to) return writeYears(question)
  const [top, bottom] = question.isFirstOverLast ? [from, to] : [to, from]
  return ` in ${String(top)} than in ${String(bottom)}`
}

function isRatioOfYears(question: Question): boolean {
  const { operation, places, over } = question
  return (
    operation === "ratio" &&
    over !== "share" &&
    places.length > 0 &&
    listCodes(question).length === 1
  )
}

const ON_BEFORE = { monthly: "month-on-month ", quarterly: "quarter-on-quarter " } as const
const WHEN = { yearly: "when", monthly: "in which month", quarterly: "in which quarter" } as const
const WHOLES: Readonly<Record<string, string>> = { sum: "total", median: "median" }

type Form = (question: Question, label: string) => string

const FORMS: Readonly<Record<AnswerOperation, Form>> = {
  value: (question, label) => `${label} in ${writeWhere(question)}`,
  change: (question, label) =>
    question.over === "sum"
      ? `total ${label} in ${writeWhere(question)}`
      : `${question.inPercent ? "percentage change" : "change"} in ${label} in ${writeWhere(question)}`,
  extreme: (question, label) =>
    question.groups.length === 0 && question.places.length > 0
      ? `${WHEN[question.partOfYear?.frequency ?? "yearly"]} was ${label} ${question.end ?? "highest"} in ${writeWhere(question)}`
      : `which ${writeMember(question)} has ${writeOrder(question, label)}`,
  rank: writeRank,
  filter: (question, label) =>
    isMoved(question)
      ? `in which countries in ${writeGroup(question)} did ${label} ${writeMove(question)}`
      : `which countries in ${writeGroup(question)} have ${writeHeld(question, label)}`,
  count: (question, label) =>
    isMoved(question)
      ? `in how many countries in ${writeGroup(question)} did ${label} ${writeMove(question)}`
      : `how many countries in ${writeGroup(question)} have ${writeHeld(question, label)}`,
  compare: (question, label) =>
    question.over === "difference" && listCodes(question).length === 2
      ? `how much higher is ${label} in ${listNames(question).join(" than in ")}`
      : question.end === null
        ? `compare ${label} in ${joinNames(listNames(question))}`
        : `which has the ${question.end === "highest" ? "higher" : "lower"} ${label}: ${listNames(question).join(" or ")}`,
  average: (question, label) =>
    `${WHOLES[question.over ?? "mean"] ?? "average"} ${label} in ${writeWhere(question)}`,
  ratio: writeRatio,
  "first-time": ({ isLast, bound, places, overtakes, factor }, label) =>
    factor !== null
      ? `when did ${label} in ${writePlace(places[0]?.code)} ${writeMultiple(factor)}`
      : overtakes
        ? `when did ${label} in ${writePlace(places[0]?.code)} overtake ${writeReference(bound)}${isLast ? "" : " for the first time"}`
        : `when was ${label} in ${writePlace(places[0]?.code)} ${isLast ? "for the last time" : "for the first time"} ${writeBound(bound)}`,
  truth: writeTruth,
}

function writeRank(question: Question, label: string): string {
  const { places, end, count } = question
  const [place] = places
  if (place !== undefined)
    return `rank of ${withArticle(place.name)} in ${writeGroup(question)} by ${end === "lowest" ? "lowest " : ""}${label}`
  if (count !== null)
    return `${end === "lowest" ? "bottom" : "top"} ${String(count)} countries in ${writeGroup(question)} by ${label}`
  return end === null
    ? `rank countries in ${writeGroup(question)} by ${label}`
    : `countries in ${writeGroup(question)} with ${writeOrder(question, label)}`
}

/** A rise or a fall is what countries are listed or counted by. */
function isMoved({ bound, direction }: Question): boolean {
  return direction !== null && bound?.against.kind === "value"
}

function writeMove(question: Question): string {
  const { bound, factor } = question
  if (factor !== null) return writeMultiple(factor)
  const move = writeDirection(question)
  if (bound?.against.kind !== "value" || bound.against.value === 0) return move
  const size = writeBound(bound).replace("above", "more than").replace("below", "less than")
  return `${move} by ${size}`
}

function writeOrder({ end, direction, nth }: Question, label: string): string {
  const which = nth === null ? "" : `${ordinal(nth)} `
  const size = `${which}${end === "lowest" ? "lowest" : "highest"}`
  if (direction === null) return `the ${size} ${label}`
  return `the ${size} ${direction === "down" ? "fall" : "rise"} in ${label}`
}

function writeRatio(question: Question, label: string): string {
  const [first] = question.places
  const [part, whole] = first === undefined ? findPartAndWhole(question.groups) : []
  if (part !== undefined && whole !== undefined)
    return `share of ${part.name} in ${label} of ${whole.name}`
  if (question.over === "share")
    return `share of ${withArticle(first?.name ?? "")} in ${label} of ${writeGroup(question)}`
  const codes = listCodes(question)
  if (codes.length === 1) return `how many times higher is ${label} in ${writePlace(codes[0])}`
  return `how many times higher is ${label} in ${writePlace(codes[0])} than in ${writePlace(codes[1])}`
}

function writeTruth(question: Question, label: string): string {
  const { bound, places, end, direction, span, overtakes } = question
  const place = writePlace(places[0]?.code)
  if (overtakes) return `did ${label} in ${place} overtake ${writeReference(bound)}`
  if (span !== null && bound !== null)
    return span === "ever"
      ? `has ${label} in ${place} ever been ${writeBound(bound)}`
      : `was ${label} in ${place} ${writeBound(bound)} every year`
  if (bound !== null)
    return bound.against.kind === "place"
      ? `is ${label} in ${place} ${bound.side === "above" ? "higher" : "lower"} than in ${writePlace(bound.against.code)}`
      : `is ${label} in ${place} ${writeBound(bound)}`
  if (direction !== null) return `did ${label} in ${place} ${writeDirection(question)}`
  const order = writeOrder({ ...question, end: end ?? "highest" }, label)
  return `is ${place} the country in ${writeGroup(question)} with ${order}`
}

function writeDirection({ direction, factor }: Question): string {
  if (factor !== null) return writeMultiple(factor)
  return direction === "down" ? "fall" : "rise"
}

const MULTIPLES: Readonly<Record<number, string>> = { 2: "double", 3: "triple", 4: "quadruple" }

function writeMultiple(factor: number): string {
  return MULTIPLES[factor] ?? "halve"
}

function writeReference(bound: Bound | null): string {
  return bound?.against.kind === "place" ? writePlace(bound.against.code) : ""
}

function listCodes({ places, bound }: Question): string[] {
  const reference = bound?.against.kind === "place" ? [bound.against.code] : []
  return [...new Set([...places.map(({ code }) => code), ...reference])]
}

function listNames(question: Question): string[] {
  return listCodes(question).map((code) => writePlace(code))
}

function writeWhere(question: Question): string {
  return question.places.length > 0
    ? joinNames(question.places.map(({ code }) => writePlace(code)))
    : writeGroup(question)
}

function writePlace(code: string | undefined): string {
  return withArticle(placeName(code ?? ""))
}

const COUNTRIES = / countries$/

function writeGroup(question: Question): string {
  return `${listGroups(question)}${writeWithout(question)}`
}

/** "Country in West Africa", "Nordic country". */
function writeMember(question: Question): string {
  const name = listGroups(question)
  return COUNTRIES.test(name)
    ? `${name.replace(COUNTRIES, "").replace(/^the /, "")} country${writeWithout(question)}`
    : `country in ${name}${writeWithout(question)}`
}

/** "Landlocked Africa": groups that are kinds of countries stand before places. */
function listGroups(question: Question): string {
  const { groups } = question
  if (groups.length < 2) return readMembers(question).name
  const names = groups.map(({ name }) => name)
  const kinds = names
    .filter((name) => COUNTRIES.test(name))
    .map((name) => name.replace(/^the /, ""))
  const places = names.filter((name) => !COUNTRIES.test(name))
  return places.length === 0
    ? joinNames(names)
    : `${kinds.map((kind) => `${kind.replace(COUNTRIES, "")} `).join("")}${joinNames(places)}`
}

function writeWithout({ without }: Question): string {
  return without.length === 0
    ? ""
    : ` without ${joinNames(without.map((code) => writePlace(code)))}`
}

/** "Inflation above 20%", "higher inflation than Ghana". */
function writeHeld({ bound }: Question, label: string): string {
  if (bound?.against.kind !== "place") return `${label} ${writeBound(bound)}`
  return `${bound.side === "above" ? "higher" : "lower"} ${label} than ${writePlace(bound.against.code)}`
}

function writeBound(bound: Bound | null): string {
  if (bound === null || bound.against.kind === "place") return ""
  const { against, side, orEqual } = bound
  if (against.upTo !== undefined)
    return `between ${writeLimit(against.value, against.unit)} and ${writeLimit(against.upTo, against.unit)}`
  const sides = { above: "at least", below: "at most" } as const
  return `${orEqual ? sides[side] : side} ${writeLimit(against.value, against.unit)}`
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  people: " people",
  years: " years",
  "per-thousand": " per 1,000",
}

function writeLimit(value: number, unit: string): string {
  const number = value.toLocaleString("en", { maximumFractionDigits: 6 })
  if (unit === "percent") return `${number}%`
  if (unit === "money") return `$${number}`
  return `${number}${UNIT_WORDS[unit] ?? ""}`
}

function writeYears({ years, partOfYear, operation }: Question): string {
  if (partOfYear !== null && operation !== "extreme")
    return partOfYear.index === null ? "" : ` in ${writePart(partOfYear)}`
  if (years === null) return ""
  const { from, to } = years
  if (from !== null && from === to) return ` in ${String(from)}`
  if (to === null) return ` since ${String(from)}`
  return from === null || from === 0
    ? ` until ${String(to)}`
    : ` ${operation === "average" ? "between" : "from"} ${String(from)} ${operation === "average" ? "and" : "to"} ${String(to)}`
}
