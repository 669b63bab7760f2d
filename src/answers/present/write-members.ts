import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { ordinal } from "#domain/format/ordinal.ts"

import { scaleLimit } from "../compute/bounds.ts"
import { readMembers } from "../compute/members.ts"
import type { ComputedRow, Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { Bound, Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"
import { nameCountries } from "./name-countries.ts"
import {
  writeComputed,
  writeHeld,
  writeRowFigure,
  getLabel,
  stripArticle,
  withArticle,
  writeTime,
} from "./sentence-parts.ts"

/** The member of a group with the highest or lowest figure. */
export function writeExtreme(question: Question, result: Result): string {
  const place = result.country === null ? "" : placeName(result.country)
  const [first] = result.rows
  return `Of the ${String(result.group?.valueCount ?? 0)} ${nameCountries(readMembers(question).name)} with figures${writeTime(result)}, ${withArticle(place)} had the ${describeEnd(question)} ${stripArticle(getLabel(question, result))}: ${writeComputed(result)}${first === undefined ? "" : writeOwnYear(result, first)}.`
}

function describeEnd({ end, direction, nth }: Question): string {
  const which = nth === null ? "" : `${ordinal(nth)} `
  const size = `${which}${end === "lowest" ? "lowest" : "highest"}`
  if (direction === null) return size
  return end === "lowest"
    ? `${which}smallest change in`
    : direction === "down"
      ? `${which}largest fall in`
      : `${which}largest rise in`
}

/** " in 2016": the year of a row where the rows are of several. */
function writeOwnYear({ members }: Result, { period }: ComputedRow): string {
  return members.some((row) => row.period !== period) ? ` in ${period}` : ""
}

function writeRow(result: Result, row: ComputedRow): string {
  const value = writeRowFigure(result, row.value, result.unit)
  return `${placeName(row.country)} (${value}${writeOwnYear(result, row)})`
}

/** The members of a group in order. */
export function writeOrder(question: Question, result: Result): string {
  const names = result.rows.map((row) => writeRow(result, row))
  return `${capitalize(describeEnd(question))} ${stripArticle(getLabel(question, result))} in ${readMembers(question).name}${writeTime(result)}: ${joinNames(names)}.`
}

/** The place of one member in the order of a group. */
export function writeRank(question: Question, result: Result): string {
  const end = question.end === "lowest" ? "lowest" : "highest"
  return `${capitalize(withArticle(placeName(result.country ?? "")))} was ${ordinal(result.rank ?? 0)} of ${countMembers(question, result)} by ${getLabel(question, result)} in ${result.period ?? ""}, counted from the ${end}: ${writeComputed(result)}.`
}

/** "12 countries of ECOWAS", or "the 10 countries of ECOWAS with figures" where some have none. */
function countMembers(question: Question, result: Result): string {
  const { valueCount = 0, size = 0 } = result.group ?? {}
  const countries = `${String(valueCount)} ${nameCountries(readMembers(question).name)}`
  return valueCount < size ? `the ${countries} with figures` : countries
}

/** The most countries named in a sentence; the table lists all of them. */
const MAX_NAMED = 10

function joinSome(names: readonly string[]): string {
  const rest = names.length - MAX_NAMED
  return rest > 1
    ? `${names.slice(0, MAX_NAMED).join(", ")} and ${String(rest)} more`
    : joinNames(names)
}

/** The members of a group that are above or below something, or moved. */
export function writeFilter(question: Question, result: Result): string {
  const names = result.rows.map((row) => writeRow(result, row))
  if (isMovement(question) || isHeldMovement(question, result))
    return writeMoved(question, result, names)
  const count = `${String(names.length)} of ${countMembers(question, result)} had ${stripArticle(getLabel(question, result))} ${writeBound(question, result)}${writeTime(result).replace(" for ", " in ")}`
  return names.length === 0 ? `${count.replace(/^0/, "None")}.` : `${count}: ${joinSome(names)}.`
}

/** A rise or a fall is what countries are listed or counted by. */
function isMovement({ bound, direction }: Question): boolean {
  return direction !== null && bound?.against.kind === "value" && bound.against.value === 0
}

/** Changes over years that are compared with a number: "rose by more than 2 points". */
function isHeldMovement({ bound, direction }: Question, { from }: Result): boolean {
  return direction !== null && from !== null && bound?.against.kind === "value"
}

function writeMoved(question: Question, result: Result, names: readonly string[]): string {
  const moved = question.direction === "down" ? "fell" : "rose"
  const many = names.length === 0 ? "none" : String(names.length)
  const sentence = `In ${many} of the ${String(result.group?.valueCount ?? 0)} ${nameCountries(readMembers(question).name)} with figures, ${getLabel(question, result)} ${moved}${writeSize(question, result)}${writeTime(result)}`
  return question.operation === "count" || names.length === 0
    ? `${sentence}.`
    : `${sentence}: ${joinSome(names)}.`
}

/** The least or greatest size of a change, in words; empty where any rise or fall counts. */
function writeSize({ bound }: Question, { difference, memberUnit, panel }: Result): string {
  if (bound?.against.kind !== "value" || bound.against.value === 0 || difference === null) return ""
  const size = (value: number): string => writeFigure(value, panel.indicator, memberUnit)
  const { upTo } = bound.against
  if (upTo !== undefined) return ` by ${size(difference)} to ${size(upTo)}`
  const sides = bound.orEqual
    ? { above: "at least", below: "at most" }
    : { above: "more than", below: "less than" }
  return ` by ${sides[bound.side]} ${size(difference)}`
}

/** How many members of a group are above or below something, or moved. */
export function writeCount(question: Question, result: Result): string {
  if (isMovement(question) || isHeldMovement(question, result))
    return writeMoved(
      question,
      result,
      result.rows.map(({ country }) => country),
    )
  return `${String(result.count ?? 0)} of the ${String(result.group?.valueCount ?? 0)} ${nameCountries(readMembers(question).name)} with figures had ${stripArticle(getLabel(question, result))} ${writeBound(question, result)}${writeTime(result).replace(" for ", " in ")}.`
}

/** The bound in words: "above 20%", "below that of Ghana (3.1%)". */
export function writeBound({ bound }: Question, result: Result): string {
  if (bound === null) return ""
  const side = bound.orEqual ? (bound.side === "above" ? "of at least" : "of at most") : bound.side
  if (bound.against.kind === "value" && bound.against.upTo !== undefined)
    return `between ${writeLimit(bound.against.value, bound, result)} and ${writeLimit(bound.against.upTo, bound, result)}`
  if (bound.against.kind === "value")
    return `${side} ${result.difference === null ? String(bound.against.value) : writeHeld(result, result.difference)}`
  const limit =
    result.difference === null
      ? ""
      : ` (${writeFigure(result.difference, result.panel.indicator, result.unit === "count" ? "figure" : result.unit)})`
  return `${side} that of ${withArticle(placeName(bound.against.code))}${limit}`
}

/** A number of the question as figures of the measure are written. */
function writeLimit(value: number, { against }: Bound, result: Result): string {
  const unit = against.kind === "value" ? against.unit : ""
  return writeHeld(result, scaleLimit(value, unit, result.panel.scale))
}
