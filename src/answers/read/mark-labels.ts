import { escapePattern } from "#domain/text/escape-pattern.ts"
import { getMeasure, listMeasureLabels, listMeasures } from "#factcheck/read-text.ts"

import { sayPlainly } from "../spell/say-plainly.ts"
import { foldQuestion } from "./fold-question.ts"
import { makeMark, readLetter, tidy } from "./marks.ts"

/** The fewest words of a name that becomes a mark: questions use single words in other ways too. */
const MIN_WORDS = 2
const MAX_LABELS = 26

let labels: { form: RegExp; measures: ReadonlyMap<string, string> } | undefined

/**
 * Measures that a question calls by their whole name, as answers and links write it: they become marks before any word of
 * theirs is read as something else.
 */
export function markLabels(folded: string): { text: string; labels: readonly string[] } {
  labels ??= listForms()
  const { form, measures } = labels
  const found: string[] = []
  const mentions = listMeasures(folded)
  const text = folded.replace(form, (words: string, at: number) => {
    const id = measures.get(words)
    if (id === undefined || found.length === MAX_LABELS) return words
    // "Female labour force participation" names one measure, and not the labour force.
    const end = at + words.length
    const isPart = mentions.some(
      (one) =>
        one.start <= at &&
        one.end >= end &&
        folded.slice(one.start, one.end).replace(/^the /, "").length > words.length,
    )
    if (isPart) return words
    found.push(id)
    return makeMark("=", found.length - 1)
  })
  return { text: tidy(text), labels: found }
}

/** The marks of whole names as those of all measures. */
export function resolveLabels(text: string, found: readonly string[]): string {
  return text.replace(/\{=(\w)\}/g, (_, letter: string) => `{m:${found[readLetter(letter)] ?? ""}}`)
}

/** The names that stood where the marks of whole names are. */
export function writeLabels(text: string, found: readonly string[]): string {
  return text.replace(/\{=(\w)\}/g, (_, letter: string) =>
    foldQuestion(getMeasure(found[readLetter(letter)] ?? "")?.label ?? ""),
  )
}

function listForms(): NonNullable<typeof labels> {
  const measures = new Map<string, string>()
  for (const { id, label } of listMeasureLabels()) {
    const name = foldQuestion(label).replace(/^the /, "")
    if (name.split(" ").length < MIN_WORDS) continue
    measures.set(name, id)
    // Questions come here with people's words replaced, and names hold some of them.
    measures.set(sayPlainly(name), id)
  }
  // The longest first: some names are the beginning of others.
  const names = [...measures.keys()].sort((a, b) => b.length - a.length)
  return {
    form: new RegExp(
      `(?<![\\p{L}\\d-])(?:${names.map(escapePattern).join("|")})(?![\\p{L}\\d-])`,
      "gu",
    ),
    measures,
  }
}
