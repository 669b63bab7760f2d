import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer } from "../../tables/gather-series.ts"
import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { formatDay } from "../../files/input-files.ts"
import { baseName, openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { cellNumber, cellText, readWorkbook, type Cell } from "../../read/read-workbook.ts"
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

async function* readGovernance(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, archive, checksum } = opened
  const name = archive.names.find((each) => /wgidataset[^/]*\.xlsx$/i.test(each))
  if (name === undefined) return
  yield {
    name: input.name,
    source: GOVERNANCE_SOURCE,
    lineage: `${GOVERNANCE_SOURCE.id}/wgidataset`,
    vintage: { date: formatDay(input.retrievedAt), stated: false },
    retrievedAt: input.retrievedAt,
    checksum,
    refusesBadRows: false,
    records: () => governanceRecords(opened, name),
  }
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
    const at = (column: string): Cell | undefined => row[header.indexOf(column)]
    const line = k + 2
    const problem = problemAt(file, line)
    const dimension = cellText(at("indicator")).toLowerCase()
    const period = parsePeriod(cellText(at("year")))
    if (!isDimension(dimension)) yield problem("bad-row", `indicator "${dimension}"`)
    else if (!period) yield problem("bad-period", cellText(at("year")))
    else {
      dimensions.add(dimension)
      for (const measure of GOVERNANCE_MEASURES) {
        const value = cellNumber(at(measure.column))
        if (value === undefined) yield problem("bad-number", cellText(at(measure.column)))
        if (value === undefined || value === null) continue
        const country = findPlace(cellText(at("code")), cellText(at("countryname")))
        if (country === undefined) {
          yield problem(
            "unknown-country",
            `${cellText(at("countryname"))} (${cellText(at("code"))})`,
          )
          break
        }
        gatherer.add({ code: governanceCode(dimension, measure), country, ...period, value, line })
      }
    }
  }
  for (const dimension of dimensions)
    for (const measure of GOVERNANCE_MEASURES) yield mapGovernance(dimension, measure)
  yield* gatherer.take()
}
