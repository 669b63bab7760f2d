import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { Answer, AnswerAlternative, AnswerChip, AnswerRow } from "./answer.schema.ts"

/** A part of a question with what might be put in its place. */
export type AnswerChoice = AnswerChip & { options: readonly AnswerAlternative[] }

/** What a chart of an answer shows: places compared with each other, or one place over time. */
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
