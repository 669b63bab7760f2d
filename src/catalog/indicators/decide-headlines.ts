import { findConcept } from "#domain/indicators/concepts.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"

import { orderPublishers, type HeldIndicators } from "../order-publishers.ts"
import type { IndicatorCoverage } from "../indicator-coverage.ts"

const ENOUGH_COUNTRIES = 100

/** What is held, as far as it decides about headlines. */
type Held = {
  /** Indicators that carry a code that people ask for. */
  marked: readonly IndicatorId[]
  hasWide: boolean
  coverage: HeldIndicators
}

/**
 * The indicators that come first in lists: for each code that people ask for the preferred publisher of its measure,
 * where at least 100 countries have values; a code of no common measure stands for itself. Where nothing held has 100
 * countries, as in the starter data, the codes alone decide.
 */
export function decideHeadlines({ marked, hasWide, coverage }: Held): ReadonlySet<IndicatorId> {
  if (!hasWide) return new Set(marked)
  return new Set(
    marked.flatMap((id) => {
      const concept = findConcept(id)
      const order = concept === undefined ? [id] : orderPublishers(concept, coverage)
      return order.filter((each) => isWide(coverage.get(each))).slice(0, 1)
    }),
  )
}

/** Whether enough countries have values for an indicator to be a headline. */
export function isWide(entry: Pick<IndicatorCoverage, "countries"> | undefined): boolean {
  return (entry?.countries.length ?? 0) >= ENOUGH_COUNTRIES
}
