import { findConcept } from "#domain/indicators/concepts.ts"

import { isSamePeriod } from "../claims/resolve-period.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import type { FactData } from "../evidence/fact-data.ts"
import { evidenceIn } from "../evidence/find-evidence.ts"
import { listPerHead } from "../evidence/per-head.ts"
import { isIndexUnit, isOfHundred, publishedUnit } from "../evidence/published-unit.ts"
import { monthlyRates } from "../evidence/rates-within-years.ts"
import { END_OF_PERIOD_CODES, RELATED_CODES } from "../evidence/related-codes.data.ts"

/** What other publishers hold of the same measure, at the same frequency and in a unit of the same kind. */
export async function listOthers(evidence: Evidence, data: FactData): Promise<Evidence[]> {
  const { claim, facts, measure, series } = evidence
  if (claim.period?.frequency === "monthly" && measure.id === "inflation")
    return (await monthlyRates(claim, measure, data)).filter(
      (one) =>
        one.basis === evidence.basis &&
        (one.series.indicator.name !== series.indicator.name || one.series.id !== series.id),
    )
  if (evidence.basis !== undefined || claim.period?.frequency === "quarterly") return []
  const concept = findConcept(facts.indicator.id)
  const alike = concept === undefined ? [] : await data.orderPublishers(concept)
  // A measure without codes of its own is divided, and so is what others hold of the whole.
  if (measure.codes.length === 0)
    return (await listPerHead(evidence, alike, data)).filter(
      (other) => other.facts.indicator.id !== facts.indicator.id && countsAlike(evidence, other),
    )
  return collect(evidence, [...measure.codes, ...alike], data)
}

/** What is held under another definition: national unemployment beside modelled, reserves without gold. */
export async function listRelated(evidence: Evidence, data: FactData): Promise<Evidence[]> {
  const isAverage = evidence.claim.qualifiers.includes("average")
  const codes = (RELATED_CODES[evidence.measure.id] ?? []).filter(
    (code) => !(isAverage && END_OF_PERIOD_CODES.has(code)),
  )
  return collect(evidence, codes, data)
}

async function collect(
  evidence: Evidence,
  ids: readonly string[],
  data: FactData,
): Promise<Evidence[]> {
  const all = await Promise.all([...new Set(ids)].map((id) => data.byCode(id)))
  const seen = new Set([evidence.facts.indicator.id])
  return all.flatMap((facts) => {
    if (!facts || seen.has(facts.indicator.id)) return []
    seen.add(facts.indicator.id)
    const other = evidenceIn(facts, evidence.claim, evidence.measure)
    return other && countsAlike(evidence, other) ? [other] : []
  })
}

function countsAlike({ series: a }: Evidence, { series: b }: Evidence): boolean {
  const [first, second] = [publishedUnit(a.indicator), publishedUnit(b.indicator)]
  const isAlike = first.what === second.what && (first.per === null) === (second.per === null)
  return (
    (isAlike || (isOfHundred(first) && isOfHundred(second))) &&
    a.indicator.currency === b.indicator.currency &&
    isIndexUnit(a.indicator) === isIndexUnit(b.indicator)
  )
}

type Decided = Extract<Computed, { state: "decided" }>

/** What another publisher's figures of the very same period say. */
export function computeAlike(other: Evidence, found: Computed): Decided | undefined {
  const computed = compute(other)
  if (computed.state !== "decided" || found.state === "no-data") return undefined
  return isSamePeriod(computed.period, found.period) ? computed : undefined
}
