import { capitalize } from "#domain/format/capitalize.ts"

import { readMembers } from "../compute/members.ts"
import type { Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { AnswerOperation, Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"
import { nameCountries } from "./name-countries.ts"
import { writePeriod } from "./write-period.ts"
import {
  writeComputed,
  writeRowFigure,
  getLabel,
  lowerLeadingIn,
  stripArticle,
  withArticle,
  writeSubject,
  writeTime,
} from "./sentence-parts.ts"
import { writeCount, writeExtreme, writeFilter, writeOrder, writeRank } from "./write-members.ts"
import {
  writeChange,
  writeEachYear,
  writeExtremeYear,
  writeFirstTime,
  writeOfYears,
} from "./write-years.ts"
import { writeTruth } from "./write-truth.ts"
import { writeRatio } from "./write-ratio.ts"

/** The answer in a sentence with figure, unit and period. */
export function writeSentence(question: Question, result: Result): string {
  const sentence = question.overtakes
    ? writeOvertaking(question, result)
    : WRITE[question.operation](question, result)
  return dropRepeatedUnit(sentence, getLabel(question, result))
}

/** "Subscriptions per 100 people were 113.65", "output in tonnes was 5": figures need not repeat what their measure is counted by. */
function dropRepeatedUnit(sentence: string, label: string): string {
  const unit = /per (?:[\d,]+ )?[a-z ]+$|(?<=\bin )[a-z ]+$/.exec(label)?.[0]
  if (unit === undefined) return sentence
  // Publishers write American English: "in cubic metres" and "per liter".
  const written = unit.replaceAll(/(?<=met|lit)re/g, "(?:re|er)")
  return sentence.replaceAll(new RegExp(`(?<=\\d|llion) ${written}\\b`, "g"), "")
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

function writeValue(question: Question, result: Result): string {
  if (result.group === null && result.from !== null) return writeEachYear(question, result)
  const place = result.country === null ? readMembers(question).name : placeName(result.country)
  const how = result.group === null ? "" : `, ${result.method}`
  const note = result.note === "" ? "" : `, ${result.note}`
  return `In ${withArticle(place)}, ${writeSubject(question, result)} ${writeComputed(result)} in ${writePeriod(result.period ?? "")}${how}${note}.`
}

function writeOvertaking(question: Question, result: Result): string {
  const [own, other] = result.rows
  if (own === undefined || other === undefined) return `No: ${result.note}`
  const note = result.note === "" ? "" : ` ${result.note}`
  const sentence = `In ${own.period}, ${getLabel(question, result)} of ${withArticle(placeName(own.country))} (${writeRowFigure(result, own.value)}) overtook that of ${withArticle(placeName(other.country))} (${writeRowFigure(result, other.value)}).${note}`
  if (result.truth === null) return sentence
  return `${result.truth ? "Yes" : "Not any more"}: ${lowerLeadingIn(sentence)}`
}

function writeComparison(question: Question, result: Result): string {
  const names = result.rows.map(
    ({ country, value }) => `${placeName(country)} ${writeRowFigure(result, value)}`,
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
  return `The difference is ${writeComputed(result)}${percent}`
}

const WHOLES: Readonly<Record<string, string>> = { sum: "The sum", median: "The median" }

function writeAverage(question: Question, result: Result): string {
  if (result.group === null)
    return result.country === null || result.from === null
      ? writeValue(question, result)
      : writeOfYears(question, result)
  const { name } = readMembers(question)
  const what = WHOLES[question.over ?? "mean"] ?? "The mean"
  return `${what} of ${getLabel(question, result)} over ${String(result.group.valueCount)} of ${String(result.group.size)} ${nameCountries(name)} was ${writeComputed(result)} in ${result.period ?? ""}.`
}
