import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type {
  ImportedIndicator,
  Importer,
  ImportFile,
  ImportRecord,
  Problem,
} from "../../importer.ts"
import { lacksColumns } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { BIG_MAC, mapBigMac } from "./map.ts"

const ADDRESS =
  "https://raw.githubusercontent.com/TheEconomist/big-mac-data/master/output-data/big-mac-full-index.csv"
const NEEDED = ["date", "iso_a3", "name"] as const

/** The Big Mac index: a row for each country and comparison. The other tables of the collection repeat its columns. */
export const economistBigmac: Importer = {
  id: "economist-bigmac",
  title: BIG_MAC.title,
  accepts: "big-mac-full-index.csv, a zip or a folder of it",
  address: ADDRESS,
  sources: [BIG_MAC],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip", ".csv"],
      lacks: "no big-mac-full-index.csv",
      read: readIndex,
    }),
}

function* readIndex(opened: OpenedInput): Generator<ImportFile> {
  for (const path of opened.archive.names) {
    if (baseName(path) !== "big-mac-full-index.csv") continue
    yield makeReleaseFile(opened, {
      source: BIG_MAC,
      part: "full-index",
      stated: undefined,
      records: () => records(opened, path),
    })
  }
}

type Column = { cell: number; indicator: ImportedIndicator }
type Layout = { at: (name: string) => number; columns: readonly Column[] }

async function* records(opened: OpenedInput, path: string): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const gatherer = createGatherer(BIG_MAC.publisherId)
  const findPlace = createPlaceFinder()
  const layout = yield* readRowsUnderHeader(readTable(opened, path), {
    header: ({ cells }) => parseLayout(cells, file),
    row: (row, known) => readRow(row, known, { file, gatherer, findPlace }),
  })
  if (!layout) throw lacksColumns(NEEDED, file)
  yield* gatherer.take()
  for (const { indicator } of layout.columns) yield indicator
}

function parseLayout(header: readonly string[], file: string): Layout {
  const names = header.map((name) => name.trim())
  const columns = names.flatMap((name, cell) => {
    const indicator = mapBigMac(name)
    return indicator ? [{ cell, indicator }] : []
  })
  if (columns.length === 0 || NEEDED.some((name) => !names.includes(name)))
    throw lacksColumns(NEEDED, file)
  return { at: (name) => names.indexOf(name), columns }
}

type RowContext = { file: string; gatherer: Gatherer; findPlace: PlaceFinder }

function* readRow(
  { cells, line }: CsvRow,
  { at, columns }: Layout,
  { file, gatherer, findPlace }: RowContext,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const cell = (name: string) => cells[at(name)] ?? ""
  const country = findPlace(cell("iso_a3"), cell("name"))
  // A comparison of one day counts for its month: there are one to three a year, at no regular interval.
  const period = parsePeriod(/^\d{4}-\d{2}(?=-\d{2}$)/.exec(cell("date"))?.[0] ?? "")
  if (country === undefined) yield problem("unknown-country", `${cell("name")} (${cell("iso_a3")})`)
  else if (!period) yield problem("bad-period", cell("date"))
  else
    for (const { cell: at, indicator } of columns) {
      const text = cells[at] ?? ""
      const value = readNumber(text)
      if (value === undefined) yield problem("bad-number", text)
      else if (value !== null)
        gatherer.add({ code: indicator.code, country, ...period, value, line })
    }
}
