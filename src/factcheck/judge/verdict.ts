import type { ChartSpec } from "#charts/model/chart-spec.ts"
import type { StoredSeries } from "#catalog/dataset.ts"

import type { ClaimPeriod, Status } from "../claims/claim-types.ts"
import type { ActualUnit, Evidence, MarkedPoint } from "../compute/computed.ts"
import type { Rule } from "../messages/rule-texts.ts"

/** Another series or interpretation that was looked at. */
export type Alternative = {
  note: string
  seriesId: string
  publisher: string
  indicatorName: string
  value: number | null
  period: string
  fits: boolean
}

/** The result of checking a claim. */
export type Verdict = {
  status: Status
  message: string
  /** The rule or reason that decided. */
  rule: Rule
  series: StoredSeries | null
  actual: number | null
  actualUnit: ActualUnit
  period: ClaimPeriod | null
  alternatives: readonly Alternative[]
  marks: readonly MarkedPoint[]
  /** What a correct claim was compared with; present only where that is a series as it is published. */
  held?: Evidence
  /** The figure to write instead of the author's, in the author's own form. */
  correction: string | null
  chart:
    | (ChartSpec & {
        /** The unit of the series that is drawn, and the name of its place. */
        unit: string
        place: string
        seriesIds: readonly string[]
        marks: readonly { country: string; place: string; period: string; value: number }[]
      })
    | null
}
