import type { StoredSeries } from "#catalog/dataset.ts"

import type { Interpretation } from "../judge/interpretation.ts"
import { measureById } from "../grammar/find-measures.ts"
import {
  getOtherPlace,
  type ClaimPeriod,
  type ClaimSlots,
  type Qualifier,
} from "../claims/claim-types.ts"
import { compoundRates } from "../compute/compound-rates.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { figureAt, valuesBetween, type FactData } from "./fact-data.ts"
import { evidenceIn } from "./find-evidence.ts"
import { holdAgainst, holdMultiple } from "../compute/tolerance.ts"

/** How many times as much an economy produced at the end of a period as at its beginning, and by which figures. */
type GrowthOver = { series: StoredSeries; times: number; period: ClaimPeriod }

/** Real growth over a period, from GDP in constant prices or from the growth of each year. */
async function realGrowthOver(
  evidence: Evidence,
  period: ClaimPeriod,
  data: FactData,
): Promise<GrowthOver | undefined> {
  return (
    (await ratioOver("gdp-real", evidence, { period, data })) ??
    (await chainedOver(evidence, period, data))
  )
}

async function ratioOver(
  measure: string,
  evidence: Evidence,
  { period, data }: { period: ClaimPeriod; data: FactData },
): Promise<GrowthOver | undefined> {
  for (const { series } of await seriesFor(measure, evidence, data)) {
    const first = figureAt(series, period.from)
    const last = figureAt(series, period.to)
    if (first !== null && last !== null && first > 0) return { series, times: last / first, period }
  }
  return undefined
}

async function chainedOver(
  evidence: Evidence,
  period: ClaimPeriod,
  data: FactData,
): Promise<GrowthOver | undefined> {
  for (const { series } of await seriesFor("growth", evidence, data)) {
    const rates = valuesBetween(series, period.from + 1, period.to)
    if (rates) return { series, times: compoundRates(rates), period }
  }
  return undefined
}

async function seriesFor(
  measure: string,
  { claim }: Evidence,
  data: FactData,
): Promise<Evidence[]> {
  const known = measureById(measure)
  if (!known) return []
  const plain: ClaimSlots = { ...claim, unit: null, counted: null, currency: null }
  const found = await Promise.all(known.codes.map((code) => data.byCode(code)))
  return found.flatMap((facts) => evidenceIn(facts, plain, known) ?? [])
}

/** Whether the text leaves open at which prices an economy doubled or grew. */
function isOpenInPrices({ claim, measure }: Evidence): boolean {
  const { kind, qualifiers } = claim
  if (measure.id !== "gdp" || getOtherPlace(claim) !== null) return false
  if (claim.kind === "change" && claim.changeIn === "unit") return false
  if (!["multiple", "change", "trend"].includes(kind) || claim.everyYear) return false
  return !saysPrices(qualifiers)
}

/** Whether the words say at which prices, or at which parity, an amount is counted. */
export function saysPrices(qualifiers: readonly Qualifier[]): boolean {
  return qualifiers.some((one) => one === "nominal" || one === "real" || one === "ppp")
}

/**
 * What real GDP says of a claim that was compared with GDP at current prices, where the two do not agree: one fits and
 * the other does not, or the stated size lies between them.
 */
export async function realDisagrees(
  evidence: Evidence,
  found: Computed,
  data: FactData,
): Promise<Interpretation | undefined> {
  if (!isOpenInPrices(evidence) || found.state !== "decided") return undefined
  const real = await realGrowthOver(evidence, found.period, data)
  if (!real) return undefined
  const { claim } = evidence
  const actual = claim.kind === "multiple" ? real.times : (real.times - 1) * 100
  const stated = claim.value ?? 1
  const isBetween =
    claim.kind !== "trend" &&
    found.actual !== null &&
    (found.actual - stated) * (actual - stated) < 0
  const holds = HOLDS[claim.kind]?.(claim, actual) !== claim.negated
  if (holds === found.holds && (found.holds || !isBetween)) return undefined
  return { note: "GDP in constant prices", ...real, value: actual }
}

const HOLDS: Readonly<
  Partial<Record<ClaimSlots["kind"], (claim: ClaimSlots, actual: number) => boolean>>
> = {
  multiple: multipleHolds,
  change: changeHolds,
  trend: ({ direction }, actual) => actual > 0 === (direction === "up"),
}

function multipleHolds({ value, hedge }: ClaimSlots, actual: number): boolean {
  return holdMultiple(value ?? 1, hedge, actual).fits
}

function changeHolds({ value, step, hedge }: ClaimSlots, actual: number): boolean {
  const slack = Math.max(0.5, Math.abs(actual) * 0.02)
  const stated = { value: value ?? 0, step, hedge, slack }
  return holdAgainst(stated, actual).fits && Math.sign(actual) === Math.sign(value ?? 0)
}
