import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/period.ts"

import { createGatherer } from "../gather-series.ts"
import type { ImportRecord, Problem } from "../importer.ts"
import type { PlaceFinder } from "../place-finder.ts"
import { problemAt } from "../problem-at.ts"
import type { CsvRow } from "../read-csv.ts"
import { readNumber } from "../read-number.ts"
import { rowsUnderHeader } from "../rows-under-header.ts"
import { FRA, forestCode, mapVariable, type Definition } from "./map.ts"

/** A table of the assessment. */
export type ForestTable = { file: string; rows: AsyncIterable<readonly CsvRow[]> }

// What the country's row says of itself, and no variable.
const LABELS: ReadonlySet<string> = new Set(["regions", "iso3", "deskStudy", "name", "year"])

type Header = {
  iso3: number
  name: number
  year: number
  variables: readonly { cell: number; variable: string }[]
}

type Reading = {
  gatherer: ReturnType<typeof createGatherer>
  findPlace: PlaceFinder
  seen: Set<string>
}

/** Reads the tables together: they repeat the shares of climates, which count once. Answers "yes" and "no" are 1 and 0. */
export async function* parseForests(
  tables: readonly ForestTable[],
  findPlace: PlaceFinder,
  definitions: ReadonlyMap<string, Definition>,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(FRA.publisherId, Infinity, "accepted")
  const seen = new Set<string>()
  for (const table of tables) yield* parseTable(table, { gatherer, findPlace, seen })
  yield* gatherer.take()
  for (const variable of seen) yield mapVariable(variable, definitions.get(variable))
}

async function* parseTable(
  { file, rows: batches }: ForestTable,
  reading: Reading,
): AsyncGenerator<ImportRecord> {
  yield* rowsUnderHeader(batches, {
    header: ({ cells }) => parseHeader(cells, file),
    row: (row, header) => parseRow(row, header, file, reading),
  })
}

function parseHeader(cells: readonly string[], file: string): Header {
  const header = {
    iso3: cells.indexOf("iso3"),
    name: cells.indexOf("name"),
    year: cells.indexOf("year"),
    variables: cells.flatMap((variable, cell) =>
      variable === "" || LABELS.has(variable) ? [] : [{ cell, variable }],
    ),
  }
  if (header.iso3 === -1 || header.name === -1 || header.year === -1)
    throw new AppError("bad-file", `${file} lacks one of the columns iso3, name and year.`)
  return header
}

function* parseRow(
  { cells, line }: CsvRow,
  header: Header,
  file: string,
  { gatherer, findPlace, seen }: Reading,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const iso3 = cells[header.iso3] ?? ""
  const name = cells[header.name] ?? ""
  const country = findPlace(iso3, name)
  const period = parsePeriod(cells[header.year] ?? "")
  if (country === undefined) yield problem("unknown-country", `${name} (${iso3})`)
  else if (!period) yield problem("bad-period", cells[header.year] ?? "")
  else
    for (const { cell, variable } of header.variables) {
      const text = cells[cell] ?? ""
      const value = readAnswer(text) ?? readNumber(text)
      if (value === undefined) yield problem("bad-number", text)
      else if (value !== null) {
        seen.add(variable)
        gatherer.add({ code: forestCode(variable), country, ...period, value, line })
      }
    }
}

function readAnswer(text: string): number | undefined {
  if (text === "yes") return 1
  return text === "no" ? 0 : undefined
}
