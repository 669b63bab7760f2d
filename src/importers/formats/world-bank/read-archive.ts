import { AppError } from "#domain/errors.ts"

import type { Archive } from "../../read/archive.ts"
import type { ImportFile, ImportRecord } from "../../importer.ts"
import { formatDay, type InputFile } from "../../files/input-files.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readCsv } from "../../read/read-csv.ts"
import { bulkDatabase, bureaucracyUnit } from "./bulk-databases.ts"
import {
  mapIndicator,
  NO_WORDS,
  WDI_TITLE,
  worldBankSource,
  type WorldBankDescription,
} from "./map.ts"
import { parseApiMetadata, parseBulkSeries, mapTopics } from "./parse-metadata.ts"
import { parseWide } from "./parse-wide.ts"

/** An opened archive with the file it lies in. */
export type Opened = { input: InputFile; checksum: string; archive: Archive }

const BULK_DATA = /(?:^|\/)(WDI|WWBI)_?(?:CSV|Data)\.csv$/i
const BULK_SERIES = /(^|\/)WDI_?Series\.csv$/i
const API_DATA = /(^|\/)API_[^/]*\.csv$/i
const API_METADATA = /(^|\/)Metadata_Indicator_[^/]*\.csv$/i

/**
 * The import files of a World Bank archive: the bulk download, each table of API downloads, or the descriptions alone.
 * Nothing for an archive that holds none of them.
 */
export async function* readArchive(opened: Opened): AsyncGenerator<ImportFile> {
  const { names } = opened.archive
  const bulk = names.find((name) => BULK_DATA.test(name))
  const tables = names.filter((name) => API_DATA.test(name) && !API_METADATA.test(name))
  if (bulk !== undefined) yield bulkFile(opened, bulk, names)
  const isOneOfMany = tables.length > 1 || names.some((name) => name.endsWith("datapackage.json"))
  for (const table of tables) yield await apiFile(opened, table, names, isOneOfMany)
  const described = names.filter((name) => API_METADATA.test(name) || BULK_SERIES.test(name))
  if (bulk === undefined && tables.length === 0 && described.length > 0)
    yield metadataFile(opened, described)
}

function bulkFile(opened: Opened, table: string, names: readonly string[]): ImportFile {
  const series = names.find((name) => BULK_SERIES.test(name))
  const database = bulkDatabase(BULK_DATA.exec(table)?.[1] ?? "")
  const source = worldBankSource(database.title)
  return {
    ...describeInput(opened),
    name: opened.input.name,
    source,
    lineage: `${source.id}/${database.lineage}`,
    vintage: retrievalDay(opened),
    // The real one has some 1,400; a smaller file in its layout is somebody's selection.
    fullFrom: 1000,
    records: async function* () {
      const words = series ? await parseBulkSeries(readRows(opened, series)) : new Map()
      yield* tableRecords(opened, table, words, database.topics)
    },
  }
}

async function apiFile(
  opened: Opened,
  table: string,
  names: readonly string[],
  isOneOfMany: boolean,
): Promise<ImportFile> {
  const preamble = await readPreamble(opened, table)
  const source = worldBankSource(preamble.source ?? WDI_TITLE)
  const own = baseName(table)
  const metadata = names.find((name) => baseName(name) === `Metadata_Indicator_${own}`)
  return {
    ...describeInput(opened),
    name: isOneOfMany ? `${opened.input.name}/${own}` : opened.input.name,
    source,
    lineage: `${source.id}/${withoutSerial(own)}`,
    vintage: preamble.updated ? { date: preamble.updated, stated: true } : retrievalDay(opened),
    fullFrom: 1,
    records: async function* () {
      const words = metadata
        ? await parseApiMetadata(readRows(opened, metadata), metadata)
        : new Map<string, WorldBankDescription>()
      yield* tableRecords(opened, table, words, mapTopics(own))
    },
  }
}

function metadataFile(opened: Opened, names: readonly string[]): ImportFile {
  const source = worldBankSource(WDI_TITLE)
  return {
    ...describeInput(opened),
    name: opened.input.name,
    source,
    lineage: `${source.id}/${withoutSerial(opened.input.name)}`,
    vintage: dateInName(opened.input.name) ?? retrievalDay(opened),
    records: async function* () {
      const byCode = new Map<string, WorldBankDescription>()
      for (const name of names) {
        const parse = BULK_SERIES.test(name) ? parseBulkSeries : parseApiMetadata
        const found = await parse(readRows(opened, name), name)
        for (const [code, words] of found) {
          // An indicator may be listed under several topics.
          const topics = [...(byCode.get(code)?.topics ?? []), ...words.topics]
          byCode.set(code, { ...words, topics })
        }
        yield { kind: "rows", rows: found.size }
      }
      for (const words of byCode.values()) yield mapIndicator(words)
    },
  }
}

async function* tableRecords(
  opened: Opened,
  table: string,
  words: ReadonlyMap<string, WorldBankDescription>,
  topics: readonly string[],
): AsyncGenerator<ImportRecord> {
  const described = new Set<string>()
  for await (const record of parseWide(
    readRows(opened, table),
    baseName(table),
    createPlaceFinder(),
  )) {
    if (record.kind !== "name") {
      yield record
      continue
    }
    const { code, name } = record
    if (described.has(code)) continue
    described.add(code)
    const known = words.get(code)
    const unit = bureaucracyUnit(code, name)
    yield mapIndicator({
      ...NO_WORDS,
      unit,
      topics,
      ...known,
      code,
      name: name || (known?.name ?? ""),
    })
  }
  for (const each of words.values()) if (!described.has(each.code)) yield mapIndicator(each)
}

/** The lines before the table: `"Data Source","World Development Indicators"` and `"Last Updated Date","2025-07-01"`. */
async function readPreamble(
  opened: Opened,
  table: string,
): Promise<{ source: string | undefined; updated: string | undefined }> {
  let source: string | undefined
  let updated: string | undefined
  for await (const rows of readRows(opened, table)) {
    for (const { cells } of rows.slice(0, 5)) {
      if (cells[0] === "Data Source") source = cells[1]?.trim()
      if (cells[0] === "Last Updated Date") updated = isoDate(cells[1] ?? "")
    }
    break
  }
  return { source: source === "" ? undefined : source, updated }
}

function isoDate(text: string): string | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(text.trim())?.[0]
  if (date === undefined || Number.isNaN(Date.parse(date)))
    throw new AppError("bad-file", `"${text}" after Last Updated Date is not a date.`)
  return date
}

function describeInput({ input, checksum }: Opened) {
  return { retrievedAt: input.retrievedAt, checksum, refusesBadRows: false }
}

function retrievalDay({ input }: Opened) {
  return { date: formatDay(input.retrievedAt), stated: false }
}

/** `topic-metadata-2021-09.zip` is of the last day of September 2021. */
function dateInName(name: string): { date: string; stated: boolean } | undefined {
  const match = /(?<!\d)((?:19|20)\d{2})-(0[1-9]|1[0-2])(?:-(\d{2}))?(?!\d)/.exec(name)
  if (!match) return undefined
  const [, year, month, day] = match
  // Day 0 of the next month is the last day of this one.
  const date =
    day === undefined
      ? new Date(Date.UTC(Number(year), Number(month), 0))
      : new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return { date: formatDay(date), stated: true }
}

function readRows({ archive, input }: Opened, name: string) {
  return readCsv(archive.read(name), `${input.name}/${baseName(name)}`)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1)
}

/** Downloads carry a serial number (`API_11_DS2_en_csv_v2_37833.csv`), browsers add ` (1)`. */
function withoutSerial(name: string): string {
  return name
    .replace(/\.(csv|zip)$/i, "")
    .replace(/ \(\d+\)$/, "")
    .replace(/(_v\d+)_\d+$/, "$1")
}
