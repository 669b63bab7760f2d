import type { Indicator } from "#domain/indicators/indicator.ts"

import type { CountedIn, MeasuredUnit } from "../quantities/measured-unit.ts"
import { exact } from "../quantities/exact.ts"
import { isThing, unitOfIndicator } from "../quantities/measured-units.ts"
import type { Measure } from "../grammar/measure.ts"
import type { ClaimKind, ClaimSlots } from "../claims/claim-types.ts"

const KNOWN = new WeakMap<Indicator, MeasuredUnit>()

/** The unit and scale of published figures, read once for each indicator. */
export function publishedUnit(indicator: Indicator): MeasuredUnit {
  const unit = KNOWN.get(indicator) ?? unitOfIndicator(indicator)
  KNOWN.set(indicator, unit)
  return unit
}

/** How many of the second indicator's units one of the first's is, where both count the same thing. */
export function getScale(from: Indicator, to: Indicator): number {
  const [first, second] = [publishedUnit(from), publishedUnit(to)]
  if (isOfHundred(first) && isOfHundred(second)) return 1
  return first.by / first.perBy / (second.by / second.perBy)
}

/** Whether figures are parts of a hundred: "16.9 per 100 people" are 16.9% of the people. */
export function isOfHundred({ what, per, perBy }: MeasuredUnit): boolean {
  return what === "percent" || (what === "count" && per === "people" && perBy === 100)
}

/** Whether figures are an index, which says nothing without its base. */
export function isIndexUnit({ unit }: Indicator): boolean {
  return /\bindex\b|=\s*100\b/i.test(unit)
}

type Subject = { claim: ClaimSlots; measure: Measure; series: { indicator: Indicator } }

/** Kinds whose number is not in the unit of the measure. */
const IN_OTHER_UNIT: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  "rank",
  "multiple",
  "share",
  "count",
])

/** How many published units one of the author's is; `undefined` where the two count different things. */
export function getFactor({ claim, measure, series }: Subject): number | undefined {
  const { counted, kind, value } = claim
  if (counted === null || value === null || IN_OTHER_UNIT.has(kind)) return 1
  if ("changeIn" in claim && claim.changeIn !== "unit") return 1
  return factorBetween(counted, publishedUnit(series.indicator), measure)
}

/** The claim with its figure in the unit of the published ones. */
export function inPublishedUnit(subject: Subject): ClaimSlots | undefined {
  const { claim } = subject
  const factor = getFactor(subject)
  if (factor === undefined) return undefined
  if (factor === 1) return claim
  const convert = (value: number | null): number | null =>
    value === null ? null : exact(value * factor, SURE_DIGITS)
  const converted: ClaimSlots = {
    ...claim,
    value: convert(claim.value),
    step: claim.step * factor,
  }
  return "upper" in converted ? { ...converted, upper: convert(converted.upper) } : converted
}

/** A published figure in the unit of the author. */
export function inAuthorsUnit(actual: number, subject: Subject): number {
  return actual / (getFactor(subject) ?? 1)
}

/** How many significant digits of a figure are kept after a change of unit: factors are less exact than written numbers. */
const SURE_DIGITS = 12

function factorBetween(
  { unit: stated }: CountedIn,
  published: MeasuredUnit,
  measure: Measure,
): number | undefined {
  if (isThing(stated)) return factorOfThing(stated, published, measure)
  const isRate = published.what === "count" && published.per === "people"
  if (stated.what === "percent") return isRate ? published.perBy / 100 : 1
  if (stated.what === "count" && stated.per === "people") {
    if (isRate) return published.perBy / stated.perBy
    return published.what === "percent" ? 100 / stated.perBy : undefined
  }
  // A bare number of something that is weighed is in the unit of the figures.
  return isThing(published) ? 1 : 1 / published.by
}

/** Tonnes are compared with tonnes; where the measure is one per head, "8.8 tonnes" are so too. */
function factorOfThing(
  stated: MeasuredUnit,
  published: MeasuredUnit,
  { label }: Measure,
): number | undefined {
  if (stated.what !== published.what) return undefined
  const isImplied = stated.per === null && published.per === "people" && PER_HEAD.test(label)
  if (stated.per !== published.per && !isImplied) return undefined
  const perBy = isImplied ? published.perBy : stated.perBy
  return stated.by / perBy / (published.by / published.perBy)
}

const PER_HEAD = /\bper\s+(?:head|capita|person|inhabitant)\b/i
