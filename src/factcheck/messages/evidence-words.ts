import { vintageText } from "#domain/time/vintage-text.ts"

import { wholeCode } from "../grammar/rest-code.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { inAuthorsUnit } from "../evidence/published-unit.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import { figureWords, withArticle } from "./figure-words.ts"

export type Known = Exclude<Computed, { state: "no-data" }>
export type Decided = Extract<Computed, { state: "decided" }>

export function possessive(name: string): string {
  return `${name}${name.endsWith("s") ? "'" : "'s"}`
}

export function subject({ claim, measure, series }: Evidence): string {
  const { code } = series.indicator
  const name = measure.names?.[code] ?? measure.standIns?.[code] ?? measure.label
  const label = name.replace(/^the /, "").replace(/ in tonnes$/, "")
  return `${possessive(withArticle(series.country.name))} ${claim.measure === "growth" ? "GDP growth" : label}`
}

export function writeSource({ series, measure }: Evidence): string {
  const less = measure.codes.some((code) => wholeCode(code) !== undefined) ? "100% less " : ""
  return `${series.source.publisher}, ${less}${series.indicator.code}, ${vintageText(series)}`
}

export function words(
  value: number,
  unit: Known["actualUnit"],
  { series, claim }: Pick<Evidence, "series" | "claim">,
): string {
  return figureWords(value, unit, series.indicator, claim.counted)
}

/** "never shrank" is said of every year. */
export function isNever({ negated, everyYear, qualifiers }: ClaimSlots): boolean {
  return negated && everyYear && !qualifiers.includes("not-every")
}

/** The years that speak against "every year"; empty where there are none. */
export function listExceptions({ exceptions = [] }: Decided): string {
  return exceptions.join(", ")
}

/** The published figure in the unit of the stated one. */
export function inStatedUnit(evidence: Evidence, { actual, actualUnit }: Decided): number | null {
  return actual === null || actualUnit !== "figure" ? actual : inAuthorsUnit(actual, evidence)
}
