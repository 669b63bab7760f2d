import { readFileSync } from "node:fs"
import { gunzipSync, gzipSync } from "node:zlib"

import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"

import { makeIndicator } from "./make-indicator.ts"

const FILE = new URL("../golden/search/held-catalogue.json.gz", import.meta.url)

/** Places whose reach is kept as it is; of all others only how many there are. */
const PLACES =
  `NGA GHA KEN ZAF EGY ETH SEN CIV TZA UGA NER USA GBR DEU FRA CHN IND BRA JPN ARG TUR PRK MMR COD SWZ BFA
  WLD AFR SSF AFE AFW QWF QEF QAS EUU EMU OED LCN LIC SAS ARB`.split(/\s+/)

/** One indicator: publisher, its name, code, name, category, unit, headline, frequencies, years, reach, other countries. */
type Row = [
  publisherId: string,
  publisher: string,
  code: string,
  name: string,
  category: Category,
  unit: string,
  currency: string | null,
  isHeadline: 0 | 1,
  frequencies: readonly Frequency[],
  years: readonly [number | null, number | null],
  reach: readonly (readonly [place: number, lastYear: number, valueCount: number])[],
  otherCountries: number,
  facts: number,
]

/** The catalogue of all sources as it was held once: every name and code, how far figures reach for some places. */
export function heldCatalogue(): IndicatorCoverage[] {
  const rows = JSON.parse(gunzipSync(readFileSync(FILE)).toString()) as Row[]
  return rows.map(readRow)
}

/** The same as a file, of what a database holds now. */
export function packHeldCatalogue(entries: readonly IndicatorCoverage[]): Buffer {
  return gzipSync(JSON.stringify(entries.map(writeRow)), { level: 9 })
}

function writeRow({ indicator, publisher, ...held }: IndicatorCoverage): Row {
  const places = [...held.countries, ...held.regions]
  const reach = PLACES.flatMap((code, place): [number, number, number][] => {
    const at = places.indexOf(code)
    if (at === -1) return []
    const valueCount = Math.min(9, held.reach?.valueCounts[at] ?? 9)
    return [[place, held.reach?.lastYears[at] ?? held.endYear ?? 0, valueCount]]
  })
  return [
    indicator.publisherId,
    publisher,
    indicator.code,
    indicator.name,
    indicator.category,
    indicator.unit,
    indicator.currency,
    indicator.isHeadline ? 1 : 0,
    held.frequencies,
    [held.startYear, held.endYear],
    reach,
    held.countries.filter((code) => !PLACES.includes(code)).length,
    held.factCountries.length,
  ]
}

/** The catalogue was written when later years counted as forecasts. */
const YEAR_WRITTEN = 2026

function actualYear(year: number | null): number | null {
  return year === null ? null : Math.min(year, YEAR_WRITTEN)
}

const OTHERS = COUNTRIES.map(({ code }) => code).filter((code) => !PLACES.includes(code))
const MANY = 50
const IS_COUNTRY = new Set<string>(COUNTRIES.map(({ code }) => code))

function readRow(row: Row): IndicatorCoverage {
  const [publisherId, publisher, code, name, category, unit, currency, headline, ...rest] = row
  const [frequencies, [startYear, endYear], reach, otherCountries, facts] = rest
  const kept = reach.map(([place, lastYear, valueCount]) => ({
    code: PLACES[place] ?? "",
    lastYear,
    valueCount,
  }))
  const others = OTHERS.slice(0, otherCountries).map((other) => ({
    code: other,
    lastYear: endYear ?? 0,
    valueCount: MANY,
  }))
  const countries = [...kept.filter((one) => IS_COUNTRY.has(one.code)), ...others]
  const regions = kept.filter((one) => !IS_COUNTRY.has(one.code))
  const all = [...countries, ...regions]
  return {
    indicator: makeIndicator({
      publisherId,
      code,
      name,
      category,
      unit,
      currency,
      isHeadline: headline === 1,
    }),
    publisher,
    countries: countries.map((one) => one.code),
    regions: regions.map((one) => one.code),
    frequencies,
    startYear,
    endYear,
    lastActualYear: actualYear(endYear),
    factCountries: facts === 0 ? [] : OTHERS.slice(-facts),
    reach: {
      lastYears: Int16Array.from(all, (one) => actualYear(one.lastYear) ?? 0),
      valueCounts: Uint16Array.from(all, (one) => one.valueCount),
    },
  }
}
