import type { StoredSeries } from "#catalog/dataset.ts"

import type { ClaimSlots } from "../claims/claim-types.ts"
import { compute } from "../compute/compute.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { getCoverage, figureAt, type FactData } from "../evidence/fact-data.ts"

/** A series as another file has it, and what it says of the claim. */
export type EarlierValues = {
  series: StoredSeries
  found: Extract<Computed, { state: "decided" }>
}

/** Countries near enough to change places with when figures are revised. */
const MAX_RIVALS = 12

/** Figures are revised: what was published before is not the author's mistake. */
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

/** A file that leaves early years out bears no record out that those years break. */
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
