import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportRecord, Problem } from "../../importer.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { cellNumber, cellText, type Cell, type Sheet } from "../../read/read-workbook.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import { businessCode, mapBusiness, type BusinessColumn } from "./map.ts"

type Columns = {
  economy: number
  year: number
  valueColumns: readonly (BusinessColumn & { cell: number; code: string })[]
}

const MISSING = new Set(["N/A", ".."])

/**
 * Reads the sheet "All Data": topics above the labels of columns, then a row for each economy and report. Cities have
 * rows of their own, the first of them under the ISO code of the country, so that the name says what a row is of.
 */
export function* parseBusiness(sheets: readonly Sheet[], file: string): Generator<ImportRecord> {
  const sheet = sheets.find(({ name }) => name === "All Data")
  const head = sheet?.rows.findIndex((row) => row.map(cellText).includes("DB Year")) ?? -1
  if (!sheet || head === -1) {
    const text = `The sheet "All Data" has no column DB Year`
    yield { kind: "problem", problem: "unknown-layout", file, text }
    return
  }
  const columns = findColumns(sheet.rows[head - 1] ?? [], sheet.rows[head] ?? [])
  const gatherer = createGatherer(WORLD_BANK, Infinity)
  const findPlace = createPlaceFinder()
  const rows = sheet.rows.slice(head + 1)
  yield { kind: "rows", rows: rows.length }
  for (const [k, row] of rows.entries())
    yield* readRow(row, columns, { gatherer, findPlace, file, line: head + k + 2 })
  yield* gatherer.take()
  for (const column of columns.valueColumns) yield mapBusiness(column)
}

function findColumns(topics: readonly Cell[], labels: readonly Cell[]): Columns {
  const names = labels.map(cellText)
  let topic = ""
  const valueColumns = names.flatMap((label, cell) => {
    topic = cellText(topics[cell]) || topic
    if (topic === "" || label === "") return []
    const column = { topic, label }
    return [{ ...column, cell, code: businessCode(column) }]
  })
  return { economy: names.indexOf("Economy"), year: names.indexOf("DB Year"), valueColumns }
}

type RowContext = { gatherer: Gatherer; findPlace: PlaceFinder; file: string; line: number }

function* readRow(
  row: readonly Cell[],
  { economy, year, valueColumns }: Columns,
  { gatherer, findPlace, file, line }: RowContext,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const name = cellText(row[economy])
  if (name === "") return
  const country = findPlace("", name)
  const period: { index: PeriodIndex } | undefined = parsePeriod(cellText(row[year]))
  if (country === undefined) yield problem("unknown-country", name)
  else if (!period) yield problem("bad-period", cellText(row[year]))
  else
    for (const { cell, code } of valueColumns) {
      const text = cellText(row[cell])
      if (text === "") continue
      const value = cellNumber(row[cell], MISSING)
      if (value === undefined) yield problem("text-answer", text)
      else if (value !== null)
        gatherer.add({ code, country, frequency: "yearly", index: period.index, value, line })
    }
}
