import { isCompilation } from "#domain/indicators/compilations.ts"
import { CHOSEN_BY_HAND } from "#domain/indicators/concepts.data.ts"
import { listConceptIndicators } from "#domain/indicators/concepts.ts"
import type { IndicatorId } from "#domain/indicators/indicator.ts"
import { upperMedian } from "#domain/series/median.ts"
import { publisherRank } from "#importers/publisher-preference.data.ts"

import type { IndicatorCoverage } from "./indicator-coverage.ts"

type Candidate = {
  id: IndicatorId
  isChosenByHand: boolean
  isCompilation: boolean
  countries: number
  /** The year in which the actual values of half of the countries end or have ended. */
  typicalLastYear: number
  values: number
  publisher: number
}

/** What is covered by an indicator that is held. */
export type HeldIndicators = { get(id: IndicatorId): IndicatorCoverage | undefined }

/**
 * The indicators of a measure that are held, the one first that is meant when no publisher is named. What is chosen by
 * hand comes first and what only compiles other publishers' values comes last. Of the others, those with fewer than half
 * of the countries of the widest come behind; then the newest last actual year decides, then the number of countries,
 * the number of values, and the preference among publishers. The order depends on what is held alone.
 */
export function orderPublishers(concept: string, held: HeldIndicators): readonly IndicatorId[] {
  const candidates = listConceptIndicators(concept).flatMap((id) => {
    const coverage = held.get(id)
    return coverage ? [describe(concept, coverage)] : []
  })
  const widest = Math.max(0, ...candidates.map(({ countries }) => countries))
  const isThin = ({ countries }: Candidate) => countries < widest / 2
  return candidates
    .sort(
      (a, b) =>
        Number(b.isChosenByHand) - Number(a.isChosenByHand) ||
        Number(isThin(a)) - Number(isThin(b)) ||
        Number(a.isCompilation) - Number(b.isCompilation) ||
        b.typicalLastYear - a.typicalLastYear ||
        b.countries - a.countries ||
        b.values - a.values ||
        a.publisher - b.publisher ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
}

function describe(concept: string, coverage: IndicatorCoverage): Candidate {
  const { indicator, countries, reach, lastActualYear } = coverage
  const { id } = indicator
  const lastYears = reach ? [...reach.lastYears].slice(0, countries.length) : []
  const values = reach ? reach.valueCounts.reduce((sum, count) => sum + count, 0) : 0
  return {
    id,
    isChosenByHand: CHOSEN_BY_HAND.get(concept)?.id === id,
    isCompilation: isCompilation(id),
    countries: countries.length,
    typicalLastYear: upperMedian(lastYears) ?? lastActualYear ?? 0,
    values,
    publisher: publisherRank(indicator.publisherId),
  }
}
