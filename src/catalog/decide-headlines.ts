import { conceptOf } from "#domain/concepts.ts"
import type { IndicatorId } from "#domain/indicator.ts"

import { orderPublishers } from "./order-publishers.ts"
import type { IndicatorCoverage } from "./types.ts"

const ENOUGH_COUNTRIES = 100

/**
 * The indicators that come first in lists: those whose codes people ask for, where at least 100 countries have values.
 * In the place of one with fewer stands the preferred publisher of the same measure that has so many, if there is one.
 * Where nothing held has 100 countries, as in the starter data, the codes alone decide.
 */
export function decideHeadlines(entries: readonly IndicatorCoverage[]): ReadonlySet<IndicatorId> {
  const marked = entries.filter(({ indicator }) => indicator.isHeadline)
  if (!entries.some(isWide)) return new Set(marked.map(({ indicator }) => indicator.id))
  const held = new Map(entries.map((entry) => [entry.indicator.id, entry]))
  return new Set(
    marked.flatMap((entry) => {
      if (isWide(entry)) return [entry.indicator.id]
      const concept = conceptOf(entry.indicator.id)
      const order = concept === undefined ? [] : orderPublishers(concept, held)
      return order.filter((id) => isWide(held.get(id))).slice(0, 1)
    }),
  )
}

function isWide(entry: IndicatorCoverage | undefined): boolean {
  return (entry?.countries.length ?? 0) >= ENOUGH_COUNTRIES
}
