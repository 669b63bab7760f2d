import type { SentenceContext } from "../claims/sentence-context.ts"
import type { ClaimSlots, PeriodMention } from "../claims/claim-types.ts"

import { nearest } from "../claims/attach.ts"
import { findSuperlatives } from "../claims/cues.ts"
import type { Superlative } from "../claims/superlative.ts"
import { cover, draft, type Found } from "../claims/draft.ts"
import { decideExtreme } from "./what-is-worst.ts"

/** "hit its 2005-2024 low", "peaked in 2011", "reached its trough". */
const NOUN =
  /\b(?:(?<high>peaks?|peaked|highs?|maximum)|(?<low>lows?|troughs?|bottomed(?:\s+out)?|minimum))(?=\s+(?:in|was|came|of|at)\b)/gi
/** What leads from the superlative to its year: "was", "came in", "in", ", in". */
const LEADS_TO_YEAR = /^\s*in\s+\d|\b(?:was|is|were|in|came(?:\s+in)?|of)\s+(?:in\s+)?\d/i
const LONGEST_GAP = 90

type Named = Superlative & { year: PeriodMention; span: PeriodMention }

/** One year named as the most extreme of a span: "the worst year between 2005 and 2024 was 2011". */
export function findExtremesWithin(
  context: SentenceContext,
  measureFor: (sentenceContext: SentenceContext, superlative: Superlative) => string | null,
): Found {
  const named = namedIn(context)
  if (!named) return { claims: [], used: [], usedPeriods: [] }
  const { places } = context.sentence
  const meant = decideExtreme(context.sentence.text, named, measureFor(context, named))
  const subject = nearest(
    context.sentence.text,
    named,
    places.filter(({ kind }) => kind === "country"),
    [],
  )
  if (!meant || meant.measure === null || (!subject && context.carry.place === null))
    return { claims: [], used: [], usedPeriods: [] }
  const year = readYear(named.year)
  const claim: ClaimSlots = {
    ...draft(context, {
      span: cover(subject, named, named.span, named.year),
      place: subject,
      measure: meant.measure,
      period: named.span,
    }),
    kind: "extremum",
    extreme: meant.extreme,
    scope: "within",
    base: year ?? null,
  }
  return { claims: [claim], used: [], usedPeriods: [named.span] }
}

/** The superlative of a sentence with the span it is said of and the year it names. */
function namedIn({ sentence: { text, places, periods } }: SentenceContext): Named | undefined {
  if (places.some(({ kind }) => kind === "group")) return undefined
  const span = periods.find((period) => isSpan(period))
  if (!span) return undefined
  for (const superlative of [...findSuperlatives(text), ...nounsIn(text)]) {
    if (superlative.position !== 1) continue
    const year = yearFor(text, periods, superlative, span)
    if (year) return { ...superlative, year, span }
  }
  return undefined
}

function yearFor(
  text: string,
  periods: readonly PeriodMention[],
  { start, end }: Superlative,
  span: PeriodMention,
): PeriodMention | undefined {
  return periods.find((period) => {
    const year = readYear(period)
    if (year === undefined || !isInside(year, span)) return false
    if (period.start >= end)
      return period.start - end < LONGEST_GAP && LEADS_TO_YEAR.test(text.slice(end, period.end))
    return /^\s+(?:[^.;,]{0,70}\s)?(?:was|is)\s+(?:the\s+)?(?:[\p{L}-]+['’]s?\s+)?$/iu.test(
      text.slice(period.end, start),
    )
  })
}

function nounsIn(text: string): Superlative[] {
  return [...text.matchAll(NOUN)].map((match) => {
    const isHigh = match.groups?.["high"] !== undefined
    return {
      start: match.index,
      end: match.index + match[0].length,
      position: 1,
      extreme: isHigh ? "highest" : "lowest",
      measure: null,
      word: isHigh ? "highest" : "lowest",
    }
  })
}

function isSpan({ form }: PeriodMention): boolean {
  return form.kind === "span" && form.frequency === "yearly" && form.from < form.to
}

function isInside(year: number, { form }: PeriodMention): boolean {
  return form.kind === "span" && form.from <= year && year <= form.to
}

function readYear({ form }: PeriodMention): number | undefined {
  const isYear = form.kind === "span" && form.frequency === "yearly" && form.from === form.to
  return isYear ? form.to : undefined
}
