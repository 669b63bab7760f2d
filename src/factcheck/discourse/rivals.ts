import type { ClaimPeriod, ClaimPlace } from "../claims/claim-types.ts"
import { isSamePeriod } from "../claims/resolve-period.ts"

/** The most rivals that a slot has. */
export const MAX_RIVALS = 4

/** The places that a slot might mean instead of one, without groups: each once, in their order. */
export function otherPlaces(
  places: readonly (ClaimPlace | null)[],
  than: ClaimPlace | null,
): ClaimPlace[] {
  const others: ClaimPlace[] = []
  for (const place of places) {
    if (place === null || place.kind === "group" || place.code === than?.code) continue
    if (!others.some(({ code }) => code === place.code)) others.push(place)
  }
  return others.slice(0, MAX_RIVALS)
}

/** The periods that a slot might mean instead of one: each once, in their order. */
export function otherPeriods(
  periods: readonly (ClaimPeriod | null)[],
  than: ClaimPeriod | null,
): ClaimPeriod[] {
  const others: ClaimPeriod[] = []
  for (const period of periods) {
    if (period === null || (than !== null && isSamePeriod(period, than))) continue
    if (!others.some((other) => isSamePeriod(other, period))) others.push(period)
  }
  return others.slice(0, MAX_RIVALS)
}
