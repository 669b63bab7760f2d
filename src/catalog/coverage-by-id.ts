import type { IndicatorId } from "#domain/indicators/indicator.ts"

import type { IndicatorCoverage } from "./types.ts"

type Lookup = ReadonlyMap<IndicatorId, IndicatorCoverage>

const lookups = new WeakMap<readonly IndicatorCoverage[], Lookup>()

/** What is covered by the ids of its indicators. It is made once for a list, which holds the whole catalogue. */
export function coverageById(list: readonly IndicatorCoverage[]): Lookup {
  const known = lookups.get(list)
  if (known) return known
  const made = new Map(list.map((one) => [one.indicator.id, one]))
  lookups.set(list, made)
  return made
}
