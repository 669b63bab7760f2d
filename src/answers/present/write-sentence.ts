import { capitalize } from "#domain/format/capitalize.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { lowerFirst } from "#domain/format/lower-first.ts"
import { ordinal } from "#domain/format/ordinal.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { scaleLimit } from "../compute/bounds.ts"
import { isYearlyRate } from "../compute/figure-kinds.ts"
import { findPartAndWhole, readMembers } from "../compute/members.ts"
import type { ComputedRow, Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { AnswerOperation, Bound, Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"
import { nameCountries } from "./name-countries.ts"
import { writeFactor } from "./write-factor.ts"
import { writePeriod } from "./write-period.ts"

/** The answer in a sentence with figure, unit and period. */
export function writeSentence(question: Question, result: Result): string {
  const sentence = question.overtakes
    ? writeOvertaking(question, result)
    : WRITE[question.operation](question, result)
  return dropRepeatedUnit(sentence, getLabel(question, result))
}

/** "Subscriptions per 100 people were 113.65": figures need not repeat what the measure is counted by. */
function dropRepeatedUnit(sentence: string, label: string): string {
  const unit = /per [\d,]+ [a-z ]+$/.exec(label)?.[0]
  return unit === undefined
    ? sentence
    : sentence.replaceAll(new RegExp(`(?<=\\d) ${unit}`, "g"), "")
}

const WRITE: Readonly<Record<AnswerOperation, (question: Question, result: Result) => string>> = {
  value: writeValue,
  change: writeChange,
  extreme: (question, result) =>
    result.group === null ? writeExtremeYear(question, result) : writeExtreme(question, result),
  rank: (question, result) =>
    result.rank === null ? writeOrder(question, result) : writeRank(question, result),
  filter: writeFilter,
  count: writeCount,
  compare: writeComparison,
  average: writeAverage,
  ratio: writeRatio,
  "first-time": writeFirstTime,
  truth: writeTruth,
}

/**
 * The measure as it is called in a sentence, or what its figures count where that is something near by; the name of the
 * indicator where the checker has none.
 */
export function getLabel(question: Question, { panel }: Pick<Result, "panel">): string {
  const { code, id, name } = panel.indicator
  const measure = getMeasure(question.measure)
  const others = { ...measure?.standIns, ...measure?.names }
  return others[code] ?? others[id] ?? measure?.label ?? nameInSentence(name)
}

/** The measure with its verb: "exports of goods were". */
function writeSubject(question: Question, result: Result): string {
  const label = getLabel(question, result)
  return `${label} ${chooseVerb(label)}`
}

/** What stands for the measure where it is named a second time. */
function standIn(label: string): "that" | "those" {
  return chooseVerb(label) === "were" ? "those" : "that"
}

/** A name of one word is not a proper name, and "Commodity price: Crude oil, Brent" heads a list: in a sentence that is the price of crude oil. */
function nameInSentence(name: string): string {
  const sold = /^Commodity price: (.+)$/.exec(name)?.[1]
  if (sold === undefined) return /^\p{Lu}\p{Ll}+$/u.test(name) ? lowerFirst(name) : name
  return `the price of ${/^[A-Z][a-z]/.test(sold) ? sold.charAt(0).toLowerCase() + sold.slice(1) : sold}`
}

function figure(result: Result, value: number | null): string {
  return value === null ? "" : writeFigure(value, result.panel.indicator)
}

function computed(result: Result): string {
  return result.value === null ? "" : writeFigure(result.value, result.panel.indicator, result.unit)
}

function writeValue(question: Question, result: Result): string {
  if (result.group === null && result.from !== null) return writeEachYear(question, result)
  const place = result.country === null ? readMembers(question).name : placeName(result.country)
  const how = result.group === null ? "" : `, ${result.method}`
  const note = result.note === "" ? "" : `, ${result.note}`
  return `In ${withArticle(place)}, ${writeSubject(question, result)} ${computed(result)} in ${writePeriod(result.period ?? "")}${how}${note}.`
}

/** All of a few years; of many the first and the last, with the lowest and the highest between them. */
function writeEachYear(question: Question, result: Result): string {
  const { rows } = result
  const inYear = ({ value, period }: ComputedRow) => `${figure(result, value)} in ${period}`
  const between = rows.slice(1, -1)
  const named = rows.length > MAX_YEARS ? rows.filter((row) => !between.includes(row)) : rows
  const values = rows.map(({ value }) => value)
  const record = (name: string, value: number) => {
    const row = rows.find((one) => one.value === value)
    return named !== rows && row !== undefined && between.includes(row)
      ? [`${name} ${inYear(row)}`]
      : []
  }
  const notes = [
    ...record("lowest", Math.min(...values)),
    ...record("highest", Math.max(...values)),
    ...(result.note === "" ? [] : [result.note]),
  ]
  const note = notes.length === 0 ? "" : ` (${notes.join(", ")})`
  return `In ${withArticle(placeName(result.country ?? ""))}, ${writeSubject(question, result)} ${joinNames(named.map(inYear))}${note}.`
}

function writeChange(question: Question, result: Result): string {
  const place = withArticle(placeName(result.country ?? ""))
  if (question.over === "sum")
    return `In ${place}, ${getLabel(question, result)} came to ${computed(result)} in all from ${result.from ?? ""} to ${result.to ?? ""}.`
  const [first, last] = result.rows.map(({ value }) => figure(result, value))
  return `In ${place}, ${getLabel(question, result)} ${writeMovement(result)}, from ${first ?? ""} in ${result.from ?? ""} to ${last ?? ""} in ${result.to ?? ""}.`
}

function writeMovement({ difference, value, unit, panel }: Result): string {
  if (difference === null || difference === 0 || value === null) return "did not change"
  const size = writeFigure(Math.abs(value), panel.indicator, unit)
  return `${difference > 0 ? "rose" : "fell"} by ${size}`
}

function writeOvertaking(question: Question, result: Result): string {
  const [own, other] = result.rows
  if (own === undefined || other === undefined) return `No: ${result.note}`
  const note = result.note === "" ? "" : ` ${result.note}`
  const sentence = `In ${own.period}, ${getLabel(question, result)} of ${withArticle(placeName(own.country))} (${figure(result, own.value)}) overtook that of ${withArticle(placeName(other.country))} (${figure(result, other.value)}).${note}`
  if (result.truth === null) return sentence
  return `${result.truth ? "Yes" : "Not any more"}: ${lowerLeadingIn(sentence)}`
}

function writeExtremeYear(question: Question, result: Result): string {
  const place = result.country === null ? "" : withArticle(placeName(result.country))
  return `In ${place}, ${writeSubject(question, result)} ${question.end ?? "highest"} in ${writePeriod(result.period ?? "")}: ${computed(result)} (figures from ${writePeriod(result.from ?? "")} to ${writePeriod(result.to ?? "")}).`
}

function writeExtreme(question: Question, result: Result): string {
  const place = result.country === null ? "" : placeName(result.country)
  const [first] = result.rows
  return `Of the ${String(result.group?.valueCount ?? 0)} ${nameCountries(readMembers(question).name)} with figures${writeTime(result)}, ${withArticle(place)} had the ${describeEnd(question)} ${stripArticle(getLabel(question, result))}: ${computed(result)}${first === undefined ? "" : writeOwnYear(result, first)}.`
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
  const value = writeFigure(row.value, result.panel.indicator, result.unit)
  return `${placeName(row.country)} (${value}${writeOwnYear(result, row)})`
}

function writeTime(result: Result): string {
  return result.from === null
    ? ` for ${result.period ?? ""}`
    : ` from ${result.from} to ${result.to ?? ""}`
}

function writeOrder(question: Question, result: Result): string {
  const names = result.rows.map((row) => writeRow(result, row))
  return `${capitalize(describeEnd(question))} ${stripArticle(getLabel(question, result))} in ${readMembers(question).name}${writeTime(result)}: ${joinNames(names)}.`
}

function writeRank(question: Question, result: Result): string {
  const end = question.end === "lowest" ? "lowest" : "highest"
  return `${capitalize(withArticle(placeName(result.country ?? "")))} was ${ordinal(result.rank ?? 0)} of ${countMembers(question, result)} by ${getLabel(question, result)} in ${result.period ?? ""}, counted from the ${end}: ${computed(result)}.`
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

function writeFilter(question: Question, result: Result): string {
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

function writeCount(question: Question, result: Result): string {
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
    return `${side} ${result.difference === null ? String(bound.against.value) : figure(result, result.difference)}`
  const limit =
    result.difference === null
      ? ""
      : ` (${writeFigure(result.difference, result.panel.indicator, result.unit === "count" ? "figure" : result.unit)})`
  return `${side} that of ${withArticle(placeName(bound.against.code))}${limit}`
}

/** A number of the question as figures of the measure are written. */
function writeLimit(value: number, { against }: Bound, result: Result): string {
  const unit = against.kind === "value" ? against.unit : ""
  return figure(result, scaleLimit(value, unit, result.panel.scale))
}

function writeComparison(question: Question, result: Result): string {
  const names = result.rows.map(
    ({ country, value }) => `${placeName(country)} ${writeFigure(value, result.panel.indicator)}`,
  )
  const note = result.note === "" ? "" : `, ${result.note}`
  const time =
    result.from === null
      ? ` in ${writePeriod(result.period ?? "")}`
      : `${writeTime(result)}, a year on average`
  const ahead = question.over === "difference" ? `. ${writeAhead(result)}` : ""
  return `${capitalize(stripArticle(getLabel(question, result)))}${time}${note}: ${names.join("; ")}${ahead}.`
}

/** "Egypt is US$182.88 billion ahead (100.28%)". */
function writeAhead(result: Result): string {
  const [first, second] = result.rows
  if (first === undefined || second === undefined) return ""
  const share = (first.value / second.value - 1) * 100
  const percent =
    result.unit === "figure" && second.value > 0
      ? ` (${writeFigure(Math.abs(share), result.panel.indicator, "percent")})`
      : ""
  return `The difference is ${computed(result)}${percent}`
}

const WHOLES: Readonly<Record<string, string>> = { sum: "The sum", median: "The median" }

function writeAverage(question: Question, result: Result): string {
  if (result.group === null)
    return result.country === null || result.from === null
      ? writeValue(question, result)
      : writeOfYears(question, result)
  const { name } = readMembers(question)
  const what = WHOLES[question.over ?? "mean"] ?? "The mean"
  return `${what} of ${getLabel(question, result)} over ${String(result.group.valueCount)} of ${String(result.group.size)} ${nameCountries(name)} was ${computed(result)} in ${result.period ?? ""}.`
}

/** The sum or the mean of several years of one country. */
function writeOfYears(question: Question, result: Result): string {
  const place = withArticle(placeName(result.country ?? ""))
  const a = question.over !== "sum" && isYearlyRate(question.measure) ? " a year" : ""
  const note = result.note === "" ? "" : `, ${result.note}`
  const verb = question.over === "sum" ? "added up to" : "averaged"
  return `In ${place}, ${getLabel(question, result)} ${verb} ${computed(result)}${a}${writeTime(result)}${note}.`
}

function writeRatio(question: Question, result: Result): string {
  const [part, whole] = findPartAndWhole(question.groups)
  const label = getLabel(question, result)
  const year = result.period ?? ""
  if (result.country === null && part !== undefined && whole !== undefined)
    return `${capitalize(part.name)} had ${computed(result)} of the total of ${whole.name} by ${label} in ${year}.`
  const place = withArticle(placeName(result.country ?? ""))
  if (question.over === "share")
    return `${capitalize(place)} had ${computed(result)} of the total of ${readMembers(question).name} by ${label} in ${year}.`
  if (result.from !== null) return writeRatioOfYears(question, result, label)
  const other = withArticle(placeName(result.rows[1]?.country ?? ""))
  const valueTexts = result.rows.map(({ value }) => figure(result, value)).join(" against ")
  return `In ${year}, ${label} of ${place} ${chooseVerb(label)} ${computed(result)} ${standIn(label)} of ${other} (${valueTexts}).`
}

function writeRatioOfYears({ isFirstOverLast }: Question, result: Result, label: string): string {
  const [first, last] = result.rows
  const [top, bottom] = isFirstOverLast ? [first, last] : [last, first]
  if (top === undefined || bottom === undefined) return ""
  const place = withArticle(placeName(result.country ?? ""))
  return `In ${place}, ${label} of ${top.period} ${chooseVerb(label)} ${computed(result)} ${standIn(label)} of ${bottom.period} (${figure(result, top.value)} against ${figure(result, bottom.value)}).`
}

function writeMultiple({ factor }: Question, result: Result, label: string): string {
  const [found, first] = result.rows.map(({ value }) => figure(result, value))
  const place = withArticle(placeName(result.country ?? ""))
  const note = result.note === "" ? "" : ` ${result.note}`
  return `In ${place}, ${label} ${chooseVerb(label)} first ${writeFactor(factor ?? 1)} ${standIn(label)} of ${result.from ?? ""} (${first ?? ""}) in ${result.period ?? ""}: ${found ?? ""}.${note}`
}

function writeFirstTime(question: Question, result: Result): string {
  if (question.factor !== null) return writeMultiple(question, result, getLabel(question, result))
  const which = question.isLast ? "last" : "first"
  const limit =
    question.bound?.against.kind === "value"
      ? figure(
          result,
          question.bound.against.unit === "percent"
            ? question.bound.against.value
            : question.bound.against.value / result.panel.scale,
        )
      : ""
  return `In ${withArticle(placeName(result.country ?? ""))}, ${writeSubject(question, result)} ${which} ${question.bound?.side ?? "above"} ${limit} in ${result.period ?? ""}: ${computed(result)}.${result.note === "" ? "" : ` ${result.note}`}`
}

function writeTruth(question: Question, result: Result): string {
  const word = result.truth === true ? "Yes" : "No"
  return `${word}: ${writeReason(question, result)}`
}

function writeReason(question: Question, result: Result): string {
  if (question.span !== null) return writeOverYears(question, result)
  if (result.rank !== null) return lowerLeadingIn(writeRank(question, result))
  if (result.from !== null)
    return `${lowerLeadingIn(writeChange(question, result))}${writeTimes(question, result)}`
  const place = withArticle(placeName(result.country ?? ""))
  const label = getLabel(question, result)
  const [own, other] = result.rows
  if (other !== undefined && own !== undefined && other.country !== own.country)
    return `in ${result.period ?? ""}, ${label} ${chooseVerb(label)} ${figure(result, own.value)} in ${place} and ${figure(result, other.value)} in ${withArticle(placeName(other.country))}.`
  return `in ${place}, ${label} ${chooseVerb(label)} ${figure(result, result.value)} in ${result.period ?? ""}.`
}

/** " The last figure is 1.9 times the first." */
function writeTimes({ factor }: Question, result: Result): string {
  const [first, last] = result.rows
  if (factor === null || first === undefined || last === undefined) return ""
  const times = writeFigure(last.value / first.value, result.panel.indicator, "times")
  return ` The last figure is ${times} the first.`
}

const MAX_YEARS = 6

function writeOverYears(question: Question, result: Result): string {
  const years = result.rows.map(({ period, value }) => `${period} (${figure(result, value)})`)
  const list =
    years.length > MAX_YEARS
      ? `${years.slice(0, MAX_YEARS).join(", ")} and others`
      : joinNames(years)
  const place = withArticle(placeName(result.country ?? ""))
  const when =
    question.span === "every-year"
      ? result.truth === true
        ? "in every year"
        : `not in ${list}`
      : result.truth === true
        ? `in ${list}`
        : "in no year"
  return `in ${place}, ${writeSubject(question, result)} ${writeBound(question, result)} ${when} (${result.from ?? ""} to ${result.to ?? ""}).`
}

/** Names that take an article in a sentence. */
const WITH_ARTICLE =
  /^(?:Bahamas|Gambia|Netherlands|Philippines|Maldives|Comoros|Seychelles|Solomon Islands|Marshall Islands|United|Central African Republic|Dominican Republic|DR Congo|Democratic|Republic of|Czech Republic|Euro area|European Union|World$|Cayman Islands|Faroe Islands)/

/** A name as it stands in a sentence: "the Gambia". */
export function withArticle(name: string): string {
  if (!WITH_ARTICLE.test(name)) return name
  return `the ${/^(?:World|Euro area)$/.test(name) ? name.toLowerCase() : name}`
}

function stripArticle(label: string): string {
  return label.replace(/^the /, "")
}

/** A sentence behind other words: only an "In" at its front is written small. */
function lowerLeadingIn(text: string): string {
  return /^In /.test(text) ? `in ${text.slice(3)}` : text
}
