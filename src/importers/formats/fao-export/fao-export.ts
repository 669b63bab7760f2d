import { parsePeriod } from "#domain/time/period.ts"

import type { Archive } from "../../read/archive.ts"
import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { createM49Finder } from "../../tables/m49-finder.ts"
import { findNamedCells, type NamedCells } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { hasHeader } from "../../files/has-header.ts"
import { FAOSTAT_EXPORT, mapMeasure, measureCode, type FaoExportMeasure } from "./map.ts"

// Exports of emissions alone: other domains would need categories and names of their own.
const DOMAINS: ReadonlySet<string> = new Set(["GT", "GV"])
const TABLE = /^FAOSTAT_.+\.csv$/i
const COLUMNS = ["Domain Code", "Area Code (M49)", "Area", "Element Code", "Item Code", "Year"]

/** Tables as FAOSTAT's site exports them: a row for each area, item, element and year. */
export const faoExport: Importer = {
  id: "fao-emissions",
  title: FAOSTAT_EXPORT.title,
  accepts: "FAOSTAT_*.csv as exported by the site, a zip or a folder of them",
  address: null,
  sources: [FAOSTAT_EXPORT],
  recognises: async (archive) =>
    hasHeader(archive, tablesIn(archive), (cells) =>
      COLUMNS.every((column) => cells.includes(column)),
    ),
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no FAOSTAT_*.csv",
      read: readExports,
    }),
}

function tablesIn({ names }: Archive): string[] {
  return names.filter((name) => TABLE.test(baseName(name)))
}

function* readExports(opened: OpenedInput): Generator<ImportFile> {
  const tables = tablesIn(opened.archive)
  if (tables.length === 0) return
  yield makeReleaseFile(opened, {
    source: FAOSTAT_EXPORT,
    part: "exports",
    stated: undefined,
    records: async function* () {
      for (const path of tables) yield* parseExport(opened, path)
    },
  })
}

type RowContext = {
  file: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  measures: Map<string, FaoExportMeasure>
}

async function* parseExport(opened: OpenedInput, path: string): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const gatherer = createGatherer(FAOSTAT_EXPORT.publisherId, Infinity)
  const measures = new Map<string, FaoExportMeasure>()
  const context = { file, gatherer, findPlace: createM49Finder(), measures }
  yield* readRowsUnderHeader(readUtf8Table(opened, path), {
    header: ({ cells }) =>
      findNamedCells(
        cells.map((cell) => cell.replace(/^\uFEFF/, "")),
        COLUMNS,
        file,
      ),
    row: (row, columns) => readRow(row, columns, context),
  })
  for (const record of gatherer.take())
    yield record.kind === "problem" ? { ...record, file } : record
  for (const measure of measures.values()) yield mapMeasure(measure)
}

function readRow(
  { cells, line }: CsvRow,
  columns: NamedCells,
  { file, gatherer, findPlace, measures }: RowContext,
): Problem[] {
  const cell = columns(cells)
  const problem = problemAt(file, line)
  if (!DOMAINS.has(cell("Domain Code"))) return [problem("bad-row", cell("Domain Code"))]
  const country = findPlace(cell("Area Code (M49)"), cell("Area"))
  if (country === undefined)
    return [problem("unknown-country", `${cell("Area")} (${cell("Area Code (M49)")})`)]
  const period = parsePeriod(cell("Year"))
  if (!period) return [problem("bad-period", cell("Year"))]
  const value = readNumber(cell("Value"))
  if (value === undefined) return [problem("bad-number", cell("Value"))]
  if (value === null) return []
  const measure = {
    itemCode: cell("Item Code"),
    item: cell("Item"),
    unit: cell("Unit"),
    elementCode: cell("Element Code"),
    element: cell("Element"),
    domain: cell("Domain"),
  }
  const code = measureCode(measure)
  if (!measures.has(code)) measures.set(code, measure)
  gatherer.add({ code, country, ...period, value, line })
  return []
}
