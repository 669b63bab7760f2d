import type { CountryGroup } from "#domain/places/groups.ts"
import type { CountryCode } from "#domain/places/country.ts"

/** What a question may ask to be done with figures. */
export const ANSWER_OPERATIONS = [
  "value",
  "rank",
  "filter",
  "count",
  "compare",
  "change",
  "extreme",
  "average",
  "ratio",
  "first-time",
  "truth",
] as const

export type AnswerOperation = (typeof ANSWER_OPERATIONS)[number]

/** Which end of an order. */
export type End = "highest" | "lowest"

/** The years a question names; `null` at the end is the newest, at the start the first that is held. */
export type Years = { from: number | null; to: number | null }

/** A month or a quarter that a question names. */
export type AskedPartOfYear = {
  frequency: "monthly" | "quarterly"
  /** `null` is the newest one, or of an extreme the one that is asked for. */
  index: number | null
}

/** What figures are compared with: a number, or the figure of a place in the same period. */
export type Bound = {
  side: "above" | "below"
  orEqual: boolean
  against:
    | {
        kind: "value"
        value: number
        unit: string
        /** The other end of "between 3 and 5 per cent". */
        upTo?: number
      }
    | { kind: "place"; code: CountryCode }
}

/** A country or an aggregate of publishers that a question names. */
export type AskedPlace = { code: CountryCode; name: string }

/** A question as it was understood: plain data, nothing computed. */
export type Question = {
  operation: AnswerOperation
  /** Id of a measure of the checker's table, or of an indicator that was named. */
  measure: string
  places: readonly AskedPlace[]
  /** The groups whose common members are meant; none where no group is named. */
  groups: readonly CountryGroup[]
  /** Left out of the group. */
  without: readonly CountryCode[]
  years: Years | null
  partOfYear: AskedPartOfYear | null
  end: End | null
  /** How many of the first of an order. */
  count: number | null
  /** Which one of an order: 2 for the second largest; `null` for the first. */
  nth: number | null
  bound: Bound | null
  /** A change in per cent is asked for. */
  inPercent: boolean
  /**
   * Over a group or several years: its sum, its mean, or the part one country has in it; of two countries how much larger
   * one figure is.
   */
  over: "sum" | "mean" | "median" | "share" | "difference" | null
  /** For truth: whether all years must hold, or one, or the figures moved up or down. */
  span: "every-year" | "ever" | null
  direction: "up" | "down" | null
  /** How many times the figure of the first year is meant: 2 for a figure that doubled, a half for one that halved. */
  factor: number | null
  /** Of a ratio over time: the figure of the first year is divided by that of the last, as it is compared with that. */
  isFirstOverLast: boolean
  /** Changes within a year are counted from the month or quarter before, not from the same one a year before. */
  isOnPeriodBefore: boolean
  /** One place passes another, which it was behind before. */
  overtakes: boolean
  /** The last time and not the first; of overtaking the last where neither is named. */
  isLast: boolean
}

/** Why a question is not answered. */
export type Refusal = {
  state: "ambiguous" | "declined"
  /** The word that was not understood, or that means several things. */
  word: string | null
  message: string
  /** Codes of the places that the word may mean. */
  alternatives: readonly string[]
  /** Questions that may be asked instead. */
  questions?: readonly string[]
}

/** Words that no table knows and that may be the name of an indicator, with the places of the question. */
export type UnknownName = {
  words: readonly string[]
  places: readonly CountryCode[]
  /** Whether a part of something is asked for, which no amount answers. */
  isShare?: boolean
}

/** Words beside a measure that nothing was made of, with the marked question and all words that may be of a name. */
export type UnreadWords = { words: readonly string[]; text: string; said: readonly string[] }

/** An indicator that was found by its name: its words count as understood. */
export type AskedMeasure = { id: string; words: readonly string[] }

/** Words that count as understood: of an indicator that is asked for, or of the one that the marks mean. */
export type KnownWords = AskedMeasure | { id?: never; words: readonly string[] }

export type ReadQuestion =
  | { state: "read"; question: Question }
  | (Refusal & {
      /** Set where the question would be understood if these words named an indicator. */
      name?: UnknownName
      /** Set where the question may be understood if these words stand in the name of the indicator that answers. */
      unread?: UnreadWords
    })
