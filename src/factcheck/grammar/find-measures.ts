import type { MeasureMention } from "../types.ts"

import { MEASURES, type Measure } from "./measures.data.ts"
import { mayMatch, requiredWords } from "./required-words.ts"

const BY_ID: ReadonlyMap<string, Measure> = new Map(
  MEASURES.map((measure) => [measure.id, measure]),
)
let forms: ReturnType<typeof makeForms> | undefined

/** Every measure named in a text, in order; longer words win over shorter ones that overlap. */
export function findMeasures(text: string): MeasureMention[] {
  const found: MeasureMention[] = []
  const lower = text.toLowerCase()
  forms ??= makeForms()
  for (const { id, form, words } of forms) {
    if (!mayMatch(words, lower)) continue
    for (const match of text.matchAll(form)) {
      found.push({ start: match.index, end: match.index + match[0].length, measure: id })
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: MeasureMention[] = []
  for (const mention of found) {
    if (!kept.some((other) => mention.start < other.end && other.start < mention.end))
      kept.push(mention)
  }
  return kept.sort((a, b) => a.start - b.start)
}

/** Made at first use: who only starts the site waits for none of it. */
function makeForms() {
  return MEASURES.map(({ id, says }) => ({
    id,
    words: requiredWords(says.join("|")),
    form: new RegExp(`(?<![\\p{L}\\d-])(?:${says.map(anyCase).join("|")})(?![\\p{L}\\d])`, "gu"),
  }))
}

/** A measure of the table by its id. */
export function measureById(id: string): Measure | undefined {
  return BY_ID.get(id)
}

/** Letters of a pattern in either case, while `\p{Lu}` keeps meaning a capital. */
function anyCase(source: string): string {
  return source.replace(/\\p\{[^}]+\}|\\[a-zA-Z]|\[[^\]]*\]|\(\?<?[=!:]|[a-z]/g, (part) =>
    part.length === 1 ? `[${part}${part.toUpperCase()}]` : part,
  )
}
