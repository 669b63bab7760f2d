import { chooseVerb } from "#domain/text/choose-verb.ts"
import { nameInSentence } from "#domain/text/name-in-sentence.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { listValues, type Result, type ResultUnit } from "../compute/result.ts"
import type { Question } from "../read/question.ts"
import { writeFigure } from "./figure-text.ts"

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
export function writeSubject(question: Question, result: Result): string {
  const label = getLabel(question, result)
  return `${label} ${chooseVerb(label)}`
}

/** What stands for the measure where it is named a second time. */
export function standIn(label: string): "that" | "those" {
  return chooseVerb(label) === "were" ? "those" : "that"
}

/** A figure in the unit of the indicator. */
export function writeHeld(result: Result, value: number | null): string {
  return value === null ? "" : writeFigure(value, result.panel.indicator)
}

/** The figure of a row, with as many decimals as those of the other rows. */
export function writeRowFigure(
  { rows, panel }: Result,
  value: number,
  unit: ResultUnit = "figure",
): string {
  return writeFigure(value, panel.indicator, unit, listValues(rows))
}

/** The figure that was asked for. */
export function writeComputed(result: Result): string {
  return result.value === null ? "" : writeFigure(result.value, result.panel.indicator, result.unit)
}

/** The year of an answer, or its first and last one. */
export function writeTime(result: Result): string {
  return result.from === null
    ? ` for ${result.period ?? ""}`
    : ` from ${result.from} to ${result.to ?? ""}`
}

/** Names that take an article in a sentence. */
const WITH_ARTICLE =
  /^(?:Bahamas|Gambia|Netherlands|Philippines|Maldives|Comoros|Seychelles|Solomon Islands|Marshall Islands|United|Central African Republic|Dominican Republic|DR Congo|Democratic|Republic of|Czech Republic|Euro area|European Union|World$|Cayman Islands|Faroe Islands)/

/** A name as it stands in a sentence: "the Gambia". */
export function withArticle(name: string): string {
  if (!WITH_ARTICLE.test(name)) return name
  return `the ${/^(?:World|Euro area)$/.test(name) ? name.toLowerCase() : name}`
}

/** "The GDP" as it stands behind an adjective. */
export function stripArticle(label: string): string {
  return label.replace(/^the /, "")
}

/** A sentence behind other words: only an "In" at its front is written small. */
export function lowerLeadingIn(text: string): string {
  return /^In /.test(text) ? `in ${text.slice(3)}` : text
}
