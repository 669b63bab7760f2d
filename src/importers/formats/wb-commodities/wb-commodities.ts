import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { baseName, openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { WORLD_BANK } from "../world-bank/map.ts"
import { COMMODITY_SOURCE, commodityCode, mapCommodity } from "./map.ts"
import { parseCommoditySheet, type CommoditySheet } from "./parse.ts"

const ADDRESS =
  "https://thedocs.worldbank.org/en/doc/18675f1d1639c7a34d463f59263ba0a2-0050012025/related/CMO-Historical-Data-Monthly.xlsx"

/** The World Bank's monthly commodity prices, the "Pink Sheet"; its figures are of the world. */
export const wbCommodities: Importer = {
  id: "wb-commodities",
  title: "World Bank commodity prices (Pink Sheet)",
  accepts: "CMO-Historical-Data-Monthly.xlsx",
  address: ADDRESS,
  sources: [COMMODITY_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".xlsx"],
      lacks: "no CMO-Historical-Data-Monthly.xlsx",
      read: readCommodities,
    }),
}

async function* readCommodities(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { archive } = opened
  const name = archive.names.find((each) => /CMO-Historical[^/]*Monthly[^/]*\.xlsx$/i.test(each))
  if (name === undefined) return
  const workbook = await readWorkbook(readBytes(archive, name), baseName(name))
  const sheets = workbook
    .filter((sheet) => /^monthly (prices|indices)$/i.test(sheet.name))
    .map(parseCommoditySheet)
  yield makeReleaseFile(opened, {
    source: COMMODITY_SOURCE,
    part: "CMO-Historical-Data-Monthly",
    stated: sheets.find(({ updated }) => updated !== undefined)?.updated,
    records: async function* () {
      for (const sheet of sheets) yield* commodityRecords(sheet)
    },
  })
}

function* commodityRecords({ found, remark }: CommoditySheet): Generator<ImportRecord> {
  yield { kind: "rows", rows: found.length }
  for (const each of found) {
    if (each.kind === "problem") {
      yield each
      continue
    }
    yield mapCommodity(each, remark)
    yield {
      kind: "series",
      publisherId: WORLD_BANK,
      code: commodityCode(each),
      country: "WLD",
      frequency: each.observations.frequency,
      observations: each.observations,
    }
  }
}
