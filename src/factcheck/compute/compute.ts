import type { ClaimKind } from "../claims/claim-types.ts"
import {
  computeChange,
  computeComparison,
  computeDifference,
  computeGrowth,
  computeRatio,
} from "./compute-change.ts"
import { computeAverage, computeBounds, computeLevel } from "./compute-level.ts"
import { computeRank } from "./compute-rank.ts"
import { computeFirstTime, computeRecord } from "./compute-record.ts"
import { computeCount, computeTrend, computeVague } from "./compute-trend.ts"
import type { Computed, Evidence } from "./computed.ts"
import { inPublishedUnit } from "../evidence/published-unit.ts"

const BY_KIND: { readonly [Kind in ClaimKind]: (evidence: Evidence<Kind>) => Computed } = {
  level: computeLevel,
  threshold: computeBounds,
  range: computeBounds,
  average: computeAverage,
  change: computeChange,
  multiple: (evidence) =>
    evidence.claim.otherPlace ? computeRatio(evidence) : computeGrowth(evidence),
  share: computeRatio,
  compare: computeComparison,
  difference: computeDifference,
  rank: computeRank,
  extremum: computeRecord,
  "first-time": computeFirstTime,
  trend: computeTrend,
  count: computeCount,
  vague: computeVague,
}

/** Computes what the claim is about from published figures and compares it with what was stated. */
export function compute(evidence: Evidence): Computed {
  const claim = inPublishedUnit(evidence)
  if (claim === undefined) return { state: "no-data", reason: "unit", nearest: null }
  return computeKind(claim.kind, { ...evidence, claim })
}

function computeKind<Kind extends ClaimKind>(kind: Kind, evidence: Evidence<Kind>): Computed {
  return BY_KIND[kind](evidence)
}
