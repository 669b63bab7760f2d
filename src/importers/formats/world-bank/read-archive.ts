import { AppError } from "#domain/errors.ts"

import type { ImportFile, ImportRecord } from "../../importer.ts"
import { findDateInName } from "../../files/date-in-name.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { baseName, type OpenedInput } from "../../files/open-inputs.ts"
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

const BULK_DATA = /(?:^|\/)(WDI|WWBI)_?(?:CSV|Data)\.csv$/i
const BULK_SERIES = /(^|\/)WDI_?Series\.csv$/i
const API_DATA = /(^|\/)API_[^/]*\.csv$/i
const API_METADATA = /(^|\/)Metadata_Indicator_[^/]*\.csv$/i

/**
 * The import files of a World Bank archive: the bulk download, each table of API downloads, or the descriptions alone.
 * Nothing for an archive that holds none of them.
 */
export async function* readArchive(opened: OpenedInput): AsyncGenerator<ImportFile> {
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

function bulkFile(opened: OpenedInput, table: string, names: readonly string[]): ImportFile {
  const series = names.find((name) => BULK_SERIES.test(name))
  const database = bulkDatabase(BULK_DATA.exec(table)?.[1] ?? "")
  const source = worldBankSource(database.title)
  const file = makeReleaseFile(opened, {
    source,
    part: database.lineage,
    stated: undefined,
    records: async function* () {
      const words = series ? await parseBulkSeries(readRows(opened, series)) : new Map()
      yield* tableRecords(opened, table, words, database.topics)
    },
  })
  // The real one has some 1,400; a smaller file in its layout is somebody's selection.
  return { ...file, fullFrom: 1000 }
}

async function apiFile(
  opened: OpenedInput,
  table: string,
  names: readonly string[],
  isOneOfMany: boolean,
): Promise<ImportFile> {
  const preamble = await readPreamble(opened, table)
  const source = worldBankSource(preamble.source ?? WDI_TITLE)
  const own = baseName(table)
  const metadata = names.find((name) => baseName(name) === `Metadata_Indicator_${own}`)
  const file = makeReleaseFile(opened, {
    source,
    part: withoutSerial(own),
    name: isOneOfMany ? `${opened.input.name}/${own}` : opened.input.name,
    stated: preamble.updated,
    records: async function* () {
      const words = metadata
        ? await parseApiMetadata(readRows(opened, metadata), metadata)
        : new Map<string, WorldBankDescription>()
      yield* tableRecords(opened, table, words, mapTopics(own))
    },
  })
  return { ...file, fullFrom: 1 }
}

function metadataFile(opened: OpenedInput, names: readonly string[]): ImportFile {
  return makeReleaseFile(opened, {
    source: worldBankSource(WDI_TITLE),
    part: withoutSerial(opened.input.name),
    stated: findDateInName(opened.input.name),
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
  })
}

async function* tableRecords(
  opened: OpenedInput,
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
  opened: OpenedInput,
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

function readRows({ archive, input }: OpenedInput, name: string) {
  return readCsv(archive.read(name), `${input.name}/${baseName(name)}`)
}

/** Downloads carry a serial number (`API_11_DS2_en_csv_v2_37833.csv`), browsers add ` (1)`. */
function withoutSerial(name: string): string {
  return name
    .replace(/\.(csv|zip)$/i, "")
    .replace(/ \(\d+\)$/, "")
    .replace(/(_v\d+)_\d+$/, "$1")
}
