import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"

/** The Worldwide Governance Indicators as a source. */
export const GOVERNANCE_SOURCE: Source = {
  ...worldBankSource("Worldwide Governance Indicators"),
  url: "https://www.worldbank.org/en/publication/worldwide-governance-indicators",
}

const DIMENSIONS: Readonly<Record<string, string>> = {
  cc: "Control of Corruption",
  ge: "Government Effectiveness",
  pv: "Political Stability and Absence of Violence/Terrorism",
  rl: "Rule of Law",
  rq: "Regulatory Quality",
  va: "Voice and Accountability",
}

type Measure = { column: string; code: string; name: string; unit: string }

/** The columns of the file with the words and codes of the World Bank's API. */
export const GOVERNANCE_MEASURES: readonly Measure[] = [
  { column: "estimate", code: "EST", name: "Estimate", unit: "score (-2.5 to +2.5)" },
  { column: "stddev", code: "STD.ERR", name: "Standard Error", unit: "score" },
  { column: "nsource", code: "NO.SRC", name: "Number of Sources", unit: "number of sources" },
  {
    column: "pctrank",
    code: "PER.RNK",
    name: "Percentile Rank",
    unit: "percentile rank (0 to 100)",
  },
  {
    column: "pctranklower",
    code: "PER.RNK.LOWER",
    name: "Percentile Rank, Lower Bound of 90% Confidence Interval",
    unit: "percentile rank (0 to 100)",
  },
  {
    column: "pctrankupper",
    code: "PER.RNK.UPPER",
    name: "Percentile Rank, Upper Bound of 90% Confidence Interval",
    unit: "percentile rank (0 to 100)",
  },
]

/** Whether the file's short form is a dimension of governance. */
export function isDimension(short: string): boolean {
  return short in DIMENSIONS
}

/** The code of a dimension's measure as in the API: `CC.PER.RNK`. */
export function governanceCode(dimension: string, measure: Measure): string {
  return `${dimension.toUpperCase()}.${measure.code}`
}

/** The indicator of a dimension's measure. */
export function mapGovernance(dimension: string, measure: Measure): ImportedIndicator {
  return mapIndicator({
    publisherId: WORLD_BANK,
    code: governanceCode(dimension, measure),
    name: `${DIMENSIONS[dimension] ?? dimension}: ${measure.name}`,
    unit: measure.unit,
    topics: ["Governance"],
    category: "economy",
    aggregation: "average",
    notes:
      "Estimates of governance from many surveys and expert assessments; units of a standard normal distribution. Small differences between countries are within the margin of error.",
  })
}
