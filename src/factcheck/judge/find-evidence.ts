import type { StoredSeries } from "#catalog/types.ts"

import type { Measure } from "../grammar/measure.ts"
import type { ClaimSlots } from "../types.ts"
import type { Evidence } from "./computed.ts"
import type { FactData, IndicatorFacts } from "./fact-data.ts"
import { perHead } from "./per-head.ts"
import { factorOf } from "./published-unit.ts"
import { monthlyInflation, populationGrowth, quarterlyGrowth } from "./rates-within-years.ts"

/** The series of the preferred publisher that has figures for the place at the claim's frequency. */
export async function findEvidence(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { place, period } = claim
  if (place === null || period === null) return undefined
  if (period.frequency === "monthly" && measure.id === "inflation")
    return monthlyInflation(claim, measure, data)
  if (period.frequency === "quarterly" && measure.id === "growth")
    return quarterlyGrowth(claim, measure, data)
  if (claim.unit === "money" && claim.currency !== null && !currencyFits(measure, claim))
    return undefined
  for (const code of measure.codes) {
    const evidence = evidenceIn(await data.byCode(code), claim, measure)
    if (evidence) return evidence
  }
  return (await populationGrowth(claim, measure, data)) ?? perHead(claim, measure, data)
}

/** What an indicator has for a claim, where it counts the same. */
export function evidenceIn(
  facts: IndicatorFacts | undefined,
  claim: ClaimSlots,
  measure: Measure,
): Evidence | undefined {
  const { place, otherPlace, period } = claim
  if (!facts || place === null || period === null) return undefined
  const series = facts.series(place.code, period.frequency)
  if (!series || !moneyFits(series, claim)) return undefined
  if (factorOf({ claim, measure, series }) === undefined) return undefined
  const other = otherPlace ? facts.series(otherPlace.code, period.frequency) : undefined
  return { claim, measure, facts, series, other }
}

/** Shares of GDP have no amount in dollars, and headcounts no rate. */
function currencyFits(measure: Measure, { currency }: ClaimSlots): boolean {
  if (measure.kind === "share" || measure.kind === "rate") return false
  return measure.id === "gdp-local" || currency === "USD" || currency === "INT"
}

/** Whether the figures are in the money, or of the people, that the claim states. */
function moneyFits({ indicator }: StoredSeries, { unit, currency, kind }: ClaimSlots): boolean {
  if (unit === "people" && /%/.test(indicator.unit)) return false
  if (unit !== "money" || kind === "rank") return true
  return currency === "USD" || currency === "INT" || indicator.currency === currency
}
