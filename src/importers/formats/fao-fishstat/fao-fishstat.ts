import { parsePeriod } from "#domain/time/period.ts"

import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { createM49Finder } from "../../tables/m49-finder.ts"
import { lacksColumns, findNamedCells } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readUtf8Table, type OpenedInput } from "../../files/open-inputs.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { createSumCollector, type SumCollector } from "../../tables/sum-collector.ts"
import { catchCode, FISHSTAT, mapCatch, type Catch, type Species } from "./map.ts"

const TABLE = "Global_production_quantity.csv"
const COLUMNS = [
  "COUNTRY.UN_CODE",
  "SPECIES.ALPHA_3_CODE",
  "PRODUCTION_SOURCE_DET.CODE",
  "MEASURE",
  "PERIOD",
  "VALUE",
  "STATUS",
]
/** Status signs of missing values: not collected, cannot exist, missing, suppressed. */
const MISSING: ReadonlySet<string> = new Set(["L", "M", "O", "Q"])

/** FAO's FishStat: a row for each country, species, fishing area, source and year. */
export const faoFishstat: Importer = {
  id: "fao-fishstat",
  title: FISHSTAT.title,
  accepts:
    "a zip or folder with Global_production_quantity.csv and the lists of countries and species",
  address: null,
  sources: [FISHSTAT],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: `no ${TABLE}`,
      read: readRelease,
    }),
}

function* readRelease(opened: OpenedInput): Generator<ImportFile> {
  const path = opened.archive.names.find((name) => baseName(name) === TABLE)
  if (path === undefined) return
  // `FishStat_Global_production_2025.1.zip`: the first release of 2025.
  const year = /_(\d{4})\.\d+/.exec(opened.input.name)?.[1]
  yield makeReleaseFile(opened, {
    source: FISHSTAT,
    part: "global-production",
    stated: year === undefined ? undefined : `${year}-12-31`,
    records: () => parseCatches(opened, path),
  })
}

type RowContext = {
  sums: SumCollector
  findPlace: PlaceFinder
  names: ReadonlyMap<string, string>
  catches: Map<string, Catch>
  codes: Map<string, string>
}

async function* parseCatches(opened: OpenedInput, path: string): AsyncGenerator<ImportRecord> {
  const beside = (file: string) => path.replace(/[^/]*$/, file)
  const species = await readSpecies(opened, beside("species.csv"))
  const sums = createSumCollector(FISHSTAT.publisherId)
  const context: RowContext = {
    sums,
    findPlace: createM49Finder(),
    catches: new Map(),
    codes: new Map(),
    names: await readList(opened, beside("country.csv"), ["country", "country_name"]),
  }
  yield* readRowsUnderHeader(readUtf8Table(opened, path), {
    header: ({ cells }) => COLUMNS.map((column) => place(cells, column)),
    row: (row, columns) => readRow(row, columns, context),
  })
  yield* sums.take()
  for (const found of context.catches.values()) yield mapCatch(found, species.get(found.species))
}

function place(cells: readonly string[], column: string): number {
  const at = cells.indexOf(column)
  if (at === -1) throw lacksColumns(COLUMNS, TABLE)
  return at
}

function readRow(
  { cells, line }: CsvRow,
  columns: readonly number[],
  context: RowContext,
): Problem[] {
  const problem = problemAt(TABLE, line)
  const { number, species, origin, measure, year, text, status } = readFields(cells, columns)
  const name = context.names.get(number) ?? ""
  const country = context.findPlace(number, name)
  if (country === undefined) return [problem("unknown-country", `${name} (${number})`)]
  const period = parsePeriod(year)
  if (period?.frequency !== "yearly") return [problem("bad-period", year)]
  const code = findCode({ species, origin, measure }, context)
  const part = { code, country, year: period.index }
  if (MISSING.has(status)) {
    context.sums.add({ ...part, value: null })
    return [problem("notation-key", status)]
  }
  const value = readNumber(text)
  if (value === undefined) return [problem("bad-number", text)]
  if (value !== null) context.sums.add({ ...part, value })
  return []
}

function readFields(cells: readonly string[], columns: readonly number[]) {
  const texts = columns.map((at) => getCell(cells, at))
  const [number = "", species = "", origin = "", measure = "", year = "", text = "", status = ""] =
    texts
  return { number, species, origin, measure, year, text, status }
}

/** The code of a catch, made once: the file names the same few thousand in a million rows. */
function findCode(found: Catch, { codes, catches }: RowContext): string {
  const key = `${found.species} ${found.origin}`
  const known = codes.get(key)
  if (known !== undefined) return known
  const code = catchCode(found)
  codes.set(key, code)
  catches.set(code, found)
  return code
}

async function readSpecies(opened: OpenedInput, path: string): Promise<Map<string, Species>> {
  const names = await readList(opened, path, ["species", "species_name"])
  const scientific = await readList(opened, path, ["species", "scientific"])
  const groups = await readList(opened, path, ["species", "isscaap"])
  return new Map(
    [...names].map(([code, name]) => [
      code,
      { name, scientific: scientific.get(code) ?? "", group: groups.get(code) ?? "" },
    ]),
  )
}

/** A column of a small list by the codes in another; empty where the list is not there. */
async function readList(
  opened: OpenedInput,
  path: string,
  [key, value]: readonly [string, string],
): Promise<Map<string, string>> {
  const list = new Map<string, string>()
  if (!opened.archive.names.includes(path)) return list
  const rows = readRowsUnderHeader(readUtf8Table(opened, path), {
    header: ({ cells }) => findNamedCells(cells, [key, value], baseName(path)),
    row: ({ cells }, columns) => [[columns(cells)(key), columns(cells)(value)] as const],
  })
  for await (const row of rows) if ("0" in row) list.set(row[0], row[1])
  return list
}
