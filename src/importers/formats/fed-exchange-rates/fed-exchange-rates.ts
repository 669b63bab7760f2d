import { parsePeriod } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder, type PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { hasHeader } from "../../files/has-header.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"

const FED = "us-federal-reserve"

/** The Federal Reserve's foreign exchange rates as a source. */
export const EXCHANGE_SOURCE: Source = {
  id: "us-federal-reserve-exchange-rates",
  publisherId: FED,
  publisher: "Board of Governors of the Federal Reserve System",
  title: "Foreign exchange rates (H.10 and G.5)",
  licence: "Public domain (US government work)",
  licenceUrl: "https://www.usa.gov/government-works",
  attribution: "Board of Governors of the Federal Reserve System (US): Foreign exchange rates",
  redistribute: "yes",
  url: "https://www.federalreserve.gov/releases/h10/",
}

/** The Federal Reserve's exchange rates in DataHub's tables `Date,Country,Exchange rate`. */
export const fedExchangeRates: Importer = {
  id: "fed-exchange-rates",
  title: "Federal Reserve foreign exchange rates",
  accepts: "DataHub's package exchange-rates with data/monthly.csv and data/annual.csv",
  address: null,
  sources: [EXCHANGE_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no data/monthly.csv or data/annual.csv with exchange rates",
      read: readRates,
    }),
}

const TABLE = /(?:^|\/)(monthly|annual)\.csv$/i

async function* readRates(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { archive } = opened
  const tables = archive.names.filter((name) => TABLE.test(name))
  // Tables of months are many publishers'; those of rates name them in their header.
  if (!(await hasHeader(archive, tables, (cells) => cells.some(isRate)))) return
  yield makeReleaseFile(opened, {
    source: EXCHANGE_SOURCE,
    part: "exchange-rates",
    stated: undefined,
    records: async function* () {
      const findPlace = createPlaceFinder()
      const gatherer = createGatherer(FED)
      yield mapRate()
      for (const name of tables)
        for await (const rows of readTable(opened, name))
          yield* rateRecords(rows, baseName(name), findPlace, gatherer)
      yield* gatherer.take()
    },
  })
}

function isRate(column: string): boolean {
  return /^exchange rate$/i.test(column)
}

function* rateRecords(
  rows: readonly CsvRow[],
  file: string,
  findPlace: PlaceFinder,
  gatherer: Gatherer,
): Generator<ImportRecord> {
  const isAnnual = /^annual/i.test(file)
  yield { kind: "rows", rows: rows.length }
  for (const row of rows) {
    const [date, name] = row.cells
    if (row.line > 1) yield* rateRecord(row, { file, isAnnual }, findPlace, gatherer)
    else if (date !== "Date" || name !== "Country") {
      yield { kind: "problem", problem: "unknown-layout", file, text: row.cells.join(", ") }
      return
    }
  }
}

function* rateRecord(
  { cells, line }: CsvRow,
  { file, isAnnual }: { file: string; isAnnual: boolean },
  findPlace: PlaceFinder,
  gatherer: Gatherer,
): Generator<ImportRecord> {
  const [date = "", name = "", text = ""] = cells
  const period = readPeriod(date, isAnnual)
  const country = findPlace("", CURRENCY_AREAS[name] ?? name)
  const value = readNumber(text)
  if (!period) yield { kind: "problem", problem: "bad-period", file, line, text: date }
  else if (country === undefined)
    yield { kind: "problem", problem: "unknown-country", file, line, text: name }
  else if (value === undefined) yield { kind: "problem", problem: "bad-number", file, line, text }
  else if (value !== null) gatherer.add({ code: PER_DOLLAR, country, ...period, value, line })
}

/** Months and years are named by their first day. */
function readPeriod(date: string, isAnnual: boolean) {
  const [, year = "", month = ""] = /^(\d{4})-(\d{2})-01$/.exec(date) ?? []
  if (isAnnual) return month === "01" ? parsePeriod(year) : undefined
  return parsePeriod(`${year}-${month}`)
}

const CURRENCY_AREAS: Readonly<Record<string, string>> = { Euro: "Euro area" }

const PER_DOLLAR = "H10.LCU_PER_USD"

/** DataHub has turned the rates that the publisher quotes in dollars, so that all are units per dollar. */
function mapRate(): ImportedIndicator {
  return mapIndicator({
    publisherId: FED,
    code: PER_DOLLAR,
    name: "Exchange rate, local currency per US dollar, average of the period",
    unit: "LCU per US$",
    topics: ["Exchange rates"],
    category: "monetary",
    aggregation: "average",
    notes:
      "Units of local currency for one US dollar. The publisher quotes Australia, the euro area, Ireland, New Zealand and the United Kingdom the other way round; they are turned here. Former currencies of countries of the euro area end in 2001; the currency of Venezuela was redenominated several times.",
  })
}
