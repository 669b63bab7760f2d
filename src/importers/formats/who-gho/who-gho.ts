import type { Archive } from "../../read/archive.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportedSeries, Importer, ImportFile, ImportRecord } from "../../importer.ts"

import { baseName, openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { readCsv, type CsvRow } from "../../read/read-csv.ts"
import { hasHeader } from "../../files/has-header.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { createProjectionHold } from "./hold-projections.ts"
import { makeCode, GHO_SOURCE, mapGhoIndicator, type DimensionPart } from "./map.ts"
import { parseLayout, parseRow } from "./parse.ts"

/** Tables of the WHO's Global Health Observatory, one file an indicator. */
export const whoGho: Importer = {
  id: "who-gho",
  title: "Global Health Observatory",
  accepts: "a zip or folder with one <code>.csv an indicator, or one such table",
  address: null,
  sources: [GHO_SOURCE],
  recognises: (archive) =>
    hasHeader(archive, listTables(archive), (cells) =>
      ["GHO", "Display Value"].every((column) => cells.includes(column)),
    ),
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no table of the Global Health Observatory",
      read,
    }),
}

const LISTS = /^all_\w+\.csv$/

function* read(opened: OpenedInput): Generator<ImportFile> {
  const { input, archive } = opened
  const tables = listTables(archive)
  if (tables.length === 0) return
  yield makeReleaseFile(opened, {
    source: GHO_SOURCE,
    part: input.name.replace(/\.(zip|csv)$/i, ""),
    stated: undefined,
    records: () => readTables(opened, tables),
  })
}

function listTables({ names }: Archive): string[] {
  return names.filter((name) => /\.csv$/i.test(name) && !LISTS.test(baseName(name)))
}

async function* readTables(
  opened: OpenedInput,
  tables: readonly string[],
): AsyncGenerator<ImportRecord> {
  const labels = await readLabels(opened)
  const findPlace = createPlaceFinder()
  const hold = createProjectionHold()
  for (const table of tables) {
    const isProjection = /\bproject(?:ed|ions?)\b/i.test(labels.get(findTableCode(table)) ?? "")
    const series: ImportedSeries[] = []
    for await (const record of readIndicator(opened, table, { labels, findPlace })) {
      if (record.kind === "series") series.push(record)
      else yield record
    }
    yield* hold.add(series, { isProjection })
  }
  yield* hold.take()
}

function findTableCode(table: string): string {
  return baseName(table).replace(/\.csv$/i, "")
}

/** The names of indicators, where the list of them lies beside the tables. */
async function readLabels({ archive }: OpenedInput): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>()
  const list = archive.names.find((name) => baseName(name) === "all_indicators.csv")
  if (list === undefined) return labels
  const rows = await readRows(archive.read(list), list)
  const header = rows[0]?.cells ?? []
  const [code, label] = [header.indexOf("concept"), header.indexOf("description")]
  for (const { cells } of rows.slice(1)) labels.set(cells[code] ?? "", cells[label] ?? "")
  return labels
}

type RowContext = { labels: ReadonlyMap<string, string>; findPlace: PlaceFinder }

const NO_ROW: CsvRow = { line: 1, cells: [] }

/** A table is of a few megabytes and is held whole, because only then it is known what it is broken down by. */
async function* readIndicator(
  { archive }: OpenedInput,
  table: string,
  { labels, findPlace }: RowContext,
): AsyncGenerator<ImportRecord> {
  const [header = NO_ROW, ...rows] = await readRows(archive.read(table), table)
  const layout = parseLayout(table, header.cells, rows)
  if (!layout) {
    const text = header.cells.join(", ").slice(0, 80)
    yield { kind: "problem", problem: "unknown-layout", file: table, text }
    return
  }
  const code = findTableCode(table)
  const gatherer = createGatherer(GHO_SOURCE.publisherId, Infinity, "accepted")
  const seen = new Map<string, { parts: readonly DimensionPart[]; hasRanges: boolean }>()
  for (const row of rows) {
    const read = parseRow(row, layout, findPlace)
    if (read === undefined) continue
    if ("kind" in read) {
      yield read
      continue
    }
    const { parts, country, year, isRange, value, line } = read
    const ofParts = makeCode(code, parts)
    seen.set(ofParts, { parts, hasRanges: isRange || seen.get(ofParts)?.hasRanges === true })
    if (year === undefined)
      yield { kind: "fact", publisherId: GHO_SOURCE.publisherId, code: ofParts, country, value }
    else gatherer.add({ code: ofParts, country, frequency: "yearly", index: year, value, line })
  }
  yield* gatherer.take()
  for (const { parts, hasRanges } of seen.values())
    yield mapGhoIndicator(code, parts, { labels, hasRanges, codes: layout.codes })
  yield { kind: "rows", rows: rows.length }
}

async function readRows(bytes: AsyncIterable<Uint8Array>, name: string): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of readCsv(bytes, name)) for (const row of batch) rows.push(row)
  return rows
}
