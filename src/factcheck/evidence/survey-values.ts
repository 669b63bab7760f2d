import type { Interpretation } from "../judge/interpretation.ts"
import { compute } from "../compute/compute.ts"
import type { Evidence } from "../compute/computed.ts"

/** How far figures for one year differ between surveys, publishers and revisions of purchasing power. */
const APART: Readonly<Record<string, (actual: number) => number>> = {
  gini: () => 2.5,
  "poverty-national": (actual) => Math.max(1.5, actual / 10),
}
/** Inequality and poverty come from surveys: a figure near the published one may be of another survey or line. */
export function bySurvey(evidence: Evidence): Interpretation | undefined {
  const { claim, measure, series } = evidence
  const found = compute(evidence)
  if (claim.kind !== "level" || claim.value === null || claim.hedge !== null) return undefined
  if (found.state !== "decided" || found.actual === null) return undefined
  const surveyValue = { series, value: found.actual, period: found.period }
  const room = APART[measure.id]?.(found.actual)
  if (room !== undefined && Math.abs(found.actual - claim.value) <= room)
    return {
      ...surveyValue,
      note: "It is near; other surveys and later vintages give other figures.",
    }
  // Lines of $2.15, $3.00 and $4.20 a day and those of the countries themselves are many times apart.
  return measure.id === "poverty"
    ? {
        ...surveyValue,
        note: "The text does not say which poverty line is meant; others give other figures.",
      }
    : undefined
}
