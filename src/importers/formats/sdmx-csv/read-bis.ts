import type { CountryCode } from "#domain/places/country.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"

import { findDateInName, findDayInArchive } from "../../files/date-in-name.ts"
import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportFile, ImportRecord, Problem } from "../../importer.ts"
import { baseName, readBytes, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { cellText, readWorkbook } from "../../read/read-workbook.ts"
import { findPeriodColumns, readRowValues } from "../../tables/wide-periods.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import {
  BIS,
  mapPolicyRate,
  mapPropertyPrice,
  POLICY_RATE_SOURCE,
  PROPERTY_SOURCE,
  RATE_AT_END,
  RATE_AVERAGE,
} from "./map-bis.ts"
import {
  CREDIT_DIMENSIONS,
  CREDIT_GAP_SOURCE,
  CREDIT_SOURCE,
  LONG_CPI_SOURCE,
  mapConsumerPrice,
  mapCredit,
  mapCreditGap,
} from "./map-bis-credit.ts"
import {
  AREA_COLUMNS,
  averageByMonth,
  parseBisColumns,
  readRate,
  type BisSeries,
} from "./parse-bis.ts"
import { findQuarter } from "./find-quarter.ts"

/** A database in the "column" layout: its files, and what each of their rows is. */
type BisTable = {
  form: RegExp
  source: Source
  toSeries: (series: BisSeries) => Named[]
}

const TABLES: readonly BisTable[] = [
  { form: /WS_CBPOL[^/]*\.csv$/i, source: POLICY_RATE_SOURCE, toSeries: rateSeries },
  {
    form: /WS_SPP[^/]*\.csv$/i,
    source: PROPERTY_SOURCE,
    toSeries: codedSeries("WS_SPP", ["VALUE", "UNIT_MEASURE"]),
  },
  {
    form: /WS_TC[^/]*\.csv$/i,
    source: CREDIT_SOURCE,
    toSeries: codedSeries("WS_TC", CREDIT_DIMENSIONS),
  },
  {
    form: /WS_CREDIT_GAP[^/]*\.csv$/i,
    source: CREDIT_GAP_SOURCE,
    toSeries: codedSeries("WS_CREDIT_GAP", ["TC_BORROWERS", "TC_LENDERS", "CG_DTYPE"]),
  },
  {
    form: /WS_LONG_CPI[^/]*\.csv$/i,
    source: LONG_CPI_SOURCE,
    toSeries: codedSeries("WS_LONG_CPI", ["UNIT_MEASURE"]),
  },
]

/** The databases of the BIS in an archive, in each of the layouts in which they are handed around. */
export function* readBis(opened: OpenedInput): Generator<ImportFile> {
  for (const name of opened.archive.names) {
    const table = TABLES.find(({ form }) => form.test(name))
    if (table)
      yield makeFile(opened, name, table.source, () => columnRecords(opened, name, table.toSeries))
    if (/WS_CBPOL[^/]*\.xlsx$/i.test(name))
      yield makeFile(opened, name, POLICY_RATE_SOURCE, () => portalRecords(opened, name))
  }
  const tables = opened.archive.names.filter((name) => LONG_TABLE.test(name))
  if (tables.length > 0)
    yield makeFile(opened, "house-prices-global", PROPERTY_SOURCE, () =>
      longRecords(opened, tables),
    )
}

function makeFile(
  opened: OpenedInput,
  name: string,
  source: Source,
  records: () => AsyncGenerator<ImportRecord>,
): ImportFile {
  const { input, archive } = opened
  const own = baseName(name)
  // The BIS packs each table alone in an archive of its name; others hold what somebody gathered.
  const isTheirs = input.name.replace(/( \(\d+\))?\.zip$/i, "") === own.replace(/\.csv$/i, "")
  const packed = isTheirs ? findDayInArchive(archive, name) : undefined
  return makeReleaseFile(opened, {
    source,
    part: own.replace(/\.(csv|xlsx)$/i, "").replace(/_\d{4}-\d{2}.*$/, ""),
    name: own === input.name ? own : `${input.name}/${own}`,
    stated: findDateInName(own) ?? packed,
    records,
  })
}

type Named = { code: string; observations: Observations }

/** A row of the policy rates: months as published, days as their mean. */
function rateSeries({ observations, days }: BisSeries): Named[] {
  if (observations) return [{ code: RATE_AT_END, observations }]
  const mean = averageByMonth(days)
  return mean ? [{ code: RATE_AVERAGE, observations: mean }] : []
}

/** Series whose code is the database's with the values of its dimensions: `WS_SPP.N.628`. */
function codedSeries(database: string, dimensions: readonly string[]): BisTable["toSeries"] {
  return ({ labels, observations }) => {
    const code = [database, ...dimensions.map((name) => labels.get(name) ?? "")].join(".")
    return observations ? [{ code, observations }] : []
  }
}

async function* columnRecords(
  opened: OpenedInput,
  name: string,
  toSeries: (series: BisSeries) => Named[],
): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const findPlace = createPlaceFinder()
  const codes = new Set<string>()
  let rows = 0
  for await (const found of parseBisColumns(readTable(opened, name), file)) {
    if ("kind" in found) {
      yield found
      continue
    }
    rows += 1
    const { labels } = found
    const [code, name] = AREA_COLUMNS.find(([column]) => labels.has(column)) ?? AREA_COLUMNS[0]
    const place = { code: labels.get(code) ?? "", name: labels.get(name) ?? "" }
    for (const { code, observations } of toSeries(found)) {
      codes.add(code)
      yield placed(place, { code, observations }, findPlace, file)
    }
  }
  yield { kind: "rows", rows }
  for (const code of codes) yield describe(code)
}

/** The portal's export: labels like `AR:Argentina`, months named by their last day. */
async function* portalRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const [sheet] = await readWorkbook(readBytes(opened.archive, name), file)
  const [head = [], ...rows] = sheet?.rows ?? []
  const header = head.map(cellText)
  const area = header.indexOf("REF_AREA:Reference area")
  const columns = findPeriodColumns(header, (text) => parsePeriod(text.slice(0, 7)))
  if (area === -1 || !columns) {
    const text = header.slice(0, 8).join(", ")
    yield { kind: "problem", problem: "unknown-layout", file, text }
    return
  }
  const findPlace = createPlaceFinder()
  yield mapPolicyRate(RATE_AT_END)
  yield { kind: "rows", rows: rows.length }
  for (const [k, row] of rows.entries()) {
    const cells = row.map(cellText)
    const bad: string[] = []
    const observations = readRowValues(cells, columns, readRate, (text) => bad.push(text))
    for (const text of bad)
      yield { kind: "problem", problem: "bad-number", file, line: k + 2, text }
    if (!observations) continue
    const [code = "", ...words] = (cells[area] ?? "").split(":")
    yield placed(
      { code, name: words.join(":") },
      { code: RATE_AT_END, observations },
      findPlace,
      file,
    )
  }
}

const LONG_TABLE = /(?:^|\/)(nominal|real)_(index|year)\.csv$/i

/** Tables `date,country_code,country,price`, of which only the name says what they measure. */
async function* longRecords(
  opened: OpenedInput,
  tables: readonly string[],
): AsyncGenerator<ImportRecord> {
  const findPlace = createPlaceFinder()
  const gatherer = createGatherer(BIS)
  for (const name of tables) {
    const [, value = "", unit = ""] = LONG_TABLE.exec(name.toLowerCase()) ?? []
    const code = `WS_SPP.${value === "real" ? "R" : "N"}.${unit === "index" ? "628" : "771"}`
    yield mapPropertyPrice(code)
    for await (const rows of readTable(opened, name)) {
      yield { kind: "rows", rows: rows.length }
      for (const row of rows) {
        const problem = addPrice(row, code, findPlace, gatherer)
        if (problem) yield { ...problem, file: baseName(name) }
      }
    }
  }
  yield* gatherer.take()
}

function addPrice(
  { cells, line }: CsvRow,
  code: string,
  findPlace: PlaceFinder,
  gatherer: Gatherer,
): Problem | undefined {
  const [day = "", area = "", name = "", price = ""] = cells
  if (day === "date" || price === "") return undefined
  const index = findQuarter(day)
  if (index === undefined) return { kind: "problem", problem: "bad-period", line, text: day }
  const country = resolvePlace({ code: area, name }, findPlace)
  if (country === undefined)
    return { kind: "problem", problem: "unknown-country", line, text: `${name} (${area})` }
  const value = readRate(price)
  if (value === undefined) return { kind: "problem", problem: "bad-number", line, text: price }
  if (value !== null) gatherer.add({ code, country, frequency: "quarterly", index, value, line })
  return undefined
}

function describe(code: string): ImportRecord {
  if (code.startsWith("WS_CBPOL")) return mapPolicyRate(code)
  if (code.startsWith("WS_SPP")) return mapPropertyPrice(code)
  if (code.startsWith("WS_LONG_CPI")) return mapConsumerPrice(code)
  return code.startsWith("WS_CREDIT_GAP") ? mapCreditGap(code) : mapCredit(code)
}

function placed(
  place: { code: string; name: string },
  { code, observations }: Named,
  findPlace: PlaceFinder,
  file: string,
): ImportRecord {
  const country = resolvePlace(place, findPlace)
  if (country === undefined)
    return {
      kind: "problem",
      problem: "unknown-country",
      file,
      text: `${place.name} (${place.code})`,
    }
  return {
    kind: "series",
    publisherId: BIS,
    code,
    country,
    frequency: observations.frequency,
    observations,
  }
}

/** The name decides: the publisher's code for the euro area (XM) is the World Bank's for low-income countries. */
function resolvePlace(
  { code, name }: { code: string; name: string },
  findPlace: PlaceFinder,
): CountryCode | undefined {
  return findPlace("", name) ?? findPlace(code)
}
