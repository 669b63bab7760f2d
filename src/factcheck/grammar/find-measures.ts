import { escapePattern } from "#domain/text/escape-pattern.ts"
import { overlaps } from "../text/overlaps.ts"
import { rememberTexts } from "../text/remember-texts.ts"
import type { MeasureMention } from "../claims/claim-types.ts"

import type { Measure } from "./measure.ts"
import { MEASURES } from "./measures.data.ts"
import { requiredWords } from "./required-words.ts"
import { indexWords } from "./word-index.ts"

const BY_ID: ReadonlyMap<string, Measure> = new Map(
  MEASURES.map((measure) => [measure.id, measure]),
)
let forms: ReturnType<typeof makeForms> | undefined

/** Every measure named in a text, in order; longer words win over shorter ones that overlap. */
export const findMeasures = rememberTexts(readMeasures)

function readMeasures(text: string): MeasureMention[] {
  const found: MeasureMention[] = []
  forms ??= makeForms()
  const { all, mayFit } = forms
  for (const k of [...mayFit(text.toLowerCase())].sort((a, b) => a - b)) {
    const known = all[k]
    if (known === undefined) continue
    for (const match of text.matchAll(known.getForm())) {
      if (known.isNarrow && NAMES_OTHER.test(text.slice(match.index + match[0].length))) continue
      found.push({ start: match.index, end: match.index + match[0].length, measure: known.id })
    }
  }
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: MeasureMention[] = []
  for (const mention of found) {
    if (!kept.some((other) => overlaps(mention, other))) kept.push(mention)
  }
  return withoutBareCounts(text, kept).sort((a, b) => a.start - b.start)
}

/** "The labour force numbered 55 million people": verbs that count people are of the population only where nothing else is. */
function withoutBareCounts(text: string, mentions: readonly MeasureMention[]): MeasureMention[] {
  const isOther = ({ measure }: MeasureMention): boolean =>
    measure !== "population" && BY_ID.get(measure)?.kind === "people"
  const counted = mentions.filter((one) => !isWholeOfShare(text, one))
  if (!counted.some(isOther)) return counted
  return counted.filter(
    ({ measure, start, end }) =>
      measure !== "population" || /populat|populous|inhabitants/i.test(text.slice(start, end)),
  )
}

/** "A larger part of the population", "population ageing", "per 100,000 inhabitants": people, and not how many they are. */
function isWholeOfShare(text: string, { measure, start, end }: MeasureMention): boolean {
  if (measure !== "population") return false
  const before = text.slice(0, start)
  return (
    PART_OF_ALL.test(before) ||
    PER_SO_MANY.test(before) ||
    /^\s+ag(?:e?ing)\b/i.test(text.slice(end))
  )
}

const PER_SO_MANY = /\b(?:per|every)\s+1[\d, ]*0\s+$/i
const PART_OF_ALL =
  /\b(?:larger|bigger|greater|higher|smaller|lower|lesser)\s+(?:part|share|proportion|percentage|fraction)\s+of\s+(?:the|its|their)\s+(?:\p{L}+\s+)?$/iu

/**
 * The patterns of all measures, made at first use so that a start of the site does not wait for them. Each measure's own
 * pattern is made when a text first holds one of its words: making all of them takes several times as long as the rest.
 */
function makeForms() {
  const all = MEASURES.map(({ id, label, says, isNarrow }) => {
    const bare = label.replace(/^the /, "")
    let form: RegExp | undefined
    return {
      id,
      isNarrow: isNarrow === true,
      needs: requiredWords([asPattern(bare), ...says].join("|")),
      getForm: () => (form ??= makeForm(bare, says)),
    }
  })
  return { all, mayFit: indexWords(all.map(({ needs }) => needs)) }
}

/** Makes the patterns of all measures, one at each step, for a caller that does other things between. */
export function* prepareForms(): Generator<void> {
  forms ??= makeForms()
  for (const { id, getForm } of forms.all) {
    BY_ID.get(id)?.label.match(getForm())
    yield
  }
}

/** A label is read back as its measure; where it stands first, it is read in full. */
function makeForm(bare: string, says: readonly string[]): RegExp {
  const said = joinPatterns(says)
  const isSaid = said.exec(bare)?.[0] === bare
  // A global pattern goes on from where it matched.
  said.lastIndex = 0
  return isSaid ? said : joinPatterns([asPattern(bare), ...says])
}

function joinPatterns(forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d-])(?:${forms.map(anyCase).join("|")})(?![\\p{L}\\d])`, "gu")
}

function asPattern(words: string): string {
  return escapePattern(words).replaceAll(" ", "\\s+")
}

/** "Arable land prices", "the cereal yield gap": a noun behind the words makes them name something else. */
const NAMES_OTHER =
  /^(?:\s+|-)(?:gaps?|prices?|targets?|goals?|subsid(?:y|ies)|funds?|funding|programmes?|programs?|projects?|polic(?:y|ies)|strateg(?:y|ies)|reforms?|taxe?s?|tariffs?|ministr?y?|ministers?|compan(?:y|ies)|firms?|markets?|workers?|crisis|crises|laws?|plans?|campaigns?|ban|quotas?|forecasts?|costs|bills?)\b/i

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
