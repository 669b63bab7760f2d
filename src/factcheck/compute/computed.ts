import type { StoredSeries } from "#catalog/dataset.ts"

import type { IndicatorFacts } from "../evidence/indicator-facts.ts"
import type { Measure } from "../grammar/measure.ts"
import type { Rule } from "../messages/rule-texts.ts"
import type { ClaimKind, ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"

/** What the actual figure counts: the indicator's own unit, or something computed from it. */
export type ActualUnit = "figure" | "percent" | "points" | "multiple" | "rank" | "years-counted"

/** A point that a chart of the claim marks. */
export type MarkedPoint = { country: string; index: number; value: number }

/** What the figures say about a claim, before other readings are tried. */
export type Computed =
  | {
      state: "no-data"
      reason: "earlier" | "gap" | "later" | "other-place" | "unit"
      nearest: MarkedPoint | null
      /** The period without a figure; absent where the other place has none at all. */
      missing?: number
    }
  | {
      state: "undecided"
      /** Countries without a figure that may come before the one in question. */
      withoutValue?: readonly string[]
      actual: number | null
      actualUnit: ActualUnit
      period: ClaimPeriod
      marks: readonly MarkedPoint[]
      rule: Rule
    }
  | {
      state: "decided"
      holds: boolean
      exact: boolean
      rule: Rule
      actual: number | null
      actualUnit: ActualUnit
      /** Which way it went, where the claim is about that. */
      verb?: "rose" | "fell" | "grew" | "shrank"
      /** The years that speak against "every year". */
      exceptions?: readonly number[]
      period: ClaimPeriod
      marks: readonly MarkedPoint[]
    }

/** Everything a computation reads. */
export type Evidence<Kind extends ClaimKind = ClaimKind> = {
  claim: ClaimSlots<Kind>
  measure: Measure
  facts: IndicatorFacts
  series: StoredSeries
  other: StoredSeries | undefined
  /** What a rate is counted on, where the text does not say and a custom decides. */
  basis?: RateBasis
}

/** The bases of a rate within a year: the same quarter or month of the year before, the quarter or the month before. */
export type RateBasis = "on-year" | "on-quarter" | "on-month"
