import type { CountryCode } from "#domain/places/country.ts"

import type { ImportedPoint } from "../../tables/gather-series.ts"
import type { Problem, ProblemKind } from "../../importer.ts"
import type { LongColumns } from "../../tables/long-columns.ts"
import type { PeriodReader } from "../../tables/period-reader.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"

/** How to read a table: its columns, and the indicator code of each value column. */
export type PackageTable = {
  file: string
  columns: LongColumns
  values: readonly { cell: number; code: string }[]
  findPlace: PlaceFinder
  readPeriod: PeriodReader
}

/** Reads rows of a long table; blank values are gaps, and what cannot be read is reported with its line. */
export function parseLongRows(
  rows: readonly CsvRow[],
  layout: PackageTable,
  onPoint: (point: ImportedPoint) => void,
): Problem[] {
  const { columns, values, findPlace, readPeriod, file } = layout
  const problems: Problem[] = []
  for (const { cells, line } of rows) {
    const report = (problem: ProblemKind, text: string) =>
      problems.push({ kind: "problem", problem, file, line, text })
    const code = getCell(cells, columns.countryCode)
    const name = getCell(cells, columns.country)
    const country: CountryCode | undefined = findPlace(code, name)
    const period = readPeriod(getCell(cells, columns.period))
    if (country === undefined) report("unknown-country", code === "" ? name : `${name} (${code})`)
    else if (!period) report("bad-period", getCell(cells, columns.period))
    else {
      const { frequency, index } = period
      for (const { cell, code: indicator } of values) {
        const value = readNumber(getCell(cells, cell))
        if (value === undefined) report("bad-number", getCell(cells, cell))
        else if (value !== null)
          onPoint({ code: indicator, country, frequency, index, value, line })
      }
    }
  }
  return problems
}
