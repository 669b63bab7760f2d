import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { findNamedCells, type NamedCells } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { mapPip, pipCode, pipColumn, POVERTY_PLATFORM, type PipColumn, type Survey } from "./map.ts"
import { parseCodebook } from "./parse-codebook.ts"

const TABLE = /^poverty_(?:cons|inc)_only\.csv$/
const LABELS = ["Entity", "Year", "reporting_level", "welfare_type"]

/** The World Bank's Poverty and Inequality Platform in the wide tables of Our World in Data. */
export const wbPip: Importer = {
  id: "wb-pip",
  title: POVERTY_PLATFORM.title,
  accepts: "a zip or folder with poverty_cons_only.csv and poverty_inc_only.csv",
  address: null,
  sources: [POVERTY_PLATFORM],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no poverty_cons_only.csv or poverty_inc_only.csv",
      read: readPlatform,
    }),
}

function* readPlatform(opened: OpenedInput): Generator<ImportFile> {
  const tables = opened.archive.names.filter((name) => TABLE.test(baseName(name)))
  if (tables.length === 0) return
  yield makeReleaseFile(opened, {
    source: POVERTY_PLATFORM,
    part: "ppp-2017",
    stated: undefined,
    records: async function* () {
      for (const path of tables) yield* readSurveys(opened, path)
    },
  })
}

async function* readSurveys(opened: OpenedInput, path: string): AsyncGenerator<ImportRecord> {
  const codebook = path.replace(/[^/]*$/, "codebook.csv")
  const definitions = opened.archive.names.includes(codebook)
    ? await parseCodebook(readTable(opened, codebook))
    : new Map<string, string>()
  const file = baseName(path)
  const gatherer = createGatherer(POVERTY_PLATFORM.publisherId, Infinity)
  const seen: Seen = new Map()
  const context = { file, gatherer, findPlace: createPlaceFinder(), codes: createCodes(seen) }
  yield* readRowsUnderHeader(readTable(opened, path), {
    header: ({ cells }) => ({
      labels: findNamedCells(cells, LABELS, file),
      columns: cells.flatMap((name, cell) => {
        const column = pipColumn(name.trim())
        return column ? [{ cell, column }] : []
      }),
    }),
    row: (row, header) => readRow(row, header, context),
  })
  yield* gatherer.take()
  for (const { column, survey } of seen.values())
    yield mapPip(column, survey, definitions.get(column.column) ?? "")
}

type Seen = Map<string, { column: PipColumn; survey: Survey }>

/** Gives the code of a column in a survey, made once for each kind of survey, and notes what it was asked for. */
function createCodes(seen: Seen): (column: PipColumn, survey: Survey) => string {
  const bySurvey = new Map<string, Map<string, string>>()
  return (column, survey) => {
    const kind = `${survey.welfare} ${survey.level}`
    const codes = bySurvey.get(kind) ?? new Map<string, string>()
    bySurvey.set(kind, codes)
    const known = codes.get(column.column)
    if (known !== undefined) return known
    const code = pipCode(column, survey)
    codes.set(column.column, code)
    seen.set(code, { column, survey })
    return code
  }
}

type Header = { labels: NamedCells; columns: readonly { cell: number; column: PipColumn }[] }
type RowContext = {
  file: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  codes: (column: PipColumn, survey: Survey) => string
}

function* readRow(
  { cells, line }: CsvRow,
  header: Header,
  { file, gatherer, findPlace, codes }: RowContext,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const label = header.labels(cells)
  const survey = { welfare: label("welfare_type"), level: label("reporting_level") }
  const entity = label("Entity").replace(/ - (?:urban|rural)$/, "")
  const country = findPlace("", entity)
  const period = parsePeriod(label("Year"))
  if (country === undefined) yield problem("unknown-country", entity)
  else if (!period) yield problem("bad-period", label("Year"))
  else
    for (const { cell, column } of header.columns) {
      const value = readNumber(cells[cell] ?? "")
      if (value === undefined) yield problem("bad-number", cells[cell] ?? "")
      else if (value !== null) {
        const code = codes(column, survey)
        gatherer.add({ code, country, ...period, value, line })
      }
    }
}
