import type { StoredSeries } from "#catalog/dataset.ts"
import { findConceptByCode } from "#domain/indicators/concepts.ts"

import type { IndicatorFacts } from "./indicator-facts.ts"
import type { Measure } from "../grammar/measure.ts"
import { getOtherPlace, type ClaimPeriod, type ClaimSlots } from "../claims/claim-types.ts"
import type { Evidence } from "../compute/computed.ts"
import { figureAt, type FactData } from "./fact-data.ts"
import { perHead } from "./per-head.ts"
import { getFactor } from "./published-unit.ts"
import {
  changeOfIndex,
  lacksBasis,
  monthlyInflation,
  populationGrowth,
  quarterlyGrowth,
} from "./rates-within-years.ts"

/** The series of the preferred publisher that has figures for the place at the claim's frequency. */
export async function findEvidence(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { place, period } = claim
  if (place === null || period === null) return undefined
  if (period.frequency !== "yearly" && measure.id === "inflation")
    return monthlyInflation(inMonths(claim, period), measure, data)
  if (period.frequency === "quarterly" && measure.id === "growth")
    return quarterlyGrowth(claim, measure, data)
  if (claim.unit === "money" && claim.currency !== null && !currencyFits(measure, claim))
    return undefined
  return findHeld(claim, measure, data)
}

/** What is published of the measure itself, else what is computed from figures of something else. */
async function findHeld(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  return (
    (await inMonthOfYear(claim, measure, data)) ??
    (await ofPublishers(claim, measure, data)) ??
    (await changeOfIndex(claim, measure, data)) ??
    (await populationGrowth(claim, measure, data)) ??
    (await perHead(claim, measure, data)) ??
    (await inMidYear(claim, measure, data))
  )
}

/** The rate of a quarter is the mean of its months. */
function inMonths(claim: ClaimSlots, { frequency, from, to }: ClaimPeriod): ClaimSlots {
  if (frequency === "monthly") return claim
  const period = { frequency: "monthly", from: from * 3, to: to * 3 + 2 } as const
  return claim.kind === "level" ? { ...claim, kind: "average", period } : { ...claim, period }
}

/** By the codes of the measure, then by those of other publishers of the same, at the claim's frequency. */
async function ofPublishers(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  if (claim.period?.frequency !== "yearly" && lacksBasis(claim, measure)) return undefined
  const seen = new Set<string>()
  for (const codes of [() => measure.codes, () => listAlike(measure, data)]) {
    for (const code of await codes()) {
      if (seen.has(code)) continue
      seen.add(code)
      const evidence = evidenceIn(await data.byCode(code), claim, measure)
      if (evidence) return evidence
    }
  }
  return undefined
}

/** The indicators of other publishers that measure the same as a code of the measure does. */
async function listAlike({ codes }: Measure, data: FactData): Promise<string[]> {
  const concepts = codes.flatMap((code) => findConceptByCode(code.replace(/^[a-z-]+:/, "")) ?? [])
  const alike = await Promise.all([...new Set(concepts)].map((one) => data.orderPublishers(one)))
  return alike.flat()
}

/** People are counted in the middle of the year: of a month around it there is the figure of the year. */
async function inMidYear(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { period, kind } = claim
  if (period?.frequency !== "monthly" || period.from !== period.to) return undefined
  if (measure.kind !== "people" || kind !== "level" || !AROUND_JULY.has(period.from % 12))
    return undefined
  const year = Math.floor(period.from / 12)
  const yearly = { frequency: "yearly", from: year, to: year } as const
  return ofPublishers({ ...claim, period: yearly }, measure, data)
}

/** From May to August; months count from 0. */
const AROUND_JULY: ReadonlySet<number> = new Set([4, 5, 6, 7])

/** A rate that is set "in 2023" was so in some month of it: of the months the one that is nearest to what is stated. */
async function inMonthOfYear(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { period, kind, value, qualifiers } = claim
  const isYear = period?.frequency === "yearly" && period.from === period.to
  if (!isYear || measure.isSetByDay !== true || kind !== "level" || value === null) return undefined
  const months = Array.from({ length: 12 }, (_, k) => period.from * 12 + k)
  const meant = qualifiers.includes("year-end") ? months.slice(-1) : months
  for (const code of measure.codes) {
    const monthly = { ...claim, period: { frequency: "monthly" as const, from: 0, to: 0 } }
    const evidence = evidenceIn(await data.byCode(code), monthly, measure)
    const held = meant.flatMap((month) => {
      const figure = evidence ? figureAt(evidence.series, month) : null
      return figure === null ? [] : [{ month, distance: Math.abs(figure - value) }]
    })
    const [nearest] = held.toSorted((a, b) => a.distance - b.distance)
    if (!evidence || !nearest) continue
    const at = { frequency: "monthly" as const, from: nearest.month, to: nearest.month }
    return { ...evidence, claim: { ...claim, period: at } }
  }
  return undefined
}

/** What an indicator has for a claim, where it counts the same. */
export function evidenceIn(
  facts: IndicatorFacts | undefined,
  claim: ClaimSlots,
  measure: Measure,
): Evidence | undefined {
  const { place, period } = claim
  const otherPlace = getOtherPlace(claim)
  if (!facts || place === null || period === null) return undefined
  const series = facts.series(place.code, period.frequency)
  if (!series || !moneyFits(series, claim)) return undefined
  if (getFactor({ claim, measure, series }) === undefined) return undefined
  const other = otherPlace ? facts.series(otherPlace.code, period.frequency) : undefined
  return { claim, measure, facts, series, other }
}

/** Shares of GDP have no amount in dollars, and headcounts no rate. */
function currencyFits(measure: Measure, { currency }: ClaimSlots): boolean {
  if (measure.kind === "share" || measure.kind === "rate") return false
  if (measure.id === "exchange-rate") return true
  return measure.id === "gdp-local" || currency === "USD" || currency === "INT"
}

/** Whether the figures are in the money, or of the people, that the claim states. */
function moneyFits(
  { indicator }: StoredSeries,
  { unit, currency, kind, measure }: ClaimSlots,
): boolean {
  if (measure === "exchange-rate") return true
  if (unit === "people" && /%/.test(indicator.unit)) return false
  if (unit !== "money" || kind === "rank") return true
  return currency === "USD" || currency === "INT" || indicator.currency === currency
}
