import { listConceptIndicators, findConceptByCode } from "#domain/indicators/concepts.ts"

import type { Span } from "../claims/claim-types.ts"
import type { Measure } from "../grammar/measure.ts"
import { NAMED_PUBLISHERS } from "./named-publishers.data.ts"

/** A publisher that a text may name as the source of a figure; `says` is the pattern of its names. */
export type NamedSource = { name: string; publisherId: string; says: string }

type Mention = Span & {
  source: NamedSource
  /** Whether it may stand behind what it is the source of: "according to", but not "the IMF says". */
  isTrailing: boolean
}

/**
 * The publisher that a sentence names as the source of what stands at `figure`; `undefined` where it names none that is
 * known. One source is that of the whole sentence; of several each has its own part.
 */
export function findNamedSource(sentence: string, figure?: Span): NamedSource | undefined {
  const mentions = listMentions(sentence)
  const [only, ...others] = new Set(mentions.map(({ source }) => source))
  if (others.length === 0 || figure === undefined) return only
  const behind = mentions.find(({ start }) => start >= figure.end)
  const between = sentence.slice(figure.end, behind?.start ?? figure.end)
  if (behind?.isTrailing === true && !NEW_CLAUSE.test(between)) return behind.source
  return (mentions.findLast(({ start }) => start < figure.start) ?? behind)?.source
}

const NEW_CLAUSE = /[;\d]|\b(?:while|whereas|but|and|though|although)\b/i

const LEADS =
  "[Aa]ccording\\s+to|[Aa]s\\s+reported\\s+by|reported\\s+by|published\\s+by|estimated\\s+by|[Dd]ata\\s+(?:from|of|by)|[Ff]igures\\s+(?:from|of|by)|[Ee]stimates\\s+(?:from|of|by)|[Ss]ource:?"
const VERBS =
  "says?|said|reports?|reported|estimates?|estimated|shows?|found|finds?|notes?|noted|reckons?|reckoned|calculates?|calculated|counts?|counted|records?|recorded|gives?|gave|puts?\\s+(?:[^\\s.;]+\\s+){1,8}?at"

/** How a text names a source: the part behind the name or before it, and whether all of it may follow the figure. */
function listForms(says: string): { form: string; isTrailing: boolean }[] {
  const who = `(?:[Tt]he\\s+)?(?:${says})(?:\\s*\\([A-Z]{2,8}\\))?(?:['’]s?)?`
  return [
    { form: `(?:${LEADS})\\s+${who}(?!\\w)`, isTrailing: true },
    { form: `\\((?:[Ss]ource:?\\s*)?${who}(?:[,;][^)]*)?\\)`, isTrailing: true },
    { form: `${who}\\s+(?:data|figures|estimates|statistics|numbers)\\b`, isTrailing: false },
    { form: `${who}\\s+(?:${VERBS})\\b`, isTrailing: false },
  ]
}

const SOURCES = NAMED_PUBLISHERS.map((source) => ({
  source,
  // Most sentences name nobody, and the bare name is found faster than its forms.
  isNamed: new RegExp(source.says, "u"),
  forms: listForms(source.says).map(({ form, isTrailing }) => ({
    form: new RegExp(`(?<!\\w)${form}`, "gu"),
    isTrailing,
  })),
}))

/** The sources of a sentence in the order of the text; of names within one another the first of the table. */
function listMentions(sentence: string): Mention[] {
  const found: Mention[] = []
  for (const { source, isNamed, forms } of SOURCES)
    for (const { form, isTrailing } of isNamed.test(sentence) ? forms : [])
      for (const match of sentence.matchAll(form)) {
        const [start, end] = [match.index, match.index + match[0].length]
        const isTaken = found.some((one) => one.start < end && start < one.end)
        if (!isTaken) found.push({ source, start, end, isTrailing })
      }
  return found.sort((a, b) => a.start - b.start)
}

/** The measure with the named publisher's codes before all others; `undefined` where it has none of it. */
export function byPublisher(measure: Measure, { publisherId }: NamedSource): Measure | undefined {
  const concepts = measure.codes.flatMap(
    (code) => findConceptByCode(code.replace(/^[a-z-]+:/, "")) ?? [],
  )
  const own = [...new Set(concepts)]
    .flatMap((concept) => listConceptIndicators(concept))
    .filter((id) => id.startsWith(`${publisherId}:`))
  return own.length === 0 ? undefined : { ...measure, codes: [...own, ...measure.codes] }
}
