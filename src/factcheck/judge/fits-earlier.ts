import type { StoredSeries } from "#catalog/dataset.ts"

import type { ClaimSlots } from "../claims/claim-types.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { getCoverage, figureAt, type FactData } from "../evidence/fact-data.ts"

/** A series as an earlier file has it, and the result of the claim by it. */
export type EarlierValues = {
  series: StoredSeries
  found: Extract<Computed, { state: "decided" }>
}

/** The most countries of near value whose earlier figures are read for a rank. */
const MAX_RIVALS = 12

/** The earlier edition of a series by which the claim holds: an author is not wrong where figures were revised later. */
export async function fitsEarlier(
  evidence: Evidence,
  data: FactData,
): Promise<EarlierValues | undefined> {
  const { series, other, claim } = evidence
  if (claim.kind === "rank") return rankedEarlier(evidence, data)
  const rivals = other ? await data.older(other) : []
  for (const older of await data.older(series)) {
    if (isOfRecord(claim) && getCoverage(older).first > getCoverage(series).first) continue
    const second =
      rivals.find(
        ({ vintage, source }) => vintage === older.vintage && source.id === older.source.id,
      ) ?? other
    const found = compute({ ...evidence, series: older, other: second })
    if (found.state === "decided" && found.holds) return { series: older, found }
  }
  return undefined
}

/** Whether a claim is of a record: a file that leaves early years out cannot confirm one that those years break. */
function isOfRecord({ kind }: ClaimSlots): boolean {
  return kind === "extremum" || kind === "first-time"
}

/** A rank by the figures of an earlier file: of the country and of those near it, whose order may have been another. */
async function rankedEarlier(
  evidence: Evidence,
  data: FactData,
): Promise<EarlierValues | undefined> {
  const { series, facts, claim } = evidence
  const at = claim.period?.to ?? 0
  const own = figureAt(series, at) ?? 0
  const near = facts.countries.filter((rival) => {
    const value = figureAt(rival, at)
    return rival !== series && value !== null && value > own / 1.3 && value < own * 1.3
  })
  const rivals = await Promise.all(near.slice(0, MAX_RIVALS).map((rival) => data.older(rival)))
  for (const older of await data.older(series)) {
    const before = new Map(
      rivals
        .flatMap((list) =>
          list.filter((one) => one.vintage === older.vintage && one.source.id === older.source.id),
        )
        .map((one) => [one.country.code, one]),
    )
    const countries = facts.countries.map((one) => before.get(one.country.code) ?? one)
    const found = compute({ ...evidence, series: older, facts: { ...facts, countries } })
    if (found.state === "decided" && found.holds) return { series: older, found }
  }
  return undefined
}
