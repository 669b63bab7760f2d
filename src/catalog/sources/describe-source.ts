import type { SourceCoverage } from "#db/catalogue/coverage.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

import { compareNames } from "../indicators/compare-names.ts"
import { getIndicator, type IndicatorIndex } from "../indicators/indicator-index.ts"
import { listCodes, joinPlaces, placeSet } from "../indicators/place-set.ts"
import { yearFrom } from "../indicators/year-from.ts"
import type { FrequencyHoldings, SourceIndicator } from "../source-detail.ts"

/** What a source holds at each frequency, coarsest first, and its undated figures (`null`) at the end. */
export function holdingsByFrequency(rows: readonly SourceCoverage[]): FrequencyHoldings[] {
  return [...FREQUENCIES, null].flatMap((frequency) => {
    const held = rows.filter((row) => row.frequency === frequency)
    if (held.length === 0) return []
    return [
      {
        frequency,
        indicators: held.length,
        series: addCounts(held.map(({ series }) => series)),
        valueCount: addCounts(held.map(({ valueCount }) => valueCount)),
        countries: countCountries(held),
      },
    ]
  })
}

/** The indicators a source has figures of, by name. */
export function indicatorsOfSource(
  rows: readonly SourceCoverage[],
  index: IndicatorIndex,
): SourceIndicator[] {
  return [...Map.groupBy(rows, ({ indicatorId }) => indicatorId)]
    .flatMap(([id, held]) => {
      const indicator = getIndicator(index, id)
      return indicator
        ? [
            {
              indicator,
              frequencies: FREQUENCIES.filter((each) => held.some((row) => row.frequency === each)),
              countries: countCountries(held),
              startYear: yearFrom(held, ({ startIndex }) => startIndex, Math.min),
              endYear: yearFrom(held, ({ lastIndex }) => lastIndex, Math.max),
              lastActualYear: yearFrom(held, ({ lastActualIndex }) => lastActualIndex, Math.max),
            },
          ]
        : []
    })
    .sort((a, b) => compareNames(a.indicator.name, b.indicator.name))
}

function countCountries(rows: readonly SourceCoverage[]): number {
  return listCodes(joinPlaces(rows.map(({ places }) => placeSet(places))), "country").length
}

function addCounts(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
