import type { Frequency } from "#domain/time/frequency.ts"
import type { Observations } from "#domain/series/series.ts"

import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import {
  baseName,
  openInputs,
  readBytes,
  readTable,
  type OpenedInput,
} from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { cellText, readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import { makeCode, INFLATION_SOURCE, mapMeasure, type InflationKind } from "./map.ts"
import { MEASURES, type InflationMeasure } from "./measures.data.ts"
import { parseGroups } from "./parse-groups.ts"
import { parsePriceSheet } from "./parse.ts"

const ADDRESS =
  "https://thedocs.worldbank.org/en/doc/1ad246272dbbc437c74323719506aa0c-0350012021/original/Inflation-data.xlsx"

/** The World Bank's inflation database: a workbook, or its sheets saved one by one. */
export const wbInflation: Importer = {
  id: "wb-inflation",
  title: "World Bank inflation database",
  accepts: "Inflation-data.xlsx, or a zip or folder with its sheets as CSV",
  address: ADDRESS,
  sources: [INFLATION_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip", ".xlsx"],
      lacks: "no sheet of the inflation database",
      read: readDatabase,
    }),
}

type SheetOf = { name: string; rows(): Promise<CsvRow[]> }

async function* readDatabase(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const sheets = (await listSheets(opened)).filter(
    ({ name }) => sheetKind(name) !== undefined || isGroups(name),
  )
  if (sheets.length === 0) return
  yield makeReleaseFile(opened, {
    source: INFLATION_SOURCE,
    part: "Inflation-data",
    stated: undefined,
    records: async function* () {
      const findPlace = createPlaceFinder()
      for (const sheet of sheets) yield* sheetRecords(sheet, findPlace)
    },
  })
}

async function listSheets(opened: OpenedInput): Promise<SheetOf[]> {
  const { archive } = opened
  const book = archive.names.find((name) => /inflation-data[^/]*\.xlsx$/i.test(name))
  if (book !== undefined) {
    const sheets = await readWorkbook(readBytes(archive, book), baseName(book))
    return sheets.map(({ name, rows }) => ({
      name,
      rows: () =>
        Promise.resolve(rows.map((row, k) => ({ line: k + 1, cells: row.map(cellText) }))),
    }))
  }
  return archive.names
    .filter((name) => /\.csv$/i.test(name))
    .map((name) => ({
      name: baseName(name).replace(/\.csv$/i, ""),
      rows: () => allRows(readTable(opened, name)),
    }))
}

async function allRows(batches: AsyncIterable<CsvRow[]>): Promise<CsvRow[]> {
  const all: CsvRow[] = []
  for await (const rows of batches) all.push(...rows)
  return all
}

function isGroups(name: string): boolean {
  return /^aggregate/i.test(name)
}

const FREQUENCIES: Readonly<Record<string, Frequency>> = {
  m: "monthly",
  q: "quarterly",
  a: "yearly",
}

/** What a sheet holds, by its name in the workbook (`hcpi_m`) or in words (`Food price index, monthly`). */
function sheetKind(
  name: string,
): { measure: InflationMeasure; frequency: Frequency; kind: InflationKind } | undefined {
  const [, key = "", short = ""] =
    /^([a-z]+)_([mqa])$/i.exec(name) ?? /^(.+), (m|q|a)(?:onthly|uarterly|nnual)$/i.exec(name) ?? []
  const frequency = FREQUENCIES[short.toLowerCase()]
  const measure = MEASURES.find((each) => each.key === key.toLowerCase() || each.title.test(key))
  if (!measure || !frequency) return undefined
  return { measure, frequency, kind: frequency === "yearly" ? "rate" : "index" }
}

async function* sheetRecords(sheet: SheetOf, findPlace: PlaceFinder): AsyncGenerator<ImportRecord> {
  const rows = await sheet.rows()
  const known = sheetKind(sheet.name)
  if (!known) {
    yield* groupRecords(rows, sheet.name, findPlace)
    return
  }
  const { measure } = known
  const parsed = parsePriceSheet(rows, { file: sheet.name, ...known })
  yield { kind: "rows", rows: parsed.read }
  yield* parsed.problems
  for (const kind of new Set(parsed.rows.map((row) => row.kind)))
    yield mapMeasure(measure, kind, { notes: parsed.note })
  for (const { line, code, country, kind, observations } of parsed.rows) {
    const place = findPlace(code, country)
    if (place === undefined)
      yield {
        kind: "problem",
        problem: "unknown-country",
        file: sheet.name,
        line,
        text: `${country} (${code})`,
      }
    else yield makeSeries(makeCode(measure, kind), place, observations)
  }
}

function* groupRecords(
  rows: readonly CsvRow[],
  file: string,
  findPlace: PlaceFinder,
): Generator<ImportRecord> {
  const parsed = parseGroups(rows, file)
  yield { kind: "rows", rows: rows.length }
  yield* parsed.problems
  for (const { measure, place, method, observations } of parsed.rows) {
    const country = findPlace("", place)
    if (country === undefined) {
      yield { kind: "problem", problem: "unknown-country", file, text: place }
      continue
    }
    yield mapMeasure(measure, "rate", {
      method,
      notes: method.startsWith("AVE")
        ? "Annual inflation above 50 percent is left out of averages."
        : "",
    })
    yield makeSeries(makeCode(measure, "rate", method), country, observations)
  }
}

function makeSeries(code: string, country: string, observations: Observations): ImportRecord {
  const { frequency } = observations
  return { kind: "series", publisherId: WORLD_BANK, code, country, frequency, observations }
}
