import type { Question } from "../read/question.ts"
import type { AnswerPanel } from "./panel.ts"

/** A figure of a place with its year and, in an order, its rank. */
export type ComputedRow = {
  country: string
  value: number
  period: string
  /** From the end that was asked for; equal figures have the same. */
  rank: number | null
}

/** The unit of a computed value. */
export type ResultUnit = "figure" | "percent" | "points" | "times" | "count"

/** What was computed for a question, before it is put into words. */
export type Result = {
  panel: AnswerPanel
  rows: readonly ComputedRow[]
  value: number | null
  unit: ResultUnit
  country: string | null
  period: string | null
  rank: number | null
  count: number | null
  truth: boolean | null
  from: string | null
  to: string | null
  /** How many of the group have figures, and who has none. */
  group: { size: number; valueCount: number; missing: readonly string[] } | null
  /** The figures of all members in order, of which `rows` may hold a part. */
  members: readonly ComputedRow[]
  /** The unit of the members' figures, where that of the value is another. */
  memberUnit: ResultUnit
  /** What was done to the figures, in a few words. */
  method: string
  /** What the sentence says behind the figure, such as what a change is counted from. */
  note: string
  /** For changes: the difference in the unit of the figures, beside the percentage. */
  difference: number | null
}

/** Why nothing was computed: a sentence for the reader. */
export type NoResult = {
  message: string
  /** The place and the year that have no figure, the nearest years that have one, and the newest of all. */
  near?: { code: string; asked: number; held: readonly number[]; newest: number }
  /** What may be asked instead. */
  instead?: readonly Question[]
}

/** A result with what is not said left empty. */
export function makeResult(panel: AnswerPanel, parts: Partial<Omit<Result, "panel">>): Result {
  return {
    panel,
    rows: [],
    value: null,
    unit: "figure",
    country: null,
    period: null,
    rank: null,
    count: null,
    truth: null,
    from: null,
    to: null,
    group: null,
    members: [],
    memberUnit: "figure",
    method: "",
    note: "",
    difference: null,
    ...parts,
  }
}

/** The figures of rows alone. */
export function listValues(rows: readonly ComputedRow[]): number[] {
  return rows.map(({ value }) => value)
}
