import type { CountedIn } from "../quantities/measured-unit.ts"
import { findSlots } from "../claims/find-claims.ts"

import { getBase, getOtherPlace, type ClaimSlots, type Qualifier } from "../claims/claim-types.ts"
import { restate } from "./restate.ts"

/** A claim as a sentence that stands alone: read by the same grammar, it has the same slots. */
export function standAlone(claim: ClaimSlots, written: string): string {
  const [first = "", ...others] = wordings(claim, written)
  return [first, ...others].find((wording) => readsBack(claim, wording)) ?? first
}

function wordings(claim: ClaimSlots, written: string): string[] {
  const plain = claim.value === null ? "" : String(Math.abs(claim.value))
  return [
    restate(claim, written),
    restate({ ...claim, direction: null }, written),
    restate(claim, plain),
  ]
}

/** Whether a wording is one claim with the slots of another. */
export function readsBack(claim: ClaimSlots, wording: string): boolean {
  const [found, second] = findSlots(wording)
  return found !== undefined && second === undefined && differences(claim, found).length === 0
}

/** The sentence of a claim whose measure only words name: by the name of an indicator, then by the author's own words. */
export function wordingsNamed(claim: ClaimSlots, written: string, label: string): string[] {
  if (claim.named === null) return []
  // Commas would end the name.
  const named = { ...claim.named, words: [label.replace(/[,:;]/g, "")] }
  return [...wordings({ ...claim, named }, written), ...wordings(claim, written)]
}

/** The names of the slots in which two claims differ so that verdicts may. */
export function differences(a: ClaimSlots, b: ClaimSlots): string[] {
  const second = comparable(b)
  return Object.entries(comparable(a))
    .filter(([name, value]) => value !== second[name])
    .map(([name]) => name)
}

/** The slots on which a verdict depends, with their values. */
function comparable(claim: ClaimSlots): Readonly<Record<string, unknown>> {
  const { place, period } = claim
  // Without a period nothing is compared yet, so that only what is asked for counts.
  if (period === null)
    return { place: place?.code, measure: claim.measure, value: rounded(claim.value) }
  return {
    kind: claim.kind,
    place: place?.code,
    placeKind: place?.kind,
    measure: claim.measure,
    unit: claim.named === null ? null : JSON.stringify({ ...claim.named.unit, length: 0 }),
    frequency: period.frequency,
    from: period.from,
    to: period.to,
    periodGap: claim.periodGap,
    periodStated: claim.periodStated,
    value: rounded(claim.value),
    step: rounded(claim.step),
    currency: claim.currency,
    counted: countedText(claim.counted),
    hedge: claim.hedge,
    direction: claim.direction,
    everyYear: claim.everyYear && period.from !== period.to,
    negated: claim.negated,
    basis: findBasis(claim),
    forecast: claim.forecast,
    ...listOwnSlots(claim),
  }
}

/** The slots that claims of some kinds have. */
function listOwnSlots(claim: ClaimSlots): Readonly<Record<string, unknown>> {
  return {
    otherPlace: getOtherPlace(claim)?.code,
    upper: "upper" in claim ? rounded(claim.upper) : null,
    base: getBase(claim),
    side: "side" in claim ? claim.side : null,
    changeIn: "changeIn" in claim ? claim.changeIn : null,
    extreme: "extreme" in claim ? claim.extreme : null,
    scope: "scope" in claim ? claim.scope : null,
  }
}

/** A unit that has words of its own, without these. */
function countedText(counted: CountedIn | null): string | undefined {
  if (counted === null || counted.words === "") return undefined
  const { what, by, per, perBy } = counted.unit
  return [what, by, per, perBy].join(" ")
}

const ON_WHAT: readonly Qualifier[] = ["annualised", "on-year", "on-quarter", "on-month"]

/** On what a rate within a year is counted. */
function findBasis({ qualifiers, period }: ClaimSlots): string | undefined {
  if (period?.frequency === "monthly")
    return qualifiers.find((one) => one === "on-month" || one === "by-month")
  return period?.frequency === "quarterly"
    ? qualifiers.find((one) => ON_WHAT.includes(one))
    : undefined
}

function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(10))
}
