import type { Scene } from "#charts/scene/scene.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import type { LegendClass } from "../ranking/page-data.ts"

export type AnswerLink = { label: string; path: string }

/** A part of the question as it was understood, with what may stand in its place. */
export type AnswerChoiceData = { kind: string; label: string; options: readonly AnswerLink[] }

/** A place with its figure, as a line of the table and a bar. */
export type AnswerLine = {
  rank: number
  name: string
  path: string
  code2: string | null
  value: string
  /** Length of the bar from 0 to 100; null where figures lie on both sides of zero. */
  share: number | null
  isMarked: boolean
}

/** The chart of an answer, drawn as far as the server draws it. */
export type AnswerChart = {
  title: string
  subtitle: string
  foot: string
} & (
  | { kind: "bars"; lines: readonly AnswerLine[] }
  | {
      kind: "map"
      svg: string
      legend: readonly LegendClass[]
      description: string
      lines: readonly AnswerLine[]
    }
  | { kind: "line"; scene: Scene; frequency: Frequency }
)

/** The answer as it stands above the results and on its own page. */
export type AnswerSummary = {
  query: string
  sentence: string
  choices: readonly AnswerChoiceData[]
  path: string
  method: string
  sources: readonly { publisher: string; title: string; url: string; licence: string }[]
}

/** Everything on the page of a question. */
export type AnswerPageData = AnswerSummary & {
  origin: string
  state: "answered" | "ambiguous" | "declined"
  word: string | null
  /** The question before, from which this one went on; `null` where none was named. */
  before: AnswerLink | null
  /** The question in full, from which the next one goes on. */
  question: string | null
  asOf: string | null
  chart: AnswerChart | null
  /** Names of the members that have no figure. */
  missing: readonly string[]
  alternatives: readonly AnswerLink[]
  dataPath: string | null
  resultsPath: string
  files: readonly AnswerLink[]
  framePath: string | null
  card: string | null
  ignored: readonly string[]
}
