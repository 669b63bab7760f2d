import { parsePeriod } from "#domain/time/period.ts"
import { trimGaps, type Observations } from "#domain/series/series.ts"

import { findDateInName } from "../../files/date-in-name.ts"
import type { ImportFile, ImportRecord, Problem } from "../../importer.ts"
import { IMF } from "../imf-weo/map.ts"
import { baseName, readBytes, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { cellNumber, cellText, readWorkbook } from "../../read/read-workbook.ts"
import { periodColumns, readRowValues } from "../../tables/wide-periods.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import {
  datasetSource,
  EXCHANGE_SOURCE,
  isMoneyHeld,
  mapPortalIndicator,
} from "./map-imf-portal.ts"
import { parseImfPortal, type PortalSeries } from "./parse-imf-portal.ts"
import { mapPortalSeries } from "./map-portal-series.ts"

// People name their exports as they like, so the first row of each is read; there are never many.
const MAX_TABLES = 50
const MONTHLY = /IMF_ER_MFS_monthly[^/]*\.xlsx$/i

/** Exports of the portal's monetary and national accounts data sets, and the monthly workbook made from them. */
export async function* readImfDatasets(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, archive } = opened
  const tables = archive.names.filter((name) => /\.csv$/i.test(name))
  for (const name of tables.length > MAX_TABLES ? [] : tables) {
    const dataset = await readDatasetName(opened, name)
    const source = dataset === undefined ? undefined : datasetSource(dataset)
    if (dataset === undefined || !source) continue
    const file = baseName(name)
    yield makeReleaseFile(opened, {
      source,
      part: `${dataset}/${file.replace(/\.csv$/i, "")}`,
      name: file === input.name ? file : `${input.name}/${file}`,
      stated: findDateInName(file),
      records: () => tableRecords(opened, name),
    })
  }
  for (const name of archive.names.filter((each) => MONTHLY.test(each)))
    yield makeReleaseFile(opened, {
      source: EXCHANGE_SOURCE,
      part: "workbook",
      stated: findDateInName(baseName(name)),
      records: () => monthlyRecords(opened, name),
    })
}

/** The short name of the data set of a table's first row: `MFS_MA` of `IMF.STA:MFS_MA(10.0.1)`. */
async function readDatasetName(opened: OpenedInput, name: string): Promise<string | undefined> {
  for await (const [header, first] of readTable(opened, name)) {
    const [column = ""] = header?.cells ?? []
    if (column.trim() !== "DATASET" || !header?.cells.includes("SERIES_CODE")) return undefined
    return /^IMF\.STA:([A-Z_]+)/.exec(first?.cells[0] ?? "")?.[1]
  }
  return undefined
}

async function* tableRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const findPlace = createPlaceFinder()
  const labels = new Map<string, string>()
  const table = await parseImfPortal(readTable(opened, name), file)
  yield { kind: "rows", rows: table.rows }
  yield* table.problems
  for (const row of table.series) {
    labels.set(row.code, row.labels.get("INDICATOR") ?? "")
    const { row: held, problems } = withoutPlaceholders(row, file)
    yield* problems
    if (held) yield mapPortalSeries(held, findPlace, file)
  }
  for (const [code, label] of labels) yield mapPortalIndicator(code, label)
}

/** Removes the zeros of years in which no money was reported. */
function withoutPlaceholders(
  row: PortalSeries,
  file: string,
): { row: PortalSeries | undefined; problems: Problem[] } {
  const { code, countryCode, observations, line } = row
  if (!isMoneyHeld(code) || !observations.values.includes(0)) return { row, problems: [] }
  const problem = problemAt(file, line)
  const zeros = observations.values.filter((value) => value === 0)
  const values = observations.values.map((value) => (value === 0 ? null : value))
  const reported = trimGaps({ ...observations, values })
  return {
    row: reported && { ...row, observations: reported },
    problems: zeros.map(() => problem("placeholder-zero", `${code} of ${countryCode}`)),
  }
}

/**
 * The monthly workbook: a row for each country and indicator. January to September have two columns, `1960M1` and
 * `1960M01`, of which each indicator fills one; figures are text.
 */
async function* monthlyRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const [sheet] = await readWorkbook(readBytes(opened.archive, name), file)
  const [head = [], ...rows] = sheet?.rows ?? []
  const header = head.map(cellText)
  const at = (column: string) => header.indexOf(column)
  const months = findMonths(header)
  if (at("Country Name") === -1 || at("Indicator Code") === -1 || months.length === 0) {
    const text = header.slice(0, 8).join(", ")
    yield { kind: "problem", problem: "unknown-layout", file, text }
    return
  }
  const columns = periodColumns("monthly", months)
  const findPlace = createPlaceFinder()
  const labels = new Map<string, string>()
  yield { kind: "rows", rows: rows.length }
  for (const [k, row] of rows.entries()) {
    const problem = problemAt(file, k + 2)
    const cells = row.map((cell) => cell ?? "")
    const bad: string[] = []
    const observations = readRowValues(cells, columns, cellNumber, (cell) =>
      bad.push(cellText(cell)),
    )
    for (const text of bad) yield problem("bad-number", text)
    if (!observations) continue
    const code = cellText(row[at("Indicator Code")])
    const country = cellText(row[at("Country Name")])
    labels.set(code, cellText(row[at("Indicator Name")]))
    const place = findPlace("", correctSpelling(country))
    if (place === undefined) yield problem("unknown-country", country)
    else yield mapMonths(code, place, observations)
  }
  for (const [code, label] of labels) yield mapPortalIndicator(code, label)
}

function correctSpelling(country: string): string {
  return SPELLINGS[country] ?? country
}

function findMonths(header: readonly string[]) {
  return header.flatMap((text, cell) => {
    const period = parsePeriod(text)
    return period?.frequency === "monthly" ? [{ cell, index: period.index }] : []
  })
}

/** Slips and the fund's words for territories. */
const SPELLINGS: Readonly<Record<string, string>> = {
  "Caymen Islands": "Cayman Islands",
  "French Territories: New Caledonia": "New Caledonia",
  "French Territories: French Polynesia": "French Polynesia",
  "Taiwan Province of China": "Taiwan",
  "Montenegro, Rep. of": "Montenegro",
  "Yemen, P.D. Rep": "South Yemen",
  "Yemen Arab Rep": "North Yemen",
  "Yugoslavia, SFR": "Yugoslavia",
}

function mapMonths(code: string, country: string, observations: Observations): ImportRecord {
  return { kind: "series", publisherId: IMF, code, country, frequency: "monthly", observations }
}
