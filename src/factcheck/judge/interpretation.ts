import type { StoredSeries } from "#catalog/dataset.ts"
import type { ClaimPeriod } from "../claims/claim-types.ts"

/** An interpretation of the claim that fits although the first one did not. */
export type Interpretation = {
  note: string
  series: StoredSeries
  value: number | null
  period: ClaimPeriod
}
