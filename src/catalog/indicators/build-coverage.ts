import { CATEGORIES, type Category } from "#domain/indicators/category.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import type { Country } from "#domain/places/country.ts"
import { forEachInSlices, mergeFew, nextTurn } from "#domain/in-slices.ts"

import type { CatalogueTable } from "../columns/catalogue-table.ts"
import type { OpenColumns } from "../columns/open-columns.ts"
import type { IndicatorCoverage } from "../indicator-coverage.ts"
import { compareNames } from "./compare-names.ts"
import { decideHeadlines, isWide } from "./decide-headlines.ts"
import { countEachPlace, countPlaces, hasPlace, listCodes, type PlaceSet } from "./place-set.ts"

/** More than a process can hold. */
const MAX_INDICATORS = 2 ** 21

/** How much the catalogue holds in all. */
export type CatalogCounts = {
  indicators: number
  countries: number
  series: number
  observations: number
  /** Whether nothing but the starter data is loaded. */
  starterOnly: boolean
}

/** What is held, without the figures. Indicators are rows of the table; entries are made when they are asked for. */
export type Coverage = {
  table: CatalogueTable
  /** Indicators with a figure, undated ones included, by name. */
  byName: Uint32Array
  /** Those of each category, by name. */
  byCategory: ReadonlyMap<Category, Uint32Array>
  /** All of them, headlines first, then those of most countries, then the newest. */
  widest: Uint32Array
  headlines: ReadonlySet<number>
  /** In how many indicators each place has a figure. */
  countByPlace: ReadonlyMap<string, number>
  counts: Omit<CatalogCounts, "starterOnly">
}

/** Puts what a table holds in its orders and counts it. */
export async function buildCoverage(table: CatalogueTable): Promise<Coverage> {
  const byName = mergeByName(table)
  await nextTurn()
  const headlines = await findHeadlines(table, byName)
  const categories = new Map<Category, number[]>(CATEGORIES.map((category) => [category, []]))
  const sets = new Map<PlaceSet, number>()
  const seriesSets = new Map<PlaceSet, number>()
  let observations = 0
  await forEachInSlices(byName, (row) => {
    const [columns, at] = table.find(row)
    categories.get(columns.readTraits(at).category)?.push(row)
    for (const { places } of columns.readSeries(at)) addOne(seriesSets, places)
    // No place is in both.
    addOne(sets, columns.readDated(at))
    addOne(sets, columns.readFacts(at))
    observations += columns.readValueCount(at)
  })
  const countByPlace = await countEachPlace(sets)
  const countries = COUNTRIES.filter(({ code }) => countByPlace.has(code)).length
  let series = 0
  for (const [set, times] of seriesSets) series += times * countPlaces(set)
  return {
    table,
    byName,
    byCategory: new Map([...categories].map(([key, rows]) => [key, Uint32Array.from(rows)])),
    widest: await orderByWidth(table, byName, headlines),
    headlines,
    countByPlace,
    counts: { indicators: byName.length, countries, series, observations },
  }
}

function addOne(counts: Map<PlaceSet, number>, set: PlaceSet): void {
  counts.set(set, (counts.get(set) ?? 0) + 1)
}

/** The entry of an indicator. */
export function readEntry(
  { table, headlines }: Pick<Coverage, "table" | "headlines">,
  row: number,
): IndicatorCoverage {
  const [columns, at] = table.find(row)
  const { series, facts, reach, startYear, endYear, lastActualYear } = columns.readCovered(at)
  const dated = columns.readDated(at)
  return {
    indicator: { ...columns.readIndicator(at), isHeadline: headlines.has(row) },
    publisher: columns.readTraits(at).publisher,
    countries: listCodes(dated, "country"),
    regions: listCodes(dated, "region"),
    reach,
    frequencies: series.map(({ frequency }) => frequency),
    ...(series.length > 1 && { placesByFrequency: listPlacesByFrequency(series) }),
    startYear,
    endYear,
    lastActualYear,
    factCountries: listCodes(facts, "country"),
  }
}

/** The entry of an indicator with a figure. */
export function findEntry(
  coverage: Pick<Coverage, "table" | "headlines">,
  id: string,
): IndicatorCoverage | undefined {
  const row = findCovered(coverage.table, id)
  return row === undefined ? undefined : readEntry(coverage, row)
}

/** The row of an indicator with a figure. */
export function findCovered(table: CatalogueTable, id: string): number | undefined {
  const row = table.findId(id)
  if (row === undefined) return undefined
  const [columns, at] = table.find(row)
  return columns.isCovered(at) ? row : undefined
}

/** Whether an indicator has a figure for a place, undated ones included. */
export function coversPlace(table: CatalogueTable, row: number, place: Country): boolean {
  const [columns, at] = table.find(row)
  return hasPlace(columns.readDated(at), place) || hasPlace(columns.readFacts(at), place)
}

function listPlacesByFrequency(series: ReturnType<OpenColumns["readSeries"]>) {
  return new Map(
    series.map(({ frequency, places }) => [
      frequency,
      [...listCodes(places, "country"), ...listCodes(places, "region")],
    ]),
  )
}

/** Those of the base are in order: of the others each is put where it belongs. */
function mergeByName(table: CatalogueTable): Uint32Array {
  const { base, later, isHeld } = table
  const kept = base.byName.filter(isHeld)
  const added = Array.from(later.byName, (at) => base.size + at)
  if (added.length === 0) return kept
  const named = (row: number) => {
    const [columns, at] = table.find(row)
    return { row, id: columns.readId(at), name: columns.readName(at) }
  }
  return Uint32Array.from(
    mergeFew<number>(kept, added, (a, b) => {
      const [one, other] = [named(a), named(b)]
      return compareNames(one.name, other.name) || (one.id < other.id ? -1 : 1)
    }),
  )
}

async function findHeadlines(
  table: CatalogueTable,
  byName: Uint32Array,
): Promise<ReadonlySet<number>> {
  const marked: string[] = []
  let hasWide = false
  await forEachInSlices(byName, (row) => {
    const [columns, at] = table.find(row)
    if (columns.readTraits(at).isHeadline) marked.push(columns.readId(at))
    hasWide ||= isWide({ countries: listCodes(columns.readDated(at), "country") })
  })
  const coverage = { get: (id: string) => findEntry({ table, headlines: new Set() }, id) }
  const headlines = decideHeadlines({ marked, hasWide, coverage })
  return new Set([...headlines].flatMap((id) => findCovered(table, id) ?? []))
}

/** They are by name already, so that numbers alone are compared. */
async function orderByWidth(
  table: CatalogueTable,
  byName: Uint32Array,
  headlines: ReadonlySet<number>,
): Promise<Uint32Array> {
  const keys = new Float64Array(byName.length)
  await forEachInSlices(byName, (row, at) => {
    keys[at] = at - measureWidth(table, row, headlines) * MAX_INDICATORS
  })
  keys.sort()
  return Uint32Array.from(keys, (key) => {
    const at = ((key % MAX_INDICATORS) + MAX_INDICATORS) % MAX_INDICATORS
    return byName[at] ?? 0
  })
}

/** A number of at most 30 bits: headlines first, then by the number of countries, then by the last actual year. */
function measureWidth(table: CatalogueTable, row: number, headlines: ReadonlySet<number>): number {
  const [columns, at] = table.find(row)
  const reach = (headlines.has(row) ? 1 << 12 : 0) + columns.countCountries(at)
  return reach * (1 << 16) + (columns.readLastActualYear(at) ?? 0) + (1 << 15)
}
