import type { CountryCode } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/time/period.ts"

import type { Archive } from "../../read/archive.ts"
import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { EMEP, mapReport, reportCode, UNIONS } from "./map.ts"

const TABLE = /^EMEP_\w+_LEVEL\d_\w+\.txt$/
const FORMAT = "ISO2;YEAR;SECTOR;POLLUTANT;UNIT;NUMBER/FLAG"
/** Included elsewhere, not estimated, not applicable, not occurring, confidential, not relevant. */
const NOTATION_KEYS: ReadonlySet<string> = new Set(["IE", "NE", "NA", "NO", "C", "NR"])

/** The emissions that the parties to the convention on air pollution report, as WebDab gives them out. */
export const emepCeip: Importer = {
  id: "emep-ceip",
  title: EMEP.title,
  accepts: "a zip or folder with EMEP_*_LEVEL*_*.txt of WebDab",
  address: null,
  sources: [EMEP],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no EMEP_*_LEVEL*_*.txt",
      read: readOutput,
    }),
}

async function* readOutput(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const tables = opened.archive.names.filter((name) => TABLE.test(baseName(name)))
  const [first] = tables
  if (first === undefined) return
  yield makeReleaseFile(opened, {
    source: EMEP,
    part: "webdab",
    stated: await outputDate(opened.archive, first),
    records: async function* () {
      const findPlace = createPlaceFinder()
      for (const path of tables) yield* parseReports(opened, path, findPlace)
    },
  })
}

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec"

/** The day in the first line, `# WebDab output on Mon Jan 20 18:25:46 2025`. */
async function outputDate(archive: Archive, path: string): Promise<string | undefined> {
  for await (const chunk of archive.read(path)) {
    const start = Buffer.from(chunk).toString("latin1", 0, 200)
    const [, month = "", day = "", year = ""] =
      /output on \w{3} (\w{3}) +(\d{1,2}) [\d:]+ (\d{4})/.exec(start) ?? []
    const number = MONTHS.indexOf(month) / 3 + 1
    if (year === "") return undefined
    return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`
  }
  return undefined
}

type RowContext = {
  file: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  codes: Map<string, { code: string; pollutant: string; sector: string }>
}

async function* parseReports(
  opened: OpenedInput,
  path: string,
  findPlace: PlaceFinder,
): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const gatherer = createGatherer(EMEP.publisherId, Infinity)
  const context: RowContext = { file, gatherer, findPlace, codes: new Map() }
  for await (const rows of readUtf8Table(opened, path, ";")) {
    let read = 0
    for (const row of rows) {
      if (row.cells[0]?.startsWith("#") === true) continue
      // One table of a release may come without its lines of comment.
      if (row.cells.length !== FORMAT.split(";").length)
        throw new AppError("bad-file", `${file} has a line that is not ${FORMAT}.`)
      read += 1
      const problem = readRow(row, context)
      if (problem) yield problem
    }
    yield { kind: "rows", rows: read }
  }
  for (const record of gatherer.take())
    yield record.kind === "problem" ? { ...record, file } : record
  for (const { pollutant, sector } of context.codes.values()) yield mapReport(pollutant, sector)
}

function readRow({ cells, line }: CsvRow, context: RowContext): Problem | undefined {
  const problem = problemAt(context.file, line)
  const cell = (k: number) => cells[k] ?? ""
  const country = findParty(cell(0), context)
  if (country === undefined) return problem("unknown-country", cell(0))
  const text = cell(5)
  if (NOTATION_KEYS.has(text)) return problem("notation-key", text)
  // Projections of years that are over by now stand among the reports: `2020p`.
  const period = parsePeriod(cell(1))
  if (period?.frequency !== "yearly") return problem("bad-period", cell(1))
  if (cell(4) !== "Gg") return problem("bad-row", cell(4))
  const value = readNumber(text)
  if (value === undefined) return problem("bad-number", text)
  const code = findCode(cell(2), cell(3), context)
  if (value !== null) context.gatherer.add({ code, country, ...period, value, line })
  return undefined
}

function findParty(code: string, { findPlace }: RowContext): CountryCode | undefined {
  return UNIONS[code] ?? (code.length === 2 ? findPlace(code) : undefined)
}

/** A table covers one pollutant, so the sectors alone distinguish its codes. */
function findCode(sector: string, pollutant: string, { codes }: RowContext): string {
  const known = codes.get(sector)
  if (known) return known.code
  const code = reportCode(pollutant, sector)
  codes.set(sector, { code, pollutant, sector })
  return code
}
