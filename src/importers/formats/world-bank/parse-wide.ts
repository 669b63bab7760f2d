import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { AppError } from "#domain/errors.ts"

import type { ImportedSeries, Problem, RowsRead } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { WORLD_BANK } from "./map.ts"

type Header = {
  countryName: number
  countryCode: number
  indicatorName: number
  indicatorCode: number
  frequency: Frequency
  start: number
  /** Cell position and offset from the first period of each period column. */
  periods: readonly { cell: number; offset: number }[]
  length: number
}

/** A table row: a name for its code, a series, a problem, or how many rows went by. */
export type WideRecord =
  { kind: "name"; code: string; name: string } | ImportedSeries | Problem | RowsRead

/**
 * Reads the World Bank's wide table, a row for each country and indicator and a column for each period, after any
 * lines of preamble. Blank cells are gaps; a row without figures gives only the indicator's name.
 */
export async function* parseWide(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  findPlace: PlaceFinder,
): AsyncGenerator<WideRecord> {
  const header = yield* readRowsUnderHeader(batches, {
    header: (row) => parseHeader(row, file),
    row: (row, known) => parseRow(row, known, file, findPlace),
  })
  if (!header)
    throw new AppError(
      "bad-file",
      `${file} has no line with Country Code, Indicator Code and years.`,
    )
}

function parseHeader({ cells }: CsvRow, file: string): Header | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const countryCode = names.indexOf("country code")
  const indicatorCode = names.indexOf("indicator code")
  if (countryCode === -1 || indicatorCode === -1) return undefined
  const columns = cells.flatMap((cell, k) => {
    // `2000 [YR2000]` in extracts, `a2000` in some bulk files.
    const period = parsePeriod(cell.replace(/\[.*\]/, "").replace(/^a(?=\d{4}$)/, ""))
    return period ? [{ cell: k, ...period }] : []
  })
  const first = columns[0]
  if (!first || columns.some((column) => column.frequency !== first.frequency))
    throw new AppError("bad-file", `The columns of ${file} are not years, quarters or months.`)
  const start = Math.min(...columns.map((column) => column.index))
  return {
    countryName: names.indexOf("country name"),
    countryCode,
    indicatorName: names.indexOf("indicator name"),
    indicatorCode,
    frequency: first.frequency,
    start,
    periods: columns.map(({ cell, index }) => ({ cell, offset: index - start })),
    length: cells.length,
  }
}

function* parseRow(
  row: CsvRow,
  header: Header,
  file: string,
  findPlace: PlaceFinder,
): Generator<WideRecord> {
  const { cells, line } = row
  const problem = problemAt(file, line)
  const code = getCell(cells, header.indicatorCode).trim()
  if (code === "" || cells.length < header.length - 1) {
    yield problem(
      "bad-row",
      `${String(cells.length)} cells where the header has ${String(header.length)}`,
    )
    return
  }
  yield { kind: "name", code, name: getCell(cells, header.indicatorName) }
  const values = new Array<number | null>(Math.max(...header.periods.map((p) => p.offset)) + 1)
  values.fill(null)
  let valueCount = 0
  for (const { cell, offset } of header.periods) {
    const text = getCell(cells, cell)
    if (text === "") continue
    const value = readNumber(text)
    if (value === undefined) yield problem("bad-number", text)
    else if (value !== null) {
      values[offset] = value
      valueCount += 1
    }
  }
  if (valueCount === 0) return
  const countryCode = getCell(cells, header.countryCode)
  const countryName = getCell(cells, header.countryName)
  const country = findPlace(countryCode, countryName)
  if (country === undefined) {
    yield problem("unknown-country", `${countryName} (${countryCode})`)
    return
  }
  const { frequency, start } = header
  yield {
    kind: "series",
    publisherId: WORLD_BANK,
    code,
    country,
    frequency,
    observations: { frequency, start, values },
  }
}
