import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type {
  ImportedIndicator,
  Importer,
  ImportFile,
  ImportRecord,
  OpenOptions,
  Problem,
} from "../../importer.ts"
import { hashInput, listInputFiles, type InputFile } from "../../files/input-files.ts"
import { findLongColumns } from "../../tables/long-columns.ts"
import { openArchive } from "../../read/open-archive.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readCsv } from "../../read/read-csv.ts"
import { hasHeader } from "../../files/has-header.ts"
import { makeCode, mapIndicator, mapSource, OWN_DATA } from "./map.ts"
import { parseTidyRow, type TidyLayout, type TidyRow } from "./parse.ts"

/** A person's own CSV with one figure a row. A file with a row that cannot be read is refused as a whole. */
export const tidyCsv: Importer = {
  id: "tidy-csv",
  title: "Your own CSV",
  accepts:
    "a CSV file with the columns country, indicator, period, value and unit, or a folder of them",
  address: null,
  sources: [],
  isGeneral: true,
  recognises: (archive) => hasHeader(archive, archive.names, hasTidyColumns),
  open,
}

async function* open(options: OpenOptions): AsyncGenerator<ImportFile> {
  for (const input of await listInputFiles(options, null, [".csv"])) {
    const source = mapSource(input.name)
    yield {
      name: input.name,
      source,
      lineage: `${source.id}/${input.name}`,
      vintage: { date: isoDay(input.retrievedAt), stated: false },
      retrievedAt: input.retrievedAt,
      checksum: await (options.hashInput ?? hashInput)(input.path),
      refusesBadRows: true,
      records: () => readRecords(input),
    }
  }
}

async function* readRecords(input: InputFile): AsyncGenerator<ImportRecord> {
  const delimiter = await findDelimiter(input)
  const gatherer = createGatherer(OWN_DATA)
  const units = new Map<string, string>()
  let layout: TidyLayout | undefined
  for await (const rows of readCsv(await openTable(input), input.name, delimiter)) {
    const isFirst = layout === undefined
    layout ??= parseLayout(rows[0]?.cells ?? [], input.name)
    const data = isFirst ? rows.slice(1) : rows
    for (const row of data) {
      const read = parseTidyRow(row, layout)
      const found = "kind" in read ? read : gatherRow(read, units, gatherer)
      if (found) yield found
    }
    yield { kind: "rows", rows: data.length }
    if (gatherer.isFull()) yield* gatherer.take()
  }
  if (!layout) throw new AppError("bad-file", `${input.name} is empty.`)
  yield* gatherer.take()
}

/** Gathers the value of a row. Gives its indicator when it is the first, and a problem when its unit is another than before. */
function gatherRow(
  { indicator, unit, value, ...point }: TidyRow,
  units: Map<string, string>,
  gatherer: Gatherer,
): ImportedIndicator | Problem | undefined {
  const code = makeCode(indicator)
  const known = units.get(code)
  if (known !== undefined && known !== unit) {
    const text = `${indicator}: "${unit}" after "${known}"`
    return { kind: "problem", problem: "mixed-units", line: point.line, text }
  }
  if (value !== null) gatherer.add({ ...point, code, value })
  if (known !== undefined) return undefined
  units.set(code, unit)
  return mapIndicator(indicator, unit)
}

function hasTidyColumns(header: readonly string[]): boolean {
  const { countryCode, ...columns } = findLongColumns(header)
  const country = Math.max(countryCode, columns.country)
  return Object.values({ ...columns, country }).every((at) => at !== -1)
}

function parseLayout(header: readonly string[], file: string): TidyLayout {
  const columns = findLongColumns(header)
  const missing = [
    ...(columns.country === -1 && columns.countryCode === -1 ? ["country"] : []),
    ...(columns.indicator === -1 ? ["indicator"] : []),
    ...(columns.period === -1 ? ["period"] : []),
    ...(columns.value === -1 ? ["value"] : []),
    ...(columns.unit === -1 ? ["unit"] : []),
  ]
  if (missing.length > 0)
    throw new AppError(
      "bad-file",
      `${file} has no column ${missing.join(", ")}; its first line must name country, indicator, period, value and unit.`,
    )
  return { columns, width: header.length, findPlace: createPlaceFinder() }
}

/** Spreadsheets of some countries write semicolons or tabs: the one most frequent in the first line. */
async function findDelimiter(input: InputFile): Promise<string> {
  for await (const chunk of await openTable(input)) {
    const [line = ""] = Buffer.from(chunk).toString("latin1").split("\n")
    const counted = [",", ";", "\t"].map((each) => ({ each, count: line.split(each).length }))
    return counted.sort((a, b) => b.count - a.count)[0]?.each ?? ","
  }
  return ","
}

async function openTable(input: InputFile): Promise<AsyncIterable<Uint8Array>> {
  const archive = await openArchive(input.path)
  const [name] = archive.names
  if (name === undefined || !/\.csv$/i.test(name) || archive.names.length !== 1) {
    archive.close()
    throw new AppError("bad-file", `${input.name} is not a CSV file.`)
  }
  return archive.read(name)
}
