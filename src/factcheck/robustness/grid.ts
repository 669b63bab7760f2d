import type { ClaimPeriod } from "../claims/claim-types.ts"

/** How a figure is counted besides the way of the text. */
export type GridForm =
  "as stated" | "in constant prices" | "per head" | "per head in constant prices"

/** One way of counting a statement, and whether it holds that way. */
export type GridCell = {
  /** The year it is counted from or, of a rank, that of the rank. */
  year: number
  publisher: string
  form: GridForm
  holds: boolean
  /** What the figures come to that way; in the unit of the statement's own figure. */
  value: number | null
}

/** How firm a correct statement is: the ways of counting it that lie near, and in how many it holds. */
export type Robustness = {
  holds: number
  of: number
  /** Whether it holds in at least six of ten ways; otherwise it is right by luck or by choice. */
  isFirm: boolean
  /** How firm the verdict is, in words, with the ways in which it does not hold. */
  sentence: string
  cells: readonly GridCell[]
}

/** A statement that holds in a smaller part of the ways is shown as "correct, but ...". */
export const FIRM_FROM = 0.6

/** The ways of counting before they are put into words; the first of each list is that of the text. */
export type Grid = {
  period: ClaimPeriod
  years: readonly number[]
  publishers: readonly string[]
  forms: readonly GridForm[]
  cells: readonly GridCell[]
}
