import { parsePeriod } from "#domain/time/period.ts"

import { findDateInName } from "../../files/date-in-name.ts"
import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type {
  ImportedIndicator,
  Importer,
  ImportFile,
  ImportRecord,
  Problem,
} from "../../importer.ts"
import { lacksColumns, findNamedCells } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { ILOSTAT, labelledCode, mapLabelled } from "./map.ts"

const ADDRESS =
  "https://rplumber.ilo.org/data/indicator/?id=EAR_4MTH_SEX_GEO_CUR_NB_A&type=label&format=.csv"
const NEEDED = ["ref_area.label", "indicator.label", "sex.label", "time", "obs_value"] as const
const TABLE = /^([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)_[AQM]\b(?!_pivot)[^/]*\.csv$/

/** Tables of ILOSTAT with the labels of their dimensions, a row for each figure. */
export const iloLabels: Importer = {
  id: "ilo-labels",
  title: "ILOSTAT tables with labels",
  accepts: "a CSV with labels of ILOSTAT, named like EAR_4MTH_SEX_GEO_CUR_NB_A.csv, or a zip of it",
  address: ADDRESS,
  sources: [ILOSTAT],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip", ".csv"],
      lacks: "no table of ILOSTAT with labels (*_A.csv)",
      read: readTables,
    }),
}

function* readTables(opened: OpenedInput): Generator<ImportFile> {
  for (const path of opened.archive.names) {
    const name = baseName(path)
    const table = TABLE.exec(name)?.[1]
    if (table === undefined) continue
    yield makeReleaseFile(opened, {
      source: ILOSTAT,
      part: table,
      stated: findDateInName(name),
      records: () => records(opened, path, table),
    })
  }
}

type RowContext = {
  file: string
  table: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  described: Map<string, ImportedIndicator>
}

async function* records(
  opened: OpenedInput,
  path: string,
  table: string,
): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const gatherer = createGatherer(ILOSTAT.publisherId)
  const described = new Map<string, ImportedIndicator>()
  const context = { file, table, gatherer, findPlace: createPlaceFinder(), described }
  const header = yield* readRowsUnderHeader(readTable(opened, path), {
    header: ({ cells }) => findNamedCells(cells, NEEDED, file),
    row: ({ cells, line }, read) => readRow(read(cells), context, line),
  })
  if (!header) throw lacksColumns(NEEDED, file)
  yield* gatherer.take()
  yield* described.values()
}

function* readRow(
  cell: (column: string) => string,
  { file, table, gatherer, findPlace, described }: RowContext,
  line: number,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const value = readNumber(cell("obs_value"))
  const period = parsePeriod(cell("time"))
  const country = findPlace("", cell("ref_area.label"))
  const parts = {
    sex: cell("sex.label"),
    classifications: [cell("classif1.label"), cell("classif2.label")].filter(
      (label) => label !== "",
    ),
  }
  if (value === null) return
  if (value === undefined) yield problem("bad-number", cell("obs_value"))
  else if (country === undefined) yield problem("unknown-country", cell("ref_area.label"))
  else if (!period) yield problem("bad-period", cell("time"))
  else {
    const code = labelledCode(table, parts)
    if (!described.has(code))
      described.set(code, mapLabelled(table, cell("indicator.label"), parts))
    gatherer.add({ code, country, ...period, value, line })
  }
}
