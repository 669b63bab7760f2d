import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"

import { comparedWords } from "./by-name/say-the-same.ts"
import { UNSAID_WORDS } from "./by-name/unsaid-words.data.ts"
import { MONTHLY_PRICES, QUARTERLY_GDP } from "./evidence/rates-within-years.ts"
import type { PeriodMention, Quantity, Span } from "./claims/claim-types.ts"
import { findMeasures, measureById, prepareForms } from "./grammar/find-measures.ts"
import { findPeriods } from "./grammar/times/find-periods.ts"
import type { Measure } from "./grammar/measure.ts"
import { MEASURES } from "./grammar/measures.data.ts"
import {
  AMBIGUOUS_NAMES,
  MORE_NAMES,
  NOT_NAMES,
  PARTS_OF_COUNTRIES,
} from "./grammar/places.data.ts"
import { countYears as yearsOfUnit, readCount } from "./grammar/times/year-counts.ts"
import { requiredWords } from "./grammar/required-words.ts"
import { indexWords } from "./grammar/word-index.ts"
import { findQuantities } from "./quantities/find-quantities.ts"
import { ORDINAL_WORDS } from "./quantities/number-words.ts"

/** A measure of the checker's table and where a text names it. */
export type NamedMeasure = Span & { measure: Measure }

/** Every measure that a text names, in order; for questions as for statements. */
export function listMeasures(text: string): NamedMeasure[] {
  return findMeasures(text).flatMap(({ start, end, measure }) => {
    const known = measureById(measure)
    return known ? [{ start, end, measure: known }] : []
  })
}

/** Makes what finding measures needs, a little at each step; without it the first texts that name a measure do. */
export function prepareMeasures(): Generator<void> {
  return prepareForms()
}

/** A measure of the checker's table by its id. */
export function getMeasure(id: string): Measure | undefined {
  return measureById(id)
}

/** The labels and patterns of all measures: the words by which people name them. */
export function listMeasureTexts(): string[] {
  return MEASURES.flatMap(({ label, says }) => [label, ...says])
}

/** The ordinals from "first" to "twentieth", in their order. */
export function listOrdinals(): readonly string[] {
  return ORDINAL_WORDS
}

/** What every measure is called in sentences. */
export function listMeasureLabels(): { id: string; label: string }[] {
  return MEASURES.map(({ id, label }) => ({ id, label }))
}

/**
 * The series of levels from which a rate within a year is computed, the preferred one first: each with how many periods
 * before (`back`) the change is counted from.
 */
export function listRateSources(
  measure: string,
  frequency: Frequency,
): readonly { code: string; back: number }[] {
  const back = PERIODS_PER_YEAR[frequency]
  const codes = LEVELS[frequency]?.[measure] ?? measureById(measure)?.indexes ?? []
  return codes.map((code) => ({ code, back }))
}

const LEVELS: Readonly<Partial<Record<Frequency, Readonly<Record<string, readonly string[]>>>>> = {
  monthly: { inflation: MONTHLY_PRICES },
  quarterly: { growth: QUARTERLY_GDP },
}

/** A test of a text in lower case that gives the indexes of the patterns that may match it, by the words that they need. */
export function indexPatterns(
  patterns: readonly string[],
): (lowerText: string) => ReadonlySet<number> {
  return indexWords(patterns.map(requiredWords))
}

/** The words of a text in the form in which names of indicators are compared. */
export function listComparedWords(text: string): string[] {
  return comparedWords(text)
}

/** Words of names that a text may leave out without changing what is meant. */
export const NAME_FILLERS: readonly string[] = UNSAID_WORDS

/** How many years "five" and "years" are, or "two" and "decades"; one of the unit where no count is said. */
export function countYears(count: string | undefined, unit: string): number {
  return readCount(count) * yearsOfUnit(unit)
}

/** Every time that a text names, as it is written. */
export function listPeriods(text: string): PeriodMention[] {
  return findPeriods(text)
}

/** Every number of a text with its unit and size. */
export function listQuantities(text: string): Quantity[] {
  return findQuantities(text, true)
}

/** The names of places that the checker knows besides those of the country table. */
export const PLACE_WORDS: {
  /** Other names of countries. */
  readonly more: typeof MORE_NAMES
  /** Cities and provinces, which have no figures of their own. */
  readonly parts: typeof PARTS_OF_COUNTRIES
  /** Names of several countries. */
  readonly ambiguous: typeof AMBIGUOUS_NAMES
  /** Names of the country table that more often mean other things in a text. */
  readonly none: typeof NOT_NAMES
} = {
  more: MORE_NAMES,
  parts: PARTS_OF_COUNTRIES,
  ambiguous: AMBIGUOUS_NAMES,
  none: NOT_NAMES,
}
