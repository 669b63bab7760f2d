import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem } from "../../importer.ts"
import { lacksColumns } from "../../tables/find-named-cells.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { mapFigure, unctadCode, UNCTADSTAT } from "./map.ts"
import { UNCTAD_TABLES } from "./tables.data.ts"
import { unctadPlace } from "./unctad-places.ts"

type Layout = {
  period: number
  /** -1 for prices on world markets. */
  economy: number
  economyLabel: number
  dimensions: readonly { cell: number; name: string }[]
  measures: readonly { cell: number; column: string }[]
}

type RowContext = {
  file: string
  table: string
  gatherer: Gatherer
  codes: Map<string, readonly string[]>
  described: Map<string, ImportedIndicator>
}

const PERIODS = ["Year", "Quarter", "Period", "Month"]

/**
 * Reads a bulk file of UNCTADstat: the period, code and label of each dimension, and for each measure its figure, a
 * footnote and the reason why there is none.
 */
export async function* parseTable(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  table: string,
): AsyncGenerator<ImportRecord> {
  const context: RowContext = {
    file,
    table,
    gatherer: createGatherer(UNCTADSTAT.publisherId, Infinity),
    codes: new Map(),
    described: new Map(),
  }
  const layout = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => parseLayout(cells, file),
    row: (row, known) => readRow(row, known, context),
  })
  if (!layout) throw lacksColumns(["Year", "Economy"], file)
  yield* context.gatherer.take()
  yield* context.described.values()
}

function parseLayout(header: readonly string[], file: string): Layout {
  const names = header.map((name) => name.trim())
  const measures = names.flatMap((column, cell) =>
    names[cell + 1] === `${column} Footnote` ? [{ cell, column }] : [],
  )
  const period = names.findIndex((name) => PERIODS.includes(name))
  if (period === -1 || measures.length === 0) throw lacksColumns(["Year", "Economy"], file)
  const economy = names.indexOf("Economy")
  const dimensions = names.flatMap((name, cell) => {
    const isDimension = names[cell + 1] === `${name} Label` && cell !== economy && cell !== period
    return isDimension ? [{ cell: cell + 1, name }] : []
  })
  return {
    period,
    economy,
    economyLabel: names.indexOf("Economy Label"),
    dimensions,
    measures,
  }
}

function* readRow(
  { cells, line }: CsvRow,
  layout: Layout,
  context: RowContext,
): Generator<Problem> {
  const { measures, economy } = layout
  if (measures.every(({ cell }) => getCell(cells, cell) === "")) return
  const problem = problemAt(context.file, line)
  const number = economy === -1 ? "0" : getCell(cells, economy)
  const country = unctadPlace(number, UNCTAD_TABLES[context.table]?.hasReporters ?? false)
  const period = readPeriod(getCell(cells, layout.period))
  if (country === undefined) {
    yield problem("unknown-country", `${getCell(cells, layout.economyLabel)} (${number})`)
    return
  }
  if (!period) {
    yield problem("bad-period", getCell(cells, layout.period))
    return
  }
  const codes = makeCodes(cells, layout, context)
  for (const [k, { cell }] of measures.entries()) {
    const text = getCell(cells, cell)
    const value = readNumber(text)
    if (value === undefined) yield problem("bad-number", text)
    else if (value !== null)
      context.gatherer.add({ code: codes[k] ?? "", country, ...period, value, line })
  }
}

/** `2024`, `2024Q04` and `2024M09`. */
function readPeriod(text: string): { frequency: Frequency; index: PeriodIndex } | undefined {
  return parsePeriod(text.replace(/Q0(?=\d$)/, "Q"))
}

/** The codes of a row's figures; those of the same dimensions are made once. */
function makeCodes(
  cells: readonly string[],
  { dimensions, measures }: Layout,
  { table, codes, described }: RowContext,
): readonly string[] {
  const key = dimensions.map(({ cell }) => getCell(cells, cell)).join("\n")
  const known = codes.get(key)
  if (known) return known
  const labels = new Map(dimensions.map(({ cell, name }) => [name, getCell(cells, cell).trim()]))
  const made = measures.map(({ column }) => {
    const figure = { table, labels, column }
    const code = unctadCode(figure)
    described.set(code, mapFigure(figure))
    return code
  })
  codes.set(key, made)
  return made
}
