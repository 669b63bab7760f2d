import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { Importer, ImportFile, ImportRecord, Problem } from "../../importer.ts"
import { baseName, openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { cellNumber, cellText, readWorkbook, type Cell } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import {
  GOVERNANCE_MEASURES,
  GOVERNANCE_SOURCE,
  governanceCode,
  isDimension,
  mapGovernance,
} from "./map.ts"

const ADDRESS = "https://www.worldbank.org/content/dam/sites/govindicators/doc/wgidataset.xlsx"

/** The Worldwide Governance Indicators: a workbook with a row for each country, year and dimension. */
export const wbWgi: Importer = {
  id: "wb-wgi",
  title: "World Bank Worldwide Governance Indicators",
  accepts: "wgidataset.xlsx",
  address: ADDRESS,
  sources: [GOVERNANCE_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".xlsx"],
      lacks: "no wgidataset.xlsx",
      read: readGovernance,
    }),
}

function* readGovernance(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  const name = archive.names.find((each) => /wgidataset[^/]*\.xlsx$/i.test(each))
  if (name === undefined) return
  yield makeReleaseFile(opened, {
    source: GOVERNANCE_SOURCE,
    part: "wgidataset",
    stated: undefined,
    records: () => governanceRecords(opened, name),
  })
}

async function* governanceRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const [sheet] = await readWorkbook(readBytes(opened.archive, name), file)
  const [head = [], ...rows] = sheet?.rows ?? []
  const header = head.map((cell) => cellText(cell).toLowerCase())
  if (!["code", "year", "indicator", "estimate"].every((column) => header.includes(column))) {
    yield { kind: "problem", problem: "unknown-layout", file, text: header.join(", ") }
    return
  }
  const findPlace = createPlaceFinder()
  const gatherer = createGatherer(WORLD_BANK)
  const dimensions = new Set<string>()
  yield { kind: "rows", rows: rows.length }
  for (const [k, row] of rows.entries()) {
    const at: ReadCell = (column) => row[header.indexOf(column)]
    yield* readRow(at, { file, line: k + 2 }, { findPlace, gatherer, dimensions })
  }
  for (const dimension of dimensions)
    for (const measure of GOVERNANCE_MEASURES) yield mapGovernance(dimension, measure)
  yield* gatherer.take()
}

type ReadCell = (column: string) => Cell | undefined
type ReadState = { findPlace: PlaceFinder; gatherer: Gatherer; dimensions: Set<string> }

function* readRow(
  at: ReadCell,
  { file, line }: { file: string; line: number },
  { findPlace, gatherer, dimensions }: ReadState,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const dimension = cellText(at("indicator")).toLowerCase()
  const period = parsePeriod(cellText(at("year")))
  if (!isDimension(dimension)) {
    yield problem("bad-row", `indicator "${dimension}"`)
    return
  }
  if (!period) {
    yield problem("bad-period", cellText(at("year")))
    return
  }
  dimensions.add(dimension)
  const { values, badTexts } = readMeasures(at)
  for (const text of badTexts) yield problem("bad-number", text)
  if (values.length === 0) return
  const [code, name] = [cellText(at("code")), cellText(at("countryname"))]
  const country = findPlace(code, name)
  if (country === undefined) {
    yield problem("unknown-country", `${name} (${code})`)
    return
  }
  for (const { measure, value } of values)
    gatherer.add({ code: governanceCode(dimension, measure), country, ...period, value, line })
}

/** The measures of a row that have a value, and the texts of those that cannot be read. */
function readMeasures(at: ReadCell) {
  const cells = GOVERNANCE_MEASURES.map((measure) => ({ measure, cell: at(measure.column) }))
  const read = cells.map(({ measure, cell }) => ({ measure, cell, value: cellNumber(cell) }))
  return {
    values: read.flatMap(({ measure, value }) => (value == null ? [] : [{ measure, value }])),
    badTexts: read.flatMap(({ cell, value }) => (value === undefined ? [cellText(cell)] : [])),
  }
}
