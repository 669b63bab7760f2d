import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import type { ImportRecord, Problem } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"
import { emissionCode, splitCategory, UNFCCC, type InventoryEmission, type Scheme } from "./map.ts"

/** What is learnt of the inventories while their tables are read. */
export type Seen = {
  emissions: Map<string, InventoryEmission>
  titles: Map<string, string>
}

export type InventoryOptions = {
  file: string
  scheme: Scheme
  findPlace: PlaceFinder
  seen: Seen
}

type Header = {
  periods: PeriodColumns
  columns: { party: number; category: number; gas: number; unit: number }
  /** Where the whole table is of one gas and unit. */
  gas: string
  unit: string
}

/**
 * Reads a table of the inventories: a row for each party and category, a column for each year. The tables of one gas
 * name it in a line above; those of all gases have columns for it. A category that stands below several others is
 * given once.
 */
export async function* parseInventory(
  batches: AsyncIterable<readonly CsvRow[]>,
  options: InventoryOptions,
): AsyncGenerator<ImportRecord> {
  const above = { gas: "" }
  const held = new Map<string, Observations>()
  const header = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => parseHeader(cells, above),
    row: (row, known) => parseRow(row, known, { ...options, held }),
  })
  if (!header) throw new AppError("bad-file", `${options.file} has no line with years.`)
}

function parseHeader(cells: readonly string[], above: { gas: string }): Header | undefined {
  const line = cells.join(",")
  above.gas = /\| Gas: ([^|]+?) \|/.exec(line)?.[1] ?? above.gas
  const names = cells.map((cell) => cell.trim())
  const periods = findPeriodColumns(names, readYear)
  if (!periods || periods.cells.length < 2) return undefined
  const at = (name: string) => names.indexOf(name)
  if (at("Party") !== -1)
    return {
      periods,
      gas: "",
      unit: "",
      columns: { party: at("Party"), category: at("Category"), gas: at("Gas"), unit: at("Unit") },
    }
  const columns = { party: 0, category: 1, gas: -1, unit: -1 }
  return { periods, columns, gas: above.gas, unit: "kt" }
}

/** `1990`, or `Last Inventory Year (2021)`. */
function readYear(text: string) {
  return parsePeriod(/^Last Inventory Year \((\d{4})\)$/.exec(text)?.[1] ?? text)
}

/** NO not occurring, NA not applicable, NE not estimated, IE included elsewhere, C confidential, NR not reported. */
const NOTATION_KEY = /^(?:NO|NA|NE|IE|C|NR|FX)(?:\s*,\s*(?:NO|NA|NE|IE|C|NR|FX))*$/

type RowContext = InventoryOptions & { held: Map<string, Observations> }

function* parseRow(row: CsvRow, header: Header, context: RowContext): Generator<ImportRecord> {
  const { cells, line } = row
  const problem = problemAt(context.file, line)
  const cell = (column: number) => cells[column]?.trim()
  const party = cell(header.columns.party) ?? ""
  const category = cell(header.columns.category) ?? ""
  // The second line of the header holds units; the last lines name the source and the day.
  if (category === "" || party === "Party") return
  const country = context.findPlace("", party)
  if (country === undefined) {
    yield problem("unknown-country", party)
    return
  }
  const problems: Problem[] = []
  const observations = readRowValues(cells, header.periods, readNumber, (text) =>
    problems.push(problem(NOTATION_KEY.test(text) ? "notation-key" : "bad-number", text)),
  )
  for (const each of problems) yield each
  if (!observations) return
  const gas = cell(header.columns.gas) ?? header.gas
  const unit = cell(header.columns.unit) ?? header.unit
  const code = note({ scheme: context.scheme, category, gas, unit }, context.seen)
  const before = context.held.get(`${country} ${code}`)
  if (before) {
    if (!isSame(before, observations)) yield problem("duplicate", `${category} of ${party}`)
    return
  }
  context.held.set(`${country} ${code}`, observations)
  const { publisherId } = UNFCCC
  yield { kind: "series", publisherId, code, country, frequency: "yearly", observations }
}

/** Notes an emission and its category's title, and gives its code. */
function note(emission: InventoryEmission, { emissions, titles }: Seen): string {
  const code = emissionCode(emission)
  if (emissions.has(code)) return code
  emissions.set(code, emission)
  const { number, title } = splitCategory(emission.category)
  if (number !== "") titles.set(number, title)
  return code
}

function isSame(a: Observations, b: Observations): boolean {
  return a.start === b.start && a.values.every((value, k) => value === b.values[k])
}
