import type { SeriesCoverage } from "#db/catalogue/coverage.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import { getYear } from "#domain/time/period.ts"

import { forEachNumber } from "../indicators/each-number.ts"
import {
  countPlaces,
  joinPlaces,
  numberPlaces,
  withoutPlaces,
  type PlaceSet,
} from "../indicators/place-set.ts"
import { yearFrom } from "../indicators/year-from.ts"
import type { PlaceReach } from "../indicator-coverage.ts"

/** Where an indicator has series of one frequency. */
export type CoveredSeries = { frequency: Frequency; places: PlaceSet }

/** Where and until when an indicator has figures. */
export type Covered = {
  /** The coarsest frequency first. */
  series: readonly CoveredSeries[]
  /** Places with nothing but an undated figure. */
  facts: PlaceSet
  reach: PlaceReach
  startYear: number | null
  endYear: number | null
  lastActualYear: number | null
  valueCount: number
}

/** Joins what the sources of an indicator cover; `facts` are the codes of places with an undated figure. */
export function coverIndicator(
  rows: readonly SeriesCoverage[],
  facts: string,
  makeSet: (codes: string) => PlaceSet,
): Covered {
  const series = listSeries(rows, makeSet)
  const dated = joinPlaces(series.map(({ places }) => places))
  return {
    series,
    facts: withoutPlaces(makeSet(facts), dated),
    reach: measureReach(dated, rows),
    startYear: yearFrom(rows, ({ startIndex }) => startIndex, Math.min),
    endYear: yearFrom(rows, ({ lastIndex }) => lastIndex, Math.max),
    lastActualYear: yearFrom(rows, ({ lastActualIndex }) => lastActualIndex, Math.max),
    valueCount: rows.reduce((sum, row) => sum + row.valueCount, 0),
  }
}

function listSeries(
  rows: readonly SeriesCoverage[],
  makeSet: (codes: string) => PlaceSet,
): CoveredSeries[] {
  const frequencies = FREQUENCIES.filter((one) => rows.some(({ frequency }) => frequency === one))
  return frequencies.map((frequency) => {
    // Places may come from several sources.
    const parts = rows.length === 1 ? rows : rows.filter((row) => row.frequency === frequency)
    return { frequency, places: joinPlaces(parts.map((row) => makeSet(row.places))) }
  })
}

/** Of several frequencies, the newest year with an actual figure and the most figures count. */
function measureReach(dated: PlaceSet, rows: readonly SeriesCoverage[]): PlaceReach {
  const count = countPlaces(dated)
  const lastYears = new Int16Array(count)
  const valueCounts = new Uint16Array(count)
  for (const { frequency, places, lastActualIndexes, valueCounts: counts } of rows) {
    const numbers = numberPlaces(dated, places)
    // Nothing is written for a place of which all figures are forecasts.
    forEachNumber(lastActualIndexes, (last, row) => {
      const number = numbers[row] ?? -1
      const year = getYear(frequency, last)
      if (number !== -1) lastYears[number] = Math.max(lastYears[number] ?? 0, year)
    })
    forEachNumber(counts, (length, row) => {
      const number = numbers[row] ?? -1
      if (number !== -1) valueCounts[number] = Math.max(valueCounts[number] ?? 0, length)
    })
  }
  return { lastYears, valueCounts }
}
