import { capitalize } from "#domain/format/capitalize.ts"
import { chooseVerb } from "#domain/text/choose-verb.ts"

import { findPartAndWhole, readMembers } from "../compute/members.ts"
import type { Result } from "../compute/result.ts"
import { placeName } from "./place-name.ts"
import type { Question } from "../read/question.ts"
import { writeComputed, writeRowFigure, getLabel, standIn, withArticle } from "./sentence-parts.ts"

/** How much of a whole a part is, or how many times one figure is another. */
export function writeRatio(question: Question, result: Result): string {
  const [part, whole] = findPartAndWhole(question.groups)
  const label = getLabel(question, result)
  const year = result.period ?? ""
  if (result.country === null && part !== undefined && whole !== undefined)
    return `${capitalize(part.name)} had ${writeComputed(result)} of the total of ${whole.name} by ${label} in ${year}.`
  const place = withArticle(placeName(result.country ?? ""))
  if (question.over === "share")
    return `${capitalize(place)} had ${writeComputed(result)} of the total of ${readMembers(question).name} by ${label} in ${year}.`
  if (result.from !== null) return writeRatioOfYears(question, result, label)
  const other = withArticle(placeName(result.rows[1]?.country ?? ""))
  const valueTexts = result.rows.map(({ value }) => writeRowFigure(result, value)).join(" against ")
  return `In ${year}, ${label} of ${place} ${chooseVerb(label)} ${writeComputed(result)} ${standIn(label)} of ${other} (${valueTexts}).`
}

function writeRatioOfYears({ isFirstOverLast }: Question, result: Result, label: string): string {
  const [first, last] = result.rows
  const [top, bottom] = isFirstOverLast ? [first, last] : [last, first]
  if (top === undefined || bottom === undefined) return ""
  const place = withArticle(placeName(result.country ?? ""))
  return `In ${place}, ${label} of ${top.period} ${chooseVerb(label)} ${writeComputed(result)} ${standIn(label)} of ${bottom.period} (${writeRowFigure(result, top.value)} against ${writeRowFigure(result, bottom.value)}).`
}
