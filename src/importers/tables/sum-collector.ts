import type { CountryCode } from "#domain/places/country.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { gatherObservations } from "#domain/series/series.ts"
import type { PublisherId } from "#domain/indicators/source.ts"

import type { ImportedSeries } from "../importer.ts"

/** A yearly value of a part of a place: the catch in one fishing area, the refugees from one country. */
export type PartOfSum = {
  code: string
  country: CountryCode
  year: PeriodIndex
  /** `null` for a part that is not published; the sum is then unknown too. */
  value: number | null
}

/** Adds up the parts of places into yearly series, in any order of the file. */
export type SumCollector = {
  add(part: PartOfSum): void
  /** Gives all sums so far as series, those of one code together, and starts again. */
  take(): ImportedSeries[]
}

/** Makes a collector for one publisher's values. Sums are rounded to nine decimals. */
export function createSumCollector(publisherId: PublisherId): SumCollector {
  const byCode = new Map<string, Map<CountryCode, Map<PeriodIndex, number>>>()
  let last: { code: string; country: CountryCode; years: Map<PeriodIndex, number> } | undefined

  const findYears = (code: string, country: CountryCode): Map<PeriodIndex, number> => {
    if (last?.code === code && last.country === country) return last.years
    const places = byCode.get(code) ?? new Map<CountryCode, Map<PeriodIndex, number>>()
    byCode.set(code, places)
    const years = places.get(country) ?? new Map<PeriodIndex, number>()
    places.set(country, years)
    last = { code, country, years }
    return years
  }

  return {
    add: ({ code, country, year, value }) => {
      const years = findYears(code, country)
      years.set(year, (years.get(year) ?? 0) + (value ?? Number.NaN))
    },
    take: () => {
      const series: ImportedSeries[] = []
      for (const [code, places] of byCode)
        for (const [country, years] of places) {
          const known = [...years].filter(([, sum]) => !Number.isNaN(sum))
          const sums = known.map(([year, sum]) => [year, roundSum(sum)] as const)
          const observations = gatherObservations("yearly", sums)
          if (observations)
            series.push({
              kind: "series",
              publisherId,
              code,
              country,
              frequency: "yearly",
              observations,
            })
        }
      byCode.clear()
      last = undefined
      return series
    },
  }
}

/** Makes 0.1 + 0.2 equal 0.3. No publisher gives more than nine decimals. */
function roundSum(sum: number): number {
  return Number.isInteger(sum) ? sum : Number(sum.toFixed(9))
}
