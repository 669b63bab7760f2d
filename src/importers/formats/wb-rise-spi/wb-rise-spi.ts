import { parsePeriod } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

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
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import { isStatisticalScore, mapRegulation, mapStatistics, RISE, SPI } from "./map.ts"

/** A table of scores: a row for each country and year, a column for each score. */
type ScoreTable = {
  form: RegExp
  source: Source
  year: string
  isScore: (column: string) => boolean
  map: (code: string) => ImportedIndicator
}

const TABLES: readonly ScoreTable[] = [
  {
    form: /^rise_all_country_year[^/]*\.csv$/i,
    source: RISE,
    year: "Year",
    isScore: (column) => column.startsWith("RISE_"),
    map: mapRegulation,
  },
  {
    form: /^spi_index\.csv$/i,
    source: SPI,
    year: "date",
    isScore: isStatisticalScore,
    map: mapStatistics,
  },
]

/** Two sets of scores that the World Bank's dashboard of governance keeps as CSV: RISE and the statistical indicators. */
export const wbRiseSpi: Importer = {
  id: "wb-rise-spi",
  title: "World Bank scores of energy regulation and of statistics",
  accepts: "rise_all_country_year_v2.csv and spi_index.csv, a zip or a folder of them",
  address: null,
  sources: [RISE, SPI],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no rise_all_country_year*.csv and no spi_index.csv",
      read: readTables,
    }),
}

function* readTables(opened: OpenedInput): Generator<ImportFile> {
  for (const path of opened.archive.names) {
    const name = baseName(path)
    const table = TABLES.find(({ form }) => form.test(name))
    if (!table) continue
    yield makeReleaseFile(opened, {
      source: table.source,
      part: "scores",
      name,
      stated: undefined,
      records: () => records(opened, path, table),
    })
  }
}

type Layout = { iso3: number; year: number; scores: readonly { cell: number; code: string }[] }

type RowContext = {
  file: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  /** Columns of questions answered in words, and how often. */
  answers: Map<string, number>
}

async function* records(
  opened: OpenedInput,
  path: string,
  table: ScoreTable,
): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const context: RowContext = {
    file,
    gatherer: createGatherer(WORLD_BANK, Infinity),
    findPlace: createPlaceFinder(),
    answers: new Map(),
  }
  const layout = yield* readRowsUnderHeader(readTable(opened, path), {
    header: ({ cells }) => parseLayout(cells, table, file),
    row: (row, known) => readRow(row, known, context),
  })
  if (!layout) throw lacksColumns(["iso3c", table.year], file)
  const withValues = new Set<string>()
  for (const record of context.gatherer.take()) {
    // Questions answered "Yes" in some years have points in others, by scales that changed.
    if (record.kind === "series" && context.answers.has(record.code)) continue
    if (record.kind === "series") withValues.add(record.code)
    yield record
  }
  for (const [code, count] of context.answers)
    yield {
      kind: "problem",
      problem: "text-answer",
      file,
      text: `${code}: ${String(count)} answers`,
    }
  for (const code of withValues) yield table.map(code)
}

function parseLayout(header: readonly string[], table: ScoreTable, file: string): Layout {
  const names = header.map((name) => name.trim())
  const [iso3, year] = [names.indexOf("iso3c"), names.indexOf(table.year)]
  if (iso3 === -1 || year === -1) throw lacksColumns(["iso3c", table.year], file)
  const scores = names.flatMap((code, cell) => (table.isScore(code) ? [{ cell, code }] : []))
  return { iso3, year, scores }
}

const MISSING = -99
const NO_ANSWER = new Set(["", "-", "NA"])

function* readRow(
  { cells, line }: CsvRow,
  layout: Layout,
  context: RowContext,
): Generator<Problem> {
  const { file, gatherer, findPlace, answers } = context
  const problem = problemAt(file, line)
  const country = findPlace(getCell(cells, layout.iso3))
  const period = parsePeriod(getCell(cells, layout.year))
  if (country === undefined) yield problem("unknown-country", getCell(cells, layout.iso3))
  else if (!period) yield problem("bad-period", getCell(cells, layout.year))
  else
    for (const { cell, code } of layout.scores) {
      const text = getCell(cells, cell)
      if (NO_ANSWER.has(text)) continue
      const value = readNumber(text)
      if (value === undefined) answers.set(code, (answers.get(code) ?? 0) + 1)
      else if (value === MISSING) yield problem("missing-code", `${text} in ${code}`)
      else if (value !== null) gatherer.add({ code, country, ...period, value, line })
    }
}
