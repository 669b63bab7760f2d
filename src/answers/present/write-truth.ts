import { joinNames } from "#domain/format/join-names.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import type { Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"
import {
  writeHeld,
  writeRowFigure,
  getLabel,
  lowerLeadingIn,
  withArticle,
  writeSubject,
} from "./sentence-parts.ts"
import { writeBound, writeRank } from "./write-members.ts"
import { MAX_YEARS, writeChange } from "./write-years.ts"

/** Yes or no, with the figures that say so. */
export function writeTruth(question: Question, result: Result): string {
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
    return `in ${result.period ?? ""}, ${label} ${chooseVerb(label)} ${writeRowFigure(result, own.value)} in ${place} and ${writeRowFigure(result, other.value)} in ${withArticle(placeName(other.country))}.`
  return `in ${place}, ${label} ${chooseVerb(label)} ${writeHeld(result, result.value)} in ${result.period ?? ""}.`
}

/** " The last figure is 1.9 times the first." */
function writeTimes({ factor }: Question, result: Result): string {
  const [first, last] = result.rows
  if (factor === null || first === undefined || last === undefined) return ""
  const times = writeFigure(last.value / first.value, result.panel.indicator, "times")
  return ` The last figure is ${times} the first.`
}

function writeOverYears(question: Question, result: Result): string {
  const years = result.rows.map(
    ({ period, value }) => `${period} (${writeRowFigure(result, value)})`,
  )
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
