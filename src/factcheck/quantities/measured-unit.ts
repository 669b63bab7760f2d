import type { MeasuredThing } from "#domain/units/unit-names.data.ts"

/** What a figure counts: how much of a base thing, and for how many of what else. */
export type MeasuredUnit = {
  what: "percent" | "points" | "money" | "years" | "count" | MeasuredThing
  /** How many base things one of it is: 1000 kilograms for a tonne. */
  by: number
  /** What it is counted for: a hectare, a person, what a share is of; `null` where for nothing. */
  per: "area" | "people" | "other" | null
  perBy: number
  /** How far the words of the unit reach behind the number. */
  length: number
}

/** A unit as an author wrote it behind a figure; `words` is empty where the figure itself says it. */
export type CountedIn = { unit: MeasuredUnit; words: string }
