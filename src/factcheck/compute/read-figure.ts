import type { StoredSeries } from "#catalog/dataset.ts"

import type { Measure } from "../grammar/measure.ts"
import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import { compute } from "./compute.ts"
import type { ActualUnit, Evidence } from "./computed.ts"
import { findEvidence } from "../evidence/find-evidence.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { inPublishedUnit } from "../evidence/published-unit.ts"

/** The published figure that a claim speaks of, without a verdict. */
export type ReadFigure = {
  series: StoredSeries
  actual: number | null
  actualUnit: ActualUnit
  period: ClaimPeriod
  holds: boolean
  /** The stated figure and the unit of its last digit, in the unit of the published one. */
  stated: { value: number; step: number }
}

/** Looks up the figure of a claim at the preferred publisher; `undefined` where none is held. */
export async function readFigure(
  claim: ClaimSlots,
  measure: Measure | undefined,
  data: FactData,
): Promise<ReadFigure | undefined> {
  if (measure === undefined || claim.forecast || claim.periodGap !== "none") return undefined
  const evidence = await findEvidence(claim, measure, data)
  const found = evidence && compute(evidence)
  if (!evidence || found?.state !== "decided") return undefined
  const { actual, actualUnit, period, holds } = found
  const stated = readStated(evidence)
  return { series: evidence.series, actual, actualUnit, period, holds, stated }
}

/** The stated figure and the unit of its last digit, in the unit of the published one; 0 where none is stated. */
export function readStated(evidence: Evidence): ReadFigure["stated"] {
  const { value, step } = inPublishedUnit(evidence) ?? evidence.claim
  return { value: value ?? 0, step }
}
