import { parsePeriod } from "#domain/time/period.ts"

import { findDayInArchive } from "../../files/date-in-name.ts"
import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import {
  baseName,
  openInputs,
  readBytes,
  readTable,
  type OpenedInput,
} from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { toUtf8 } from "../../read/to-utf8.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import {
  mapIndicator,
  NO_WORDS,
  WDI_TITLE,
  WORLD_BANK,
  worldBankSource,
  type WorldBankDescription,
} from "../world-bank/map.ts"
import { parseMetadata } from "./parse-metadata.ts"

/** Extracts of the World Bank's DataBank: a table and, beside it, the descriptions of its series. */
export const wbDatabank: Importer = {
  id: "wb-databank",
  title: "World Bank DataBank extracts",
  accepts: "Data_Extract_From_*.zip, or its two CSV files in a folder",
  address: null,
  sources: [worldBankSource(WDI_TITLE)],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no table of a DataBank extract (*_Data.csv)",
      read: readExtracts,
    }),
}

async function* readExtracts(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, archive } = opened
  for (const name of archive.names.filter((each) => /_Data\.csv$/i.test(each))) {
    const rows = await allRows(opened, name)
    const footer = rows.slice(-10).map(({ cells }) => cells[0] ?? "")
    const source = worldBankSource(databaseIn(footer) ?? WDI_TITLE)
    const metadata = archive.names.find((each) => /Series - Metadata\.csv$/i.test(each))
    yield makeReleaseFile(opened, {
      source,
      part: input.name.replace(/( \(\d+\))?\.zip$/i, ""),
      stated: updatedIn(footer) ?? findDayInArchive(archive, name),
      records: async function* () {
        const words = metadata === undefined ? [] : parseMetadata(await readText(opened, metadata))
        yield* extractRecords(rows, baseName(name), words)
      },
    })
  }
}

async function allRows(opened: OpenedInput, name: string): Promise<CsvRow[]> {
  const all: CsvRow[] = []
  for await (const rows of readTable(opened, name)) all.push(...rows)
  return all
}

async function readText({ archive }: OpenedInput, name: string): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of toUtf8(readBytes(archive, name))) chunks.push(chunk)
  return Buffer.concat(chunks).toString("utf8")
}

function databaseIn(footer: readonly string[]): string | undefined {
  return lineAfter(footer, "Data from database: ")
}

/** `Last Updated: 02/15/2022`, month first. */
function updatedIn(footer: readonly string[]): string | undefined {
  const text = lineAfter(footer, "Last Updated: ") ?? ""
  const [, month = "", day = "", year = ""] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return year === "" || Number.isNaN(Date.parse(date)) ? undefined : date
}

function lineAfter(footer: readonly string[], start: string): string | undefined {
  return footer
    .find((line) => line.startsWith(start))
    ?.slice(start.length)
    .trim()
}

type Header = { names: readonly string[]; columns: PeriodColumns }

function* extractRecords(
  rows: readonly CsvRow[],
  file: string,
  words: readonly WorldBankDescription[],
): Generator<ImportRecord> {
  const [head = { cells: [] }, ...body] = rows
  const names = head.cells.map((cell) => cell.trim().toLowerCase())
  const columns = findYears(head.cells)
  if (!columns || !names.includes("country name") || !names.includes("series name")) {
    yield { kind: "problem", problem: "unknown-layout", file, text: names.join(", ") }
    return
  }
  const findPlace = createPlaceFinder()
  const byName = new Map(words.map((each) => [each.name, each]))
  const described = new Set<string>()
  yield { kind: "rows", rows: body.length }
  for (const row of body) {
    const series = readField(row, names, "series name")
    if (series === "") continue
    const code = readField(row, names, "series code") || (byName.get(series)?.code ?? "")
    if (code === "") {
      yield problemAt(file, row.line)("missing-text", `${series} has no code`)
      continue
    }
    if (!described.has(code))
      yield mapIndicator({ ...NO_WORDS, ...byName.get(series), code, name: series })
    described.add(code)
    yield* seriesRecords(row, { names, columns }, { file, code, findPlace })
  }
}

/** Years are `2001`, or `2001 [YR2001]` in extracts with codes. */
function findYears(header: readonly string[]): PeriodColumns | undefined {
  return findPeriodColumns(header, (text) => parsePeriod(text.replace(/\s*\[.*\]$/, "")))
}

function* seriesRecords(
  row: CsvRow,
  { names, columns }: Header,
  { file, code, findPlace }: { file: string; code: string; findPlace: PlaceFinder },
): Generator<ImportRecord> {
  const bad: string[] = []
  const observations = readRowValues(row.cells, columns, readNumber, (text) => bad.push(text))
  for (const text of bad)
    yield { kind: "problem", problem: "bad-number", file, line: row.line, text }
  if (!observations) return
  const name = readField(row, names, "country name")
  const country = findPlace(readField(row, names, "country code"), name)
  if (country === undefined)
    yield { kind: "problem", problem: "unknown-country", file, line: row.line, text: name }
  else {
    const { frequency } = observations
    yield { kind: "series", publisherId: WORLD_BANK, code, country, frequency, observations }
  }
}

function readField({ cells }: CsvRow, names: readonly string[], column: string): string {
  return (cells[names.indexOf(column)] ?? "").trim()
}
