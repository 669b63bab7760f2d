import { joinNames } from "#domain/format/join-names.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import { isYearlyRate } from "../compute/figure-kinds.ts"
import type { ComputedRow, Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"
import { writeFactor } from "./write-factor.ts"
import { writePeriod } from "./write-period.ts"
import {
  writeComputed,
  writeHeld,
  writeRowFigure,
  getLabel,
  standIn,
  withArticle,
  writeSubject,
  writeTime,
} from "./sentence-parts.ts"

/** The most years that a sentence lists. */
export const MAX_YEARS = 6

/** All of a few years; of many the first and the last, with the lowest and the highest between them. */
export function writeEachYear(question: Question, result: Result): string {
  const { rows } = result
  const inYear = ({ value, period }: ComputedRow) => `${writeRowFigure(result, value)} in ${period}`
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

/** What a figure changed by between two years, or what its years add up to. */
export function writeChange(question: Question, result: Result): string {
  const place = withArticle(placeName(result.country ?? ""))
  if (question.over === "sum")
    return `In ${place}, ${getLabel(question, result)} came to ${writeComputed(result)} in all from ${result.from ?? ""} to ${result.to ?? ""}.`
  const [first, last] = result.rows.map(({ value }) => writeRowFigure(result, value))
  return `In ${place}, ${getLabel(question, result)} ${writeMovement(result)}, from ${first ?? ""} in ${result.from ?? ""} to ${last ?? ""} in ${result.to ?? ""}.`
}

function writeMovement({ difference, value, unit, panel }: Result): string {
  if (difference === null || difference === 0 || value === null) return "did not change"
  const size = writeFigure(Math.abs(value), panel.indicator, unit)
  return `${difference > 0 ? "rose" : "fell"} by ${size}`
}

/** The year of the highest or lowest figure of one place. */
export function writeExtremeYear(question: Question, result: Result): string {
  const place = result.country === null ? "" : withArticle(placeName(result.country))
  return `In ${place}, ${writeSubject(question, result)} ${question.end ?? "highest"} in ${writePeriod(result.period ?? "")}: ${writeComputed(result)} (figures from ${writePeriod(result.from ?? "")} to ${writePeriod(result.to ?? "")}).`
}

/** The sum or the mean of several years of one country. */
export function writeOfYears(question: Question, result: Result): string {
  const place = withArticle(placeName(result.country ?? ""))
  const a = question.over !== "sum" && isYearlyRate(question.measure) ? " a year" : ""
  const note = result.note === "" ? "" : `, ${result.note}`
  const verb = question.over === "sum" ? "added up to" : "averaged"
  return `In ${place}, ${getLabel(question, result)} ${verb} ${writeComputed(result)}${a}${writeTime(result)}${note}.`
}

function writeMultiple({ factor }: Question, result: Result, label: string): string {
  const [found, first] = result.rows.map(({ value }) => writeRowFigure(result, value))
  const place = withArticle(placeName(result.country ?? ""))
  const note = result.note === "" ? "" : ` ${result.note}`
  return `In ${place}, ${label} ${chooseVerb(label)} first ${writeFactor(factor ?? 1)} ${standIn(label)} of ${result.from ?? ""} (${first ?? ""}) in ${result.period ?? ""}: ${found ?? ""}.${note}`
}

/** The first or last year in which a figure passed a number, or reached a multiple. */
export function writeFirstTime(question: Question, result: Result): string {
  if (question.factor !== null) return writeMultiple(question, result, getLabel(question, result))
  const which = question.isLast ? "last" : "first"
  const limit =
    question.bound?.against.kind === "value"
      ? writeHeld(
          result,
          question.bound.against.unit === "percent"
            ? question.bound.against.value
            : question.bound.against.value / result.panel.scale,
        )
      : ""
  return `In ${withArticle(placeName(result.country ?? ""))}, ${writeSubject(question, result)} ${which} ${question.bound?.side ?? "above"} ${limit} in ${result.period ?? ""}: ${writeComputed(result)}.${result.note === "" ? "" : ` ${result.note}`}`
}
