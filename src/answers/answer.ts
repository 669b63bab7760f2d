import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { AnswerOperation } from "./read/question.ts"

export type AnswerState = "answered" | "ambiguous" | "declined"

/** A figure of an answer with its year and, in an order, its rank. */
export type AnswerRow = {
  /** ISO 3166 alpha-3, or the code of a group as publishers have it. */
  country: string
  name: string
  value: number
  /** As it stands in a sentence: `27.0%`, `$574.18bn`. */
  text: string
  period: string
  rank: number | null
}

/** Another reading of a question, or a question that may be asked instead. */
export type AnswerAlternative = { reading: string; path: string }

/** A part of a question as it was understood. */
export type AnswerChip = {
  kind: "operation" | "measure" | "place" | "group" | "period" | "bound"
  label: string
}

/** A part of a question with what might be put in its place. */
export type AnswerChoice = AnswerChip & { options: readonly AnswerAlternative[] }

/** What a chart of an answer shows: places held against each other, or one place over time. */
export type AnswerFigure = {
  title: string
  subtitle: string
  format: UnitFormat
  /** `Source: …. Data as of ….` */
  source: string
  licence: string
  /** Terms that are not plainly open; empty for all others. */
  terms: string
} & (
  | {
      kind: "places"
      /** Best shown on a map: a group, and no order of it. */
      isMap: boolean
      /** From the first of the order. */
      rows: readonly AnswerRow[]
      unit: string
      /** Codes of those that the answer names. */
      marked: readonly string[]
      /** Codes of members without a figure. */
      missing: readonly string[]
      year: number
    }
  | {
      kind: "line"
      country: string
      observations: Observations
      startYear: number | null
      endYear: number | null
    }
)

/** An answer with what a page shows of it besides. */
export type ShownAnswer = {
  answer: Answer
  choices: readonly AnswerChoice[]
  /** `null` where nothing is answered. */
  figure: AnswerFigure | null
  /** What was done to the figures, without the names of the countries that have none: a page lists them by itself. */
  method: string
}

export type AnswerSource = { publisher: string; title: string; url: string; licence: string }

/** What a question is answered with; where it is not, the sentence says why. */
export type Answer = {
  query: string
  state: AnswerState
  sentence: string
  /** The question in the words in which it was understood. */
  reading: string | null
  /** The question in full, which is understood in the same way; for one that follows another, what it means by itself. */
  question: string | null
  operation: AnswerOperation | null
  measure: {
    indicatorId: string
    code: string
    name: string
    unit: string
    publisher: string
  } | null
  periods: { from: string | null; to: string | null } | null
  group: { name: string; size: number; withFigures: number; missing: readonly string[] } | null
  rows: readonly AnswerRow[]
  value: number | null
  /** The unit of `value` where it is not that of the measure. */
  valueUnit: "percent" | "percentage points" | "times" | "countries" | null
  /** For changes the difference, for filters the figure that others were held against. */
  difference: number | null
  country: string | null
  period: string | null
  rank: number | null
  count: number | null
  truth: boolean | null
  understood: readonly AnswerChip[]
  /** What was done to the figures, in one line. */
  method: string | null
  alternatives: readonly AnswerAlternative[]
  /** The page of the answer. */
  path: string
  /** The page with the underlying figures. */
  dataPath: string | null
  /** Its chart alone, for frames on other sites. */
  chart: string | null
  sources: readonly AnswerSource[]
  /** The day that was asked for, from which "latest" and "last year" count; `null` where none was. */
  asOf: string | null
  /** Date of the newest file of the figures. */
  vintage: string | null
  /** The word that was not understood, or that means several things. */
  word: string | null
}
