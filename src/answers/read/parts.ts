import type { CountryGroup } from "#domain/places/groups.ts"

import type { AskedQuantity } from "./mentions.ts"
import { readLetter, type Marked } from "./marks.ts"
import type { AskedPlace, Bound, End } from "./question.ts"
import type { ResolvedPeriods } from "./decide/resolve-periods.ts"

/** What of a question could not be decided: a sentence for the reader, with what may be asked instead. */
export type Undecided = {
  message: string
  isAmbiguous: boolean
  /** Questions that may be asked instead, made of the one that was asked. */
  instead?: (asked: string) => readonly string[]
}

/** A marked question with its measure. */
export type QuestionParts = Marked & {
  measure: string
  /** Whether a mark stands in the text. */
  has: (mark: string) => boolean
}

/** Whom a question is about. */
export type AskedScope = {
  places: AskedPlace[]
  groups: CountryGroup[]
  without: string[]
}

/** What is known of a question before it is decided what it asks for. */
export type KnownParts = AskedScope & {
  bound: Bound | null
  end: End | null
  periods: ResolvedPeriods
}

/** That something could not be decided. */
export function undecided(message: string, isAmbiguous = false): Undecided {
  return { message, isAmbiguous }
}

/** How many of an order: "top 5", "the three largest"; a number that is a bound is none. */
export function findCount({ text, quantities }: QuestionParts, bound: Bound | null): number | null {
  for (const match of text.matchAll(/\{%(\w)\}/g)) {
    const quantity: AskedQuantity | undefined = quantities[readLetter(match[1] ?? "z")]
    if (quantity === undefined || !Number.isInteger(quantity.value)) continue
    if (bound?.against.kind === "value" && bound.against.value === quantity.value) continue
    if (quantity.value >= 1 && quantity.value <= 250 && quantity.unit !== "percent")
      return quantity.value
  }
  return null
}
