import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { baseName, openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import {
  isKnownWorkbook,
  isStockMarket,
  mapWorkbook,
  MONITOR_SOURCE,
  sheetFactor,
  STOCK_MARKET_SOURCE,
} from "./map.ts"
import { parseWorkbook } from "./parse.ts"

const ADDRESS = "https://databank.worldbank.org/data/download/GemDataEXTR.zip"

/** The World Bank's Global Economic Monitor: a zip of workbooks with a sheet for years, quarters and months. */
export const wbGem: Importer = {
  id: "wb-gem",
  title: "World Bank Global Economic Monitor",
  accepts: "GemDataEXTR.zip, or a folder with its workbooks",
  address: ADDRESS,
  sources: [MONITOR_SOURCE, STOCK_MARKET_SOURCE],
  recognises: ({ names }) =>
    Promise.resolve(
      names.some((name) => /\.xlsx$/i.test(name) && isKnownWorkbook(readTitle(name))),
    ),
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip"],
      lacks: "no workbook (.xlsx)",
      read: readMonitor,
    }),
}

function* readMonitor(opened: OpenedInput): Generator<ImportFile> {
  const names = opened.archive.names.filter((name) => /\.xlsx$/i.test(name))
  const groups = [
    { source: MONITOR_SOURCE, workbooks: names.filter((name) => !isStockMarket(readTitle(name))) },
    {
      source: STOCK_MARKET_SOURCE,
      workbooks: names.filter((name) => isStockMarket(readTitle(name))),
    },
  ]
  for (const { source, workbooks } of groups) {
    if (workbooks.length === 0) continue
    yield makeReleaseFile(opened, {
      source,
      part: "GemDataEXTR",
      stated: undefined,
      records: async function* () {
        for (const name of workbooks) yield* workbookRecords(opened, name)
      },
    })
  }
}

async function* workbookRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  const title = readTitle(name)
  const indicator = mapWorkbook(title)
  const sheets = await readWorkbook(readBytes(opened.archive, name), file)
  yield indicator
  yield { kind: "rows", rows: sheets.reduce((sum, { rows }) => sum + rows.length, 0) }
  const findPlace = createPlaceFinder()
  for (const found of parseWorkbook(sheets, file, indicator.aggregation)) {
    if (found.kind === "problem") {
      yield found
      continue
    }
    const country = findPlace("", found.place)
    if (country === undefined)
      yield { kind: "problem", problem: "unknown-country", file, text: found.place }
    else {
      const { frequency, values, ...span } = found.observations
      const factor = sheetFactor(title, frequency)
      yield {
        kind: "series",
        publisherId: WORLD_BANK,
        code: indicator.code,
        country,
        frequency,
        observations: {
          ...span,
          frequency,
          values: values.map((value) => (value === null ? null : value * factor)),
        },
      }
    }
  }
}

function readTitle(name: string): string {
  return baseName(name).replace(/\.xlsx$/i, "")
}
