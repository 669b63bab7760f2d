import { AppError } from "#domain/errors.ts"
import { gatherObservations } from "#domain/series/series.ts"

import type { ImportedSeries, ImportRecord, Problem } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { HDR, indexCode, mapIndex } from "./map.ts"

type Column = { cell: number; code: string; year: number }

type RowContext = {
  file: string
  findPlace: PlaceFinder
  priceYears: ReadonlyMap<string, string>
}

type Header = { iso3: number; country: number; columns: readonly Column[] }

/**
 * Reads the time series: the year is the end of a column's name, `le_f_2022`. The columns `hdicode` and `region` sort
 * countries into groups and hold no figures.
 */
export async function* parseTimeSeries(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  findPlace: PlaceFinder,
  priceYears: ReadonlyMap<string, string> = new Map(),
): AsyncGenerator<ImportRecord> {
  const header = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => parseHeader(cells),
    row: (row, known) => parseCountry(row, known, { file, findPlace, priceYears }),
  })
  if (!header || header.columns.length === 0)
    throw new AppError("bad-file", `${file} has no line with iso3, country and hdi_1990.`)
  for (const code of new Set(header.columns.map((column) => column.code)))
    yield mapIndex(code, priceYears.get(code))
}

function parseHeader(cells: readonly string[]): Header | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const iso3 = names.indexOf("iso3")
  const country = names.indexOf("country")
  if (iso3 === -1 || country === -1) return undefined
  const columns = names.flatMap((name, cell) => {
    const [, code, year] = /^(.+)_(\d{4})$/.exec(name) ?? []
    return code === undefined ? [] : [{ cell, code, year: Number(year) }]
  })
  return { iso3, country, columns }
}

function* parseCountry(
  { cells, line }: CsvRow,
  { iso3, country, columns }: Header,
  { file, findPlace, priceYears }: RowContext,
): Generator<ImportedSeries | Problem> {
  const code = cells[iso3] ?? ""
  const name = cells[country] ?? ""
  const place = findPlace(code, name)
  if (place === undefined) {
    yield { kind: "problem", problem: "unknown-country", file, line, text: `${name} (${code})` }
    return
  }
  const byIndex = new Map<string, [year: number, value: number][]>()
  for (const column of columns) {
    const text = cells[column.cell] ?? ""
    const value = readNumber(text)
    if (value === undefined) yield { kind: "problem", problem: "bad-number", file, line, text }
    else if (value !== null) {
      const points = byIndex.get(column.code) ?? []
      points.push([column.year, value])
      byIndex.set(column.code, points)
    }
  }
  for (const [index, points] of byIndex) {
    const observations = gatherObservations("yearly", points)
    if (observations)
      yield {
        kind: "series",
        publisherId: HDR.publisherId,
        code: indexCode(index, priceYears.get(index)),
        country: place,
        frequency: "yearly",
        observations,
      }
  }
}
