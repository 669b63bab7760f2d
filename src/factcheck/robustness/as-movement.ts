import type { Evidence } from "../compute/computed.ts"
import { periodIn } from "../compute/points.ts"
import { figureAt } from "../evidence/fact-data.ts"

/** The fewest years between two figures whose first year the author chose: most changes are stated on the year before. */
const MIN_YEARS = 2

/**
 * A figure that something rose or fell to, with the year from which ("from 7.2% in 2020 to 5.2% in 2024"), as the change
 * between the two as published; all other evidence as it is.
 */
export function asMovement(evidence: Evidence): Evidence {
  const { claim, series, measure } = evidence
  if (claim.kind !== "level" || claim.base === null || claim.direction === null) return evidence
  const { to, ...period } = periodIn(claim, series)
  const [first, last] = [figureAt(series, claim.base), figureAt(series, to)]
  if (to - claim.base < MIN_YEARS || first === null || last === null) return evidence
  const isShare = measure.kind === "rate" || measure.kind === "share"
  return {
    ...evidence,
    claim: {
      ...claim,
      kind: "change",
      period: { ...period, from: claim.base, to },
      changeIn: isShare ? "points" : "unit",
      value: last - first,
      hedge: null,
    },
  }
}
