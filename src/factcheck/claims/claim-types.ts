import type { Frequency } from "#domain/time/frequency.ts"

import type { CountedIn, MeasuredUnit } from "../quantities/measured-unit.ts"

/** A stretch of the text: UTF-16 offsets, the end left out. */
export type Span = { start: number; end: number }

export type Status = "correct" | "incorrect" | "unverified" | "incomplete" | "unavailable"

/** What a stated number counts. */
export type Unit =
  | "percent"
  | "points"
  | "money"
  | "people"
  | "years"
  | "multiple"
  | "per-thousand"
  | "plain"
  | "other"

/** How a figure is hedged; a bound is on the side the word says. */
export type Hedge = "about" | "nearly" | "over" | "under" | "at-least" | "at-most"

/** A number with its unit as the author wrote it. */
export type Quantity = Span & {
  value: number
  /** Size of one unit of the last digit that was stated. */
  step: number
  unit: Unit
  /** ISO 4217 code of money; `null` otherwise. */
  currency: string | null
  hedge: Hedge | null
  /** The other end of a range such as "between 4% and 6%". */
  upper: number | null
  /** What a share is of: "GDP" in "5% of GDP". */
  of: string | null
}

/** A time as it is written; relative ones are settled with the date of the text or the last claim. */
export type PeriodForm =
  | {
      kind: "span"
      frequency: Frequency
      from: number
      to: number
      /** "the decade to 2018" is ten years: a change over them begins in the year before the first. */
      isCounted?: true
    }
  | { kind: "since"; from: number }
  | { kind: "to-publication"; back: number }
  | { kind: "last-years"; years: number }
  | { kind: "in-years"; years: number }
  | { kind: "from-carried"; shift: number }
  | { kind: "now" }
  /** "three months later": counted from a month. */
  | { kind: "months-later"; months: number }
  | MonthForm
  | { kind: "last-month" }
  | { kind: "fiscal"; from: number }
  | { kind: "part"; year: number; name: string }
  | { kind: "event"; name: string }

/** "in August": a month without its year. */
type MonthForm = {
  kind: "month"
  /** 0 for January. */
  month: number
  /** Years before that of the date, where the text says so. */
  back: number | null
  /** "in June of that year": of the year before it. */
  isOfYearBefore?: boolean
  /** "last October": the last one before the day of the text. */
  isNewest?: boolean
  /** "the following February": the next one after the month spoken of. */
  isAfter?: boolean
  /** The month that the text spoke of last, counted from the year 0. */
  after?: number
}

export type PeriodMention = Span & { form: PeriodForm }

/** A place named in the text, or one of the things that look like one. */
export type PlaceMention = Span & {
  /** ISO 3166 alpha-3 or the World Bank's code of a group. */
  code: string
  kind: "country" | "group" | "ambiguous" | "sub-national"
  name: string
  possessive: boolean
  /** Named by its capital, of which the figure may be. */
  isUnsure?: boolean
}

export type MeasureMention = Span & { measure: string }

export type Direction = "up" | "down"

/** Years or parts of years from the first to the last, both included. */
export type ClaimPeriod = {
  frequency: Frequency
  from: number
  to: number
  /** "since 2015" in a dated text: the last year is that of the date. */
  isOpen?: true
  /** The half of the year that is meant, of which no figures are held. */
  half?: "first" | "second"
}

/** A measure by the words of the text, to be looked up in the catalogue. */
export type Named = {
  /** The words that say what is measured, in their order. */
  words: readonly string[]
  /** Those among them that do not belong to a measure of our table. */
  beyond: readonly string[]
  unit: MeasuredUnit
}

/**
 * Where what fills a slot comes from: the sentence itself says it, it is carried on from before and nothing else there
 * could be meant, or the paragraph offers something else as well.
 */
export type Ground = "stated" | "carried" | "contested"

/** What else the paragraph offers for the slots of a claim, the likelier first. */
export type Rivals = {
  places: readonly ClaimPlace[]
  /** Ids of measures. */
  measures: readonly string[]
  periods: readonly ClaimPeriod[]
  /** Years that the rest of the text names, where the sentence leaves room for one of them. */
  elsewhere: readonly ClaimPeriod[]
}

/** Why a period could not be settled. */
export type PeriodGap = "none" | "no-date" | "event" | "part" | "fiscal" | "future"

/** A country or group as a claim names it. */
export type ClaimPlace = { code: string; kind: PlaceMention["kind"]; name: string }

/** The place that a claim compares its own with. */
export type OtherPlace = { code: string; name: string }

/** What the words of a sentence settle about the figures that are meant. */
export type Qualifier =
  | "average"
  | "real"
  | "nominal"
  | "ppp"
  | "annualised"
  | "on-year"
  | "on-quarter"
  | "on-month"
  /** "Monthly inflation": on the month before, or the annual rate of a month. */
  | "by-month"
  | "year-end"
  /** "Not every year": denies "every" and not the movement. */
  | "not-every"
  /** Speaks of how large a deficit is, while its figures are those of the balance. */
  | "size-of-deficit"
  /** States by how much something changed in each year of its period. */
  | "change-per-year"

/** What every claim says, of whatever kind. */
export type CommonSlots = Span & {
  /** Where in the text its figure stands, where it has one. */
  figure: Span | null
  place: ClaimPlace | null
  /** Id of the measure, or `null` when the text names none. */
  measure: string | null
  /** What the text says of a measure that our table does not know. */
  named: Named | null
  period: ClaimPeriod | null
  periodGap: PeriodGap
  /** Whether the text itself names the period; otherwise it was carried or comes from the date. */
  periodStated: boolean
  value: number | null
  step: number
  unit: Unit | null
  currency: string | null
  /** What the figure counts, as the words behind it say; `null` where there is no figure or the unit is not read. */
  counted: CountedIn | null
  hedge: Hedge | null
  direction: Direction | null
  /** Whether every year of the period is meant. */
  everyYear: boolean
  negated: boolean
  qualifiers: readonly Qualifier[]
  /** Whether the claim is about the future. */
  forecast: boolean
  /** Whether its year was not over on the day of the text, so that its author had an estimate. */
  isOfOpenYear: boolean
  /** A mismatch in a contested slot never makes a claim incorrect. */
  grounds: { place: Ground; measure: Ground; period: Ground }
  rivals: Rivals
}

/** On which side of a bound, or of another place, the first is. */
export type Side = "above" | "below"

/** Whether the number of a change or difference is in per cent, points or the unit of the measure. */
export type ChangeUnit = "percent" | "points" | "unit"

type StatedSlots = {
  /** The other end of a range such as "between 4% and 6%". */
  upper: number | null
  /** The period that a movement to a figure is counted from: 2022 in "fell to 33.9% in 2023 from 13.9% in 2022". */
  base: number | null
}

type MovementSlots = {
  /** Whether the measure itself moved, or, being a rate, says by its sign that something else did. */
  scope: "change" | "sign"
}

/** What claims of each kind say besides. */
type SlotsByKind = {
  level: StatedSlots
  average: StatedSlots
  change: StatedSlots & { changeIn: ChangeUnit }
  threshold: StatedSlots & { side: Side }
  range: StatedSlots
  "first-time": StatedSlots & { side: Side }
  /** Of another place, or, where there is none, of an earlier period. */
  multiple: { otherPlace: OtherPlace | null; side: Side | null }
  share: { otherPlace: OtherPlace }
  compare: { otherPlace: OtherPlace; side: Side }
  difference: { otherPlace: OtherPlace; side: Side; changeIn: ChangeUnit }
  rank: {
    /** From which end the places are counted. */
    extreme: "highest" | "lowest"
    /** Code of the group that is ranked. */
    scope: string
    /** The place that was overtaken. */
    otherPlace: OtherPlace | null
  }
  extremum: {
    extreme: "highest" | "lowest"
    /** Among which years; "within" names one year of a span. */
    scope: "record" | "since" | "in-years" | "last-years" | "within"
    /** The year that is named of a span: 2011 in "the worst year between 2005 and 2024 was 2011". */
    base: number | null
  }
  trend: MovementSlots
  count: MovementSlots
  vague: {
    /** The word that judges: "relatively low". */
    scope: string
  }
}

export type ClaimKind = keyof SlotsByKind

/** A claim in slots, by its kind: what the text says, nothing about whether it is true. */
export type ClaimSlots<Kind extends ClaimKind = ClaimKind> = {
  [K in Kind]: CommonSlots & SlotsByKind[K] & { kind: K }
}[Kind]

/** Whether a claim is about one place alone, and not about its rank among others. */
export function isOfOnePlace(claim: ClaimSlots): boolean {
  return claim.kind !== "rank" && getOtherPlace(claim) === null
}

/** The place that a claim compares its own with; `null` where it names one place alone. */
export function getOtherPlace(claim: ClaimSlots): OtherPlace | null {
  return "otherPlace" in claim ? claim.otherPlace : null
}

/** The period that a claim is counted from, or the one it names of a span; `null` where it has none. */
export function getBase(claim: ClaimSlots): number | null {
  return "base" in claim ? claim.base : null
}
