import type { ClaimKind } from "../claims/claim-types.ts"
import { computeChange, computeComparison, computeGrowth, computeRatio } from "./compute-change.ts"
import { computeAverage, computeBounds, computeLevel } from "./compute-level.ts"
import { computeRank } from "./compute-rank.ts"
import { computeRecord } from "./compute-record.ts"
import { computeCount, computeTrend, computeVague } from "./compute-trend.ts"
import type { Computed, Evidence } from "./computed.ts"
import { inPublishedUnit } from "../evidence/published-unit.ts"

const BY_KIND: Readonly<Record<ClaimKind, (evidence: Evidence) => Computed>> = {
  level: computeLevel,
  threshold: computeBounds,
  range: computeBounds,
  average: computeAverage,
  change: computeChange,
  multiple: (evidence) =>
    evidence.claim.otherPlace ? computeRatio(evidence, 1) : computeGrowth(evidence),
  share: (evidence) => computeRatio(evidence, 100),
  compare: computeComparison,
  difference: computeComparison,
  rank: computeRank,
  extremum: computeRecord,
  "first-time": computeRecord,
  trend: computeTrend,
  count: computeCount,
  vague: computeVague,
}

/** Computes what the claim is about from published figures and holds it against what was stated. */
export function compute(evidence: Evidence): Computed {
  const claim = inPublishedUnit(evidence)
  if (claim === undefined) return { state: "no-data", reason: "unit", nearest: null }
  return BY_KIND[claim.kind]({ ...evidence, claim })
}
