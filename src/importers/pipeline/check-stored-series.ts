import { RowWriter } from "#db/engine/row-writer.ts"
import type { SeriesToVerify } from "#db/imports/verify-queries.ts"
import { findActualPart } from "#domain/series/find-actual-part.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { isFrequency } from "#domain/time/frequency.ts"
import { EARLIEST_YEAR, getYear } from "#domain/time/period.ts"

// Population projections reach that far ahead.
const YEARS_AHEAD = 110

/** Lists what is wrong with a stored series, each fault in a few words; empty for a sound series. */
export function checkStoredSeries(series: SeriesToVerify, currentYear: number): string[] {
  const { values, startIndex, lastIndex } = series
  const published = values.filter((value) => value !== null)
  const count = published.length
  const faults = [
    [
      series.checksum !== computeChecksum(startIndex, values),
      "the checksum is not that of the figures",
    ],
    [
      lastIndex - startIndex + 1 !== values.length,
      `${String(values.length)} values for ${String(lastIndex - startIndex + 1)} periods`,
    ],
    [
      series.valueCount !== count,
      `${String(count)} figures, counted as ${String(series.valueCount)}`,
    ],
    [
      values[0] === null || values.at(-1) === null || values.length === 0,
      "the first or last value is missing",
    ],
    [
      !Object.is(series.latestValue, values.at(-1)),
      `the latest value is noted as ${String(series.latestValue)}`,
    ],
    [!hasActualPart(series), "the last actual figure is not the last before the forecasts"],
    [!published.every(Number.isFinite), "a figure is not a finite number"],
    [!hasPlausiblePeriods(series, currentYear), "the periods are not plausible"],
    [countryByCode(series.country) === undefined, "the country is not known"],
  ] as const
  return faults.flatMap(([isFault, words]) => (isFault ? [words] : []))
}

const writer = new RowWriter()

/** The checksum that an import stores with these values. */
function computeChecksum(start: number, values: readonly (number | null)[]): string {
  writer.clear()
  return writer.values(start, values)
}

function hasActualPart(series: SeriesToVerify): boolean {
  const { startIndex: start, values, forecastStart, lastActualIndex, latestActualValue } = series
  const expected = findActualPart({ frequency: "yearly", start, values }, forecastStart, Infinity)
  return (
    expected.forecastStart === forecastStart &&
    expected.lastActualIndex === lastActualIndex &&
    Object.is(expected.latestActualValue, latestActualValue)
  )
}

function hasPlausiblePeriods(
  { frequency, startIndex, lastIndex }: SeriesToVerify,
  currentYear: number,
): boolean {
  return (
    isFrequency(frequency) &&
    getYear(frequency, startIndex) >= EARLIEST_YEAR &&
    getYear(frequency, lastIndex) <= currentYear + YEARS_AHEAD
  )
}
