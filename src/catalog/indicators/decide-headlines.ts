import { findConcept } from "#domain/indicators/concepts.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"

import { orderPublishers } from "../order-publishers.ts"
import type { IndicatorCoverage } from "../types.ts"

const ENOUGH_COUNTRIES = 100

/**
 * The indicators that come first in lists: for each code that people ask for the preferred publisher of its measure,
 * where at least 100 countries have values; a code of no common measure stands for itself. Where nothing held has 100
 * countries, as in the starter data, the codes alone decide.
 */
export function decideHeadlines(entries: readonly IndicatorCoverage[]): ReadonlySet<IndicatorId> {
  const marked = entries.flatMap(({ indicator }) => (indicator.isHeadline ? [indicator.id] : []))
  if (!entries.some(isWide)) return new Set(marked)
  const held = new Map(entries.map((entry) => [entry.indicator.id, entry]))
  return new Set(
    marked.flatMap((id) => {
      const concept = findConcept(id)
      const order = concept === undefined ? [id] : orderPublishers(concept, held)
      return order.filter((each) => isWide(held.get(each))).slice(0, 1)
    }),
  )
}

function isWide(entry: IndicatorCoverage | undefined): boolean {
  return (entry?.countries.length ?? 0) >= ENOUGH_COUNTRIES
}
