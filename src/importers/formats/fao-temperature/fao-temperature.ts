import { AppError } from "#domain/errors.ts"
import type { Observations } from "#domain/series/series.ts"

import { mapFaoPlace } from "../fao-faostat/map.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Importer, Problem } from "../../importer.ts"
import { lacksColumns } from "../../tables/find-named-cells.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { readNumber } from "../../read/read-number.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"
import {
  isElement,
  mapTemperature,
  findPartOfYear,
  TEMPERATURE,
  temperatureCode,
  type PartOfYear,
} from "./map.ts"

const ADDRESS =
  "https://bulks-faostat.fao.org/production/Environment_Temperature_change_E_All_Data.zip"
const TABLE = /^Environment_Temperature_change_E_All_Data(?:_NOFLAG)?\.csv$/
const COLUMNS = ["Area Code", "Area", "Months Code", "Element Code", "Unit"]

/** FAOSTAT's bulk download of temperature change: a row for each area, month or season, and element. */
export const faoTemperature: Importer = {
  id: "fao-temperature",
  title: TEMPERATURE.title,
  accepts: "Environment_Temperature_change_E_All_Data*.zip or the table in it",
  address: ADDRESS,
  sources: [TEMPERATURE],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip"],
      lacks: "no Environment_Temperature_change_E_All_Data*.csv",
      read: readDownload,
    }),
}

function* readDownload(opened: OpenedInput): Generator<ImportFile> {
  const tables = opened.archive.names.filter((name) => TABLE.test(baseName(name)))
  const path = tables.find((name) => name.includes("NOFLAG")) ?? tables[0]
  if (path === undefined) return
  yield makeReleaseFile(opened, {
    source: TEMPERATURE,
    part: "bulk",
    stated: undefined,
    records: () => parseTemperature(opened, path),
  })
}

type Header = { at: Record<string, number>; years: PeriodColumns }
type Kind = { element: string; part: PartOfYear; unit: string }

async function* parseTemperature(opened: OpenedInput, path: string): AsyncGenerator<ImportRecord> {
  const file = baseName(path)
  const gatherer = createGatherer(TEMPERATURE.publisherId, Infinity)
  const findPlace = mapFaoPlace(createPlaceFinder())
  const kinds = new Map<string, Kind>()
  yield* readRowsUnderHeader(readTable(opened, path), {
    header: ({ cells }) => parseHeader(cells, file),
    row: ({ cells, line }, header): Problem[] => {
      const problem = problemAt(file, line)
      const cell = (column: string) => (cells[header.at[column] ?? -1] ?? "").trim()
      const element = cell("Element Code")
      const part = findPartOfYear(cell("Months Code"))
      if (!part || !isElement(element))
        return [problem("bad-row", `${cell("Months Code")}, ${element}`)]
      const country = findPlace(cell("Area Code"), cell("Area"))
      if (country === undefined)
        return [problem("unknown-country", `${cell("Area")} (${cell("Area Code")})`)]
      const kind = { element, part, unit: cell("Unit") }
      const code = temperatureCode(element, part)
      if (!kinds.has(code)) kinds.set(code, kind)
      const problems: Problem[] = []
      const observations = readRowValues(cells, header.years, readNumber, (text) =>
        problems.push(problem("bad-number", text)),
      )
      for (const point of observations ? pointsIn(observations, part) : [])
        gatherer.add({ ...point, code, country, line })
      return problems
    },
  })
  for (const record of gatherer.take())
    yield record.kind === "problem" ? { ...record, file } : record
  for (const { element, part, unit } of kinds.values()) yield mapTemperature(element, part, unit)
}

function parseHeader(cells: readonly string[], file: string): Header {
  const names = cells.map((cell) => cell.trim())
  // With flags, a column for them follows each year: Y1961, Y1961F.
  const years = names.map((name) => /^Y(\d{4})$/.exec(name)?.[1])
  const found = findPeriodColumns(years.map((year) => year ?? "").filter((year) => year !== ""))
  if (COLUMNS.some((column) => !names.includes(column))) throw lacksColumns(COLUMNS, file)
  if (!found) throw new AppError("bad-file", `${file} has no columns of years.`)
  const yearCells = years.flatMap((year, cell) =>
    year === undefined ? [] : [{ cell, offset: Number(year) - found.start }],
  )
  const at = Object.fromEntries(names.map((name, cell) => [name, cell]))
  return { at, years: { ...found, cells: yearCells } }
}

/** A row holds one month of every year, or a season of every year. */
function* pointsIn({ start, values }: Observations, part: PartOfYear) {
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    const year = start + k
    if ("month" in part)
      yield { frequency: "monthly" as const, index: year * 12 + part.month - 1, value }
    else yield { frequency: "yearly" as const, index: year, value }
  }
}
