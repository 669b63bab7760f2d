import type { CountryCode } from "#domain/places/country.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { trimGaps } from "#domain/series/series.ts"

import type { ImportedSeries, ImportRecord, Problem } from "../../importer.ts"
import { findNamedCells, type NamedCells } from "../../tables/find-named-cells.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { createSumCollector, type SumCollector } from "../../tables/sum-collector.ts"
import { countCode, mapCount, REFUGEES, type Count } from "./map.ts"
import { GROUPS, KINDS, type ConcernKind, type PairSide } from "./measures.data.ts"

const COLUMNS = ["year", "coo_name", "coo_iso", "coa_name", "coa_iso"]

/** How the figures of a row are found: one of each kind, or the groups of one kind. */
export type PairForm = (cell: (column: string) => string) => readonly PairFigure[]
type PairFigure = { kind: ConcernKind; group: string; text: string }

export type PairOptions = {
  file: string
  needed: readonly string[]
  form: PairForm
}

/** Reads a table of pairs of countries, added up by asylum and by origin. */
export async function* parsePairs(
  batches: AsyncIterable<readonly CsvRow[]>,
  { file, needed, form }: PairOptions,
): AsyncGenerator<ImportRecord> {
  const sums = createSumCollector(REFUGEES.publisherId)
  const counts = new Map<string, Count>()
  const context = { file, form, sums, counts }
  yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => findNamedCells(cells, [...COLUMNS, ...needed], file),
    row: (row, columns) => readPair(row, columns, context),
  })
  const counted = withoutEmptyYears(sums.take())
  yield* counted
  const codes = new Set(counted.map(({ code }) => code))
  for (const [code, count] of counts) if (codes.has(code)) yield mapCount(count)
}

type RowContext = {
  file: string
  form: PairForm
  sums: SumCollector
  counts: Map<string, Count>
}

function* readPair(
  { cells, line }: CsvRow,
  columns: NamedCells,
  context: RowContext,
): Generator<Problem> {
  const cell = columns(cells)
  const problem = problemAt(context.file, line)
  const period = parsePeriod(cell("year"))
  if (period?.frequency !== "yearly") {
    yield problem("bad-period", cell("year"))
    return
  }
  const places = {
    asylum: findPlace(cell("coa_iso")),
    origin: findPlace(cell("coo_iso")),
  }
  for (const figure of context.form(cell)) {
    const value = figure.text === UNKNOWN_GROUP ? null : readNumber(figure.text)
    if (value === undefined) yield problem("bad-number", figure.text)
    else if (value !== null || figure.text === UNKNOWN_GROUP)
      add({ ...figure, value, year: period.index }, places, context)
  }
  if (places.asylum === undefined && places.origin !== undefined)
    yield problem("unknown-country", `${cell("coa_name")} (${cell("coa_iso")})`)
  else if (places.origin === undefined)
    yield problem("unknown-country", `${cell("coo_name")} (${cell("coo_iso")})`)
}

/** By exact code alone: UNK, the unknown, is Kosovo in other tables. */
function findPlace(iso3: string): CountryCode | undefined {
  return countryByCode(iso3)?.code
}

/** Stands for a group of people whose number is not known, although that of all people is. */
const UNKNOWN_GROUP = "unknown"

function add(
  { kind, group, value, year }: Omit<PairFigure, "text"> & { value: number | null; year: number },
  places: Record<PairSide, CountryCode | undefined>,
  { sums, counts }: RowContext,
): void {
  for (const side of kind.sides) {
    const country = places[side]
    if (country === undefined) continue
    const count = { kind, side, group }
    const code = countCode(count)
    if (!counts.has(code)) counts.set(code, count)
    sums.add({ code, country, year, value })
  }
}

/** A column for each kind. */
export function columnForKinds(kinds: readonly ConcernKind[]): PairForm {
  return (cell) => kinds.map((kind) => ({ kind, group: "", text: cell(kind.column) }))
}

/**
 * A row of one kind with a column for each group of age and sex. Where a part of the people is of unknown sex or age,
 * the groups of the whole country are not known.
 */
export const agesAndSexes: PairForm = (cell) => {
  const kind = KINDS.find(({ sign }) => sign === cell("pop_type"))
  const count = (column: string) => readNumber(cell(column)) ?? 0
  if (!kind || count("total") === 0) return []
  const isSexKnown = count("f_total") + count("m_total") === count("total")
  const isAgeKnown = isSexKnown && count("f_other") + count("m_other") === 0
  return Object.keys(GROUPS).map((group) => {
    const isKnown = group.endsWith("_total") ? isSexKnown : isAgeKnown
    return { kind, group, text: isKnown ? cell(group) : UNKNOWN_GROUP }
  })
}

/** Series without the zeros of the years before anybody anywhere was counted: UNHCR fills its table with them. */
function withoutEmptyYears(series: readonly ImportedSeries[]): ImportedSeries[] {
  const first = new Map<string, number>()
  for (const { code, observations } of series) {
    const at = observations.values.findIndex((value) => value !== null && value > 0)
    if (at !== -1) first.set(code, Math.min(first.get(code) ?? Infinity, observations.start + at))
  }
  return series.flatMap((each) => {
    const { start, values } = each.observations
    const from = first.get(each.code) ?? Infinity
    const counted = values.map((value, k) => (start + k < from ? null : value))
    const observations = trimGaps({ ...each.observations, values: counted })
    return observations ? [{ ...each, observations }] : []
  })
}
