import type { StoredSeries } from "#catalog/dataset.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { gatherObservations } from "#domain/series/series.ts"

import type { Measure } from "../grammar/measure.ts"
import { isOfOnePlace, type ClaimSlots } from "../claims/claim-types.ts"
import type { Evidence, RateBasis } from "../compute/computed.ts"
import { figureAt, type FactData } from "./fact-data.ts"

/** Real GDP by quarter, seasonally adjusted: in local currency before US dollars. */
export const QUARTERLY_GDP: readonly string[] = ["NYGDPMKTPSAKN", "NYGDPMKTPSAKD"]

/** Monthly price indices in the order in which they decide: as national offices publish them, then adjusted ones. */
export const MONTHLY_PRICES: readonly string[] = [
  "IPC.0",
  "CPTOTNSXN",
  "INFLATION.HCPI.INDEX",
  "CPTOTSAXN",
  "WS_LONG_CPI.628",
]

/** Monthly inflation is the change of a price index on the same month a year before. */
export async function monthlyInflation(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  return (await monthlyRates(claim, measure, data))[0]
}

/**
 * The rates of every index that has the month; headline prices are not one series. Where the text speaks of monthly
 * inflation, the change on the month before comes first.
 */
export async function monthlyRates(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence[]> {
  const found = await Promise.all(
    listBases(claim).flatMap((basis) => {
      const back = basis === "on-month" ? 1 : PERIODS_PER_YEAR.monthly
      return MONTHLY_PRICES.map(async (code) => {
        const rates = await rateEvidence({ claim, measure, codes: [code], back }, data)
        return rates && basis === "on-month" ? { ...rates, basis } : rates
      })
    }),
  )
  return found.flatMap((one) => one ?? [])
}

function listBases({ qualifiers }: ClaimSlots): RateBasis[] {
  if (qualifiers.includes("on-month")) return ["on-month"]
  return qualifiers.includes("by-month") ? ["on-month", "on-year"] : ["on-year"]
}

/** Countries whose statistics offices put the change on the quarter before first; all others the one on the year. */
const ON_QUARTER_FIRST: ReadonlySet<string> = new Set([
  "AUS",
  "AUT",
  "BEL",
  "BGR",
  "BRA",
  "CHE",
  "CYP",
  "CZE",
  "DEU",
  "DNK",
  "EMU",
  "ESP",
  "EST",
  "EUU",
  "FIN",
  "FRA",
  "GBR",
  "GRC",
  "HRV",
  "HUN",
  "IRL",
  "ISL",
  "ISR",
  "ITA",
  "JPN",
  "KOR",
  "LTU",
  "LUX",
  "LVA",
  "MEX",
  "MLT",
  "NLD",
  "NOR",
  "NZL",
  "POL",
  "PRT",
  "ROU",
  "SVK",
  "SVN",
  "SWE",
  "ZAF",
])

/** Offices of the United States and Canada state the pace of a whole year, which is not computed here. */
const ANNUALISED_FIRST: ReadonlySet<string> = new Set(["USA", "CAN"])

const BASES = ["on-year", "on-quarter"] as const

/**
 * Growth of a quarter on the year or on the quarter before: as the text says, else as the country's own statistics
 * office usually states it. Rates at an annual pace are not computed.
 */
export async function quarterlyGrowth(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { qualifiers, place } = claim
  if (qualifiers.includes("annualised")) return undefined
  const statedBasis = BASES.find((basis) => qualifiers.includes(basis))
  if (statedBasis) return findGrowth(claim, measure, statedBasis, data)
  if (ANNUALISED_FIRST.has(place?.code ?? "")) return undefined
  const basis = ON_QUARTER_FIRST.has(place?.code ?? "") ? "on-quarter" : "on-year"
  const evidence = await findGrowth(claim, measure, basis, data)
  return evidence && { ...evidence, basis }
}

/** Growth of a quarter on the basis that its office does not put first, where the text does not say which is meant. */
export async function otherQuarterlyGrowth(
  { claim, measure, basis }: Evidence,
  data: FactData,
): Promise<Evidence | undefined> {
  if (basis === undefined) return undefined
  return findGrowth(claim, measure, basis === "on-year" ? "on-quarter" : "on-year", data)
}

async function findGrowth(
  claim: ClaimSlots,
  measure: Measure,
  basis: (typeof BASES)[number],
  data: FactData,
): Promise<Evidence | undefined> {
  const back = basis === "on-year" ? PERIODS_PER_YEAR.quarterly : 1
  return rateEvidence({ claim, measure, codes: QUARTERLY_GDP, back }, data)
}

/** Growth of the population from its numbers, where the publisher's own rate is not held; ranks need that of everybody. */
export async function populationGrowth(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  if (measure.id !== "population-growth") return undefined
  if (!isOfOnePlace(claim) || claim.period?.frequency !== "yearly") return undefined
  const evidence = await rateEvidence({ claim, measure, codes: ["SP.POP.TOTL"], back: 1 }, data)
  if (!evidence) return undefined
  // What others publish of the same is looked for by the rate, not by the numbers of people.
  const indicator = { ...evidence.facts.indicator, id: "world-bank:SP.POP.GROW" }
  return { ...evidence, facts: { ...evidence.facts, indicator, countries: [] } }
}

/** The change of a price index on the same period of the year before. */
export async function changeOfIndex(
  claim: ClaimSlots,
  measure: Measure,
  data: FactData,
): Promise<Evidence | undefined> {
  const { period } = claim
  if (measure.indexes === undefined || period === null || lacksBasis(claim, measure))
    return undefined
  if (!isOfOnePlace(claim)) return undefined
  const back = PERIODS_PER_YEAR[period.frequency]
  return rateEvidence({ claim, measure, codes: measure.indexes, back }, data)
}

/** Whether the change may as well be on the period before, because the text does not say what it is counted from. */
export function lacksBasis({ period, qualifiers }: ClaimSlots, { needsBasis }: Measure): boolean {
  return needsBasis === true && period?.frequency !== "yearly" && !qualifiers.includes("on-year")
}

type Wanted = { claim: ClaimSlots; measure: Measure; codes: readonly string[]; back: number }

/** The first of some series that has a rate for the period. */
async function rateEvidence(
  { claim, measure, codes, back }: Wanted,
  data: FactData,
): Promise<Evidence | undefined> {
  const { place, period } = claim
  if (place === null || period === null) return undefined
  for (const code of codes) {
    const facts = await data.byCode(code)
    const levels = facts?.series(place.code, period.frequency)
    const series = levels && asRates(levels, back)
    if (facts && series && figureAt(series, period.to) !== null)
      return { claim, measure, facts, series, other: undefined }
  }
  return undefined
}

/** The change of a series on the value `back` periods before, in per cent. */
function asRates(series: StoredSeries, back: number): StoredSeries | undefined {
  const { start, values, frequency } = series.observations
  const observations = gatherObservations(
    frequency,
    values.flatMap((_, k) => {
      const now = figureAt(series, start + k)
      const before = figureAt(series, start + k - back)
      return now === null || before === null || before <= 0
        ? []
        : [[start + k, (now / before - 1) * 100] as const]
    }),
  )
  return (
    observations && {
      ...series,
      observations,
      indicator: { ...series.indicator, unit: "%", currency: null },
    }
  )
}
