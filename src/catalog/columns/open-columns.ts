import type { Indicator } from "#domain/indicators/indicator.ts"
import { docsOfKey } from "#domain/text/hash-lookup.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"

import { listCodes, type PlaceSet } from "../indicators/place-set.ts"
import {
  NO_YEAR,
  TEXTS,
  type CatalogueColumns,
  type CatalogueData,
  type Traits,
} from "./catalogue-columns.ts"
import type { Covered, CoveredSeries } from "./cover-indicator.ts"
import { openPlaceSets } from "./place-set-column.ts"

/** What an indicator is looked up by; a name also without its signs. */
export type LookupKey = "id" | "name" | "code" | "plainName"

/** The indicators of some columns by their rows; what is read of one is made when it is asked for. */
export type OpenColumns = {
  size: number
  /** The rows with figures, by name. */
  byName: Uint32Array
  readId(row: number): string
  readCode(row: number): string
  readName(row: number): string
  readTraits(row: number): Traits
  readIndicator(row: number): Indicator
  readCovered(row: number): Covered
  readSeries(row: number): readonly CoveredSeries[]
  readDated(row: number): PlaceSet
  readFacts(row: number): PlaceSet
  /** Countries with a figure, undated ones included. */
  countCountries(row: number): number
  readLastActualYear(row: number): number | null
  readValueCount(row: number): number
  isCovered(row: number): boolean
  /** Rows that may have this key, which is in lower case. The caller compares it. */
  findRows(key: LookupKey, text: string): Uint32Array
}

/** Opens columns that were built now or read from a file. */
export function openColumns({ meta, columns }: CatalogueData): OpenColumns {
  const bytes = Buffer.from(
    columns.textBytes.buffer,
    columns.textBytes.byteOffset,
    columns.textBytes.length,
  )
  const readText = (row: number, text: number): string => {
    const at = row * TEXTS.length + text
    return bytes.toString("utf8", columns.textOffsets[at], columns.textOffsets[at + 1])
  }
  const readTraits = (row: number) => {
    const traits = meta.traits[columns.traits[row] ?? -1]
    if (traits === undefined) throw new RangeError(`There is no row ${String(row)}.`)
    return traits
  }
  const readCode = (row: number) => readText(row, CODE)
  const readId = (row: number) => `${readTraits(row).publisherId}:${readCode(row)}`
  const readSet = openPlaceSets(columns.placeSets)
  const readDated = (row: number) => readSet(columns.datedPlaces[row] ?? 0)
  const readFacts = (row: number) => readSet(columns.factPlaces[row] ?? 0)
  const readSeries = (row: number): CoveredSeries[] => {
    const start = columns.seriesStarts[row] ?? 0
    return listFrequencies(columns.frequencies[row] ?? 0).map((frequency, at) => ({
      frequency,
      places: readSet(columns.seriesPlaces[start + at] ?? 0),
    }))
  }
  return {
    size: meta.size,
    byName: columns.byName,
    readId,
    readCode,
    readName: (row) => readText(row, NAME),
    readTraits,
    readIndicator: (row) => {
      const traits = readTraits(row)
      // The order of keys is that of a row of the database.
      return {
        id: readId(row),
        publisherId: traits.publisherId,
        sourceId: traits.sourceId,
        code: readCode(row),
        name: readText(row, NAME),
        category: traits.category,
        unit: traits.unit,
        currency: traits.currency,
        definition: readText(row, DEFINITION),
        notes: readText(row, NOTES),
        sourceNote: readText(row, SOURCE_NOTE),
        aggregation: traits.aggregation,
        decimals: traits.decimals,
        publishedTopics: traits.publishedTopics,
        topics: traits.topics,
        isHeadline: traits.isHeadline,
        definitionOrigin: traits.definitionOrigin ?? "publisher",
      }
    },
    readCovered: (row) => {
      const dated = readDated(row)
      const from = columns.reachStarts[row] ?? 0
      const to = from + listCodes(dated, "country").length + listCodes(dated, "region").length
      return {
        series: readSeries(row),
        facts: readFacts(row),
        // Copies: a part of a column that is sent to another thread takes the whole column along.
        reach: {
          lastYears: columns.lastYears.slice(from, to),
          valueCounts: columns.placeValueCounts.slice(from, to),
        },
        ...readYears(columns, row),
        valueCount: columns.valueCounts[row] ?? 0,
      }
    },
    readSeries,
    readDated,
    readFacts,
    countCountries: (row) =>
      listCodes(readDated(row), "country").length + listCodes(readFacts(row), "country").length,
    readLastActualYear: (row) => yearOrNone(columns.lastActualYears[row]),
    readValueCount: (row) => columns.valueCounts[row] ?? 0,
    isCovered: (row) => columns.frequencies[row] !== 0 || columns.factPlaces[row] !== 0,
    findRows: (key, text) =>
      docsOfKey({ hashes: columns[`${key}Hashes`], docs: columns[`${key}HashRows`] }, text),
  }
}

const [CODE, NAME, DEFINITION, NOTES, SOURCE_NOTE] = [0, 1, 2, 3, 4] as const

const FREQUENCY_LISTS = Array.from({ length: 2 ** FREQUENCIES.length }, (_, bits) =>
  FREQUENCIES.filter((_frequency, at) => (bits & (1 << at)) !== 0),
)

function listFrequencies(bits: number) {
  return FREQUENCY_LISTS[bits] ?? []
}

function readYears(columns: CatalogueColumns, row: number) {
  return {
    startYear: yearOrNone(columns.startYears[row]),
    endYear: yearOrNone(columns.endYears[row]),
    lastActualYear: yearOrNone(columns.lastActualYears[row]),
  }
}

function yearOrNone(year = NO_YEAR): number | null {
  return year === NO_YEAR ? null : year
}
