import type { StoredSeries } from "#catalog/dataset.ts"

import { HAS_FIGURE } from "../interpret/close-values.ts"
import type { Interpretation } from "./interpretation.ts"
import { measureById } from "../grammar/find-measures.ts"
import { getOtherPlace, type ClaimPeriod, type ClaimSlots } from "../claims/claim-types.ts"
import { periodWords, placeName } from "../messages/figure-words.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { compute } from "../compute/compute.ts"
import { figureAt, yearOnYear, type FactData } from "../evidence/fact-data.ts"
import { saysPrices } from "../evidence/price-bases.ts"
import { computeAlike, listRelated } from "./list-others.ts"
import {
  MONTHLY_PRICES,
  monthlyRates,
  otherQuarterlyGrowth,
} from "../evidence/rates-within-years.ts"
import { bySurvey } from "../evidence/survey-values.ts"
import { holdAgainst } from "../compute/tolerance.ts"

/** A claim that does not hold, with the same claim by the figures of other publishers. */
type Failed = { evidence: Evidence; computed: Computed; others: readonly Evidence[] }

/** Tries what an author may have meant instead: another publisher, period, unit or size. The first that fits is named. */
export async function findOtherInterpretation(
  failed: Failed,
  data: FactData,
): Promise<Interpretation | undefined> {
  const { evidence, computed } = failed
  // A wrong direction is wrong in every interpretation of the figure.
  if (computed.state === "decided" && computed.rule.id === "wrong-way") return byPublisher(failed)
  return (
    (await byIndex(evidence, data)) ??
    byPublisher(failed) ??
    byEstimate(failed) ??
    (await byDefinition(failed, data)) ??
    (await byQuarterBasis(evidence, data)) ??
    byAdjustment(evidence) ??
    byPeriod(evidence) ??
    byFiscalYear(evidence) ??
    bySurvey(evidence) ??
    byUnit(evidence) ??
    (await byMeasure(evidence, data)) ??
    (await byYearEnd(evidence, data))
  )
}

function fits(found: Computed): found is Extract<Computed, { state: "decided" }> {
  return found.state === "decided" && found.holds
}

/** The interpretation by this evidence, where the claim fits it. */
function tryInterpretation(evidence: Evidence, note: string): Interpretation | undefined {
  const found = compute(evidence)
  if (!fits(found)) return undefined
  return { note, series: evidence.series, value: found.actual, period: found.period }
}

function byPublisher({ computed, others }: Failed): Interpretation | undefined {
  for (const other of others) {
    const found = computeAlike(other, computed)
    const { series } = other
    const { publisher } = series.source
    if (found?.holds === true)
      return interpretationFrom(
        series,
        found,
        `It fits the figures of another source, ${publisher} (${series.indicator.name}).`,
      )
  }
  return undefined
}

/**
 * The first years of a publisher's forecasts that count as estimates: these years have ended, and texts quote what is
 * forecast for them as figures.
 */
const ESTIMATED_YEARS = 2

/** An interpretation by a publisher's estimate for a year that has ended but has no final figure yet. */
function byEstimate({ evidence, computed, others }: Failed): Interpretation | undefined {
  const { kind, period, isOfOpenYear } = evidence.claim
  if (!HAS_FIGURE.includes(kind) || period?.frequency !== "yearly" || isOfOpenYear) return undefined
  for (const other of [evidence, ...others]) {
    const { series } = other
    const from = series.forecastFrom
    if (from === null || period.to < from || period.to >= from + ESTIMATED_YEARS) continue
    const found = computeAlike({ ...other, series: { ...series, forecastFrom: null } }, computed)
    if (found?.holds === true)
      return interpretationFrom(
        series,
        found,
        `It fits an estimate, which is no final figure, ${series.source.publisher} (${series.indicator.name}).`,
      )
  }
  return undefined
}

/** An interpretation by a figure of another definition; bounds, trends and ranks fit too easily to support one. */
async function byDefinition(
  { evidence, computed }: Failed,
  data: FactData,
): Promise<Interpretation | undefined> {
  if (!HAS_FIGURE.includes(evidence.claim.kind)) return undefined
  for (const other of await listRelated(evidence, data)) {
    const found = computeAlike(other, computed)
    if (found?.holds === true)
      return interpretationFrom(
        other.series,
        found,
        `It fits figures of another definition (${other.series.indicator.name}).`,
      )
  }
  return undefined
}

function interpretationFrom(
  series: StoredSeries,
  { actual, period }: { actual: number | null; period: ClaimPeriod },
  note: string,
): Interpretation {
  return { note, series, value: actual, period }
}

/** Countries whose national accounts and budgets are counted by fiscal years, filed under one calendar year or the next. */
const FISCAL_YEARS: ReadonlySet<string> = new Set([
  "AFG",
  "BGD",
  "BTN",
  "EGY",
  "ETH",
  "HTI",
  "IND",
  "IRN",
  "MMR",
  "NPL",
  "PAK",
])
const COUNTED_BY_FISCAL_YEAR: ReadonlySet<string> = new Set([
  "growth",
  "gdp",
  "gdp-local",
  "gdp-per-head",
  "debt",
  "general-debt",
  "debt-central",
  "fiscal-balance",
  "government-revenue",
  "government-spending",
  "tax-revenue",
  "current-account",
])

/** "grew 8.2% in 2024" of what publishers file under 2023: the exact figure of the fiscal year before or after. */
function byFiscalYear(evidence: Evidence): Interpretation | undefined {
  const { claim } = evidence
  const { period, place, measure } = claim
  if (period?.frequency !== "yearly" || claim.kind !== "level") return undefined
  if (!FISCAL_YEARS.has(place?.code ?? "") || !COUNTED_BY_FISCAL_YEAR.has(measure ?? ""))
    return undefined
  for (const shift of [-1, 1]) {
    const shifted = { ...period, from: period.from + shift, to: period.to + shift }
    const found = compute({ ...evidence, claim: { ...claim, period: shifted } })
    if (fits(found) && found.exact)
      return interpretationFrom(
        evidence.series,
        found,
        `It fits ${String(shifted.to)}; figures of this country are those of fiscal years.`,
      )
  }
  return undefined
}

/** Another price index of the same month: in some countries the national and the harmonised one are far apart. */
async function byIndex(
  { claim, measure, series, basis }: Evidence,
  data: FactData,
): Promise<Interpretation | undefined> {
  if (measure.id !== "inflation" || claim.period?.frequency !== "monthly") return undefined
  for (const second of await monthlyRates(claim, measure, data)) {
    if (second.series.id === series.id && second.basis === basis) continue
    const { name } = second.series.indicator
    const interpretation = tryInterpretation(second, `It fits another price index (${name}).`)
    if (interpretation) return interpretation
  }
  return undefined
}

/** Growth of a quarter on the other of its two bases, where the text does not say which is meant. */
async function byQuarterBasis(
  evidence: Evidence,
  data: FactData,
): Promise<Interpretation | undefined> {
  const second = await otherQuarterlyGrowth(evidence, data)
  return (
    second &&
    tryInterpretation(
      second,
      "It fits the growth on the other basis (quarter on quarter, or year on year); the text does not say which is meant.",
    )
  )
}

/** Statistical offices often announce growth of a quarter unadjusted; the adjusted, revised figures here are near it. */
function byAdjustment(evidence: Evidence): Interpretation | undefined {
  const { claim, measure, series } = evidence
  if (measure.id !== "growth" || claim.period?.frequency !== "quarterly" || claim.value === null)
    return undefined
  const found = compute(evidence)
  if (found.state !== "decided" || found.actual === null) return undefined
  const room = Math.min(1, Math.max(0.3, Math.abs(found.actual) / 4))
  if (Math.abs(found.actual - claim.value) > room) return undefined
  return {
    note: "It is near; the figures here are seasonally adjusted and revised, and a first figure of the statistics office may differ as much.",
    series,
    value: found.actual,
    period: found.period,
  }
}

/** Another year, which may be meant only where the text names no period itself. */
function byPeriod(evidence: Evidence): Interpretation | undefined {
  const { claim } = evidence
  if (
    claim.periodStated ||
    claim.period === null ||
    claim.kind === "rank" ||
    claim.kind === "extremum"
  )
    return undefined
  for (const shift of [-1, 1, -2]) {
    const period = { ...claim.period, from: claim.period.from + shift, to: claim.period.to + shift }
    const interpretation = tryInterpretation(
      { ...evidence, claim: { ...claim, period } },
      `It fits ${periodWords(period)}; the text does not say which ${claim.period.frequency === "monthly" ? "month" : "year"} is meant.`,
    )
    if (interpretation) return interpretation
  }
  return undefined
}

/** "rose by 3%" when it rose by three points, and the other way round. */
function byUnit(evidence: Evidence): Interpretation | undefined {
  const { claim, measure } = evidence
  if (claim.kind !== "change" || (measure.kind !== "rate" && measure.kind !== "share"))
    return undefined
  const changeIn = claim.changeIn === "percent" ? ("points" as const) : ("percent" as const)
  const note =
    changeIn === "points"
      ? "It fits a change in percentage points, not in per cent."
      : "It fits a change in per cent, not in percentage points."
  return tryInterpretation({ ...evidence, claim: { ...claim, changeIn } }, note)
}

async function byMeasure(evidence: Evidence, data: FactData): Promise<Interpretation | undefined> {
  const { claim, measure } = evidence
  const second = measure.orElse === undefined ? undefined : measureById(measure.orElse)
  if (!second || claim.kind === "rank" || !mayBeOther(claim)) return undefined
  const found = await computeAs(evidence, second.codes, data)
  if (!found || !fits(found.computed)) return undefined
  return {
    note: `It fits ${second.label}.`,
    series: found.series,
    value: found.computed.actual,
    period: found.computed.period,
  }
}

/** Whether the measure that stands in for that of a claim (`orElse`) may be meant: not where the text names its prices. */
function mayBeOther({ measure, unit, qualifiers }: ClaimSlots): boolean {
  if (saysPrices(qualifiers)) return false
  // Whether an economy grew in current or in constant prices is decided elsewhere, in `price-bases.ts`.
  if (measure === "gdp") return false
  return measure !== "urban-share" || unit === "people" || unit === "plain"
}

/** The same claim computed from the first of some codes that has figures for it. */
async function computeAs(
  evidence: Evidence,
  codes: readonly string[],
  data: FactData,
): Promise<{ computed: Computed; series: StoredSeries } | undefined> {
  const { claim } = evidence
  const otherPlace = getOtherPlace(claim)
  for (const code of codes) {
    const facts = await data.byCode(code)
    const series = claim.place
      ? facts?.series(claim.place.code, evidence.series.observations.frequency)
      : undefined
    const other = otherPlace
      ? facts?.series(otherPlace.code, evidence.series.observations.frequency)
      : undefined
    if (facts && series) return { computed: compute({ ...evidence, facts, series, other }), series }
  }
  return undefined
}

/** A rate of December passed off as that of the year, unless the text says "averaged". */
async function byYearEnd(evidence: Evidence, data: FactData): Promise<Interpretation | undefined> {
  const { claim, measure } = evidence
  if (
    measure.id !== "inflation" ||
    claim.kind !== "level" ||
    claim.period?.frequency !== "yearly" ||
    claim.qualifiers.includes("average") ||
    claim.place === null ||
    claim.value === null
  )
    return undefined
  const index = claim.period.to * 12 + 11
  for (const code of MONTHLY_PRICES) {
    const series = (await data.byCode(code))?.series(claim.place.code, "monthly")
    const rate = series && yearOnYear(series, index)
    if (
      series &&
      rate !== null &&
      rate !== undefined &&
      figureAt(series, index) !== null &&
      holdAgainst({ value: claim.value, step: claim.step, hedge: claim.hedge, slack: 0.2 }, rate)
        .fits
    )
      return {
        note: `It fits the rate of December ${String(claim.period.to)} on the year before in ${placeName(claim.place.code)}, not the average of the year.`,
        series,
        value: rate,
        period: { frequency: "monthly", from: index, to: index },
      }
  }
  return undefined
}
