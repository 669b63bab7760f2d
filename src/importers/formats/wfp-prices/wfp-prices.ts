import type { ImportFile, Importer } from "../../importer.ts"
import { formatDay } from "../../files/input-files.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { WFP } from "./map.ts"
import { parseMarketPrices } from "./parse.ts"

const TABLE = /^wfp_food_prices_([a-z]{3})\.csv(\.gz)?$/i

/** The World Food Programme's prices on single markets, a file for each country, as the Humanitarian Data Exchange has them. */
export const wfpPrices: Importer = {
  id: "hdx-wfp",
  title: WFP.title,
  accepts: "wfp_food_prices_<country>.csv, also packed as .gz or .zip, or a folder of them",
  address: null,
  sources: [WFP],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".csv", ".csv.gz", ".zip"],
      lacks: "no wfp_food_prices_<country>.csv",
      read: readCountry,
    }),
}

async function* readCountry(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, checksum, archive } = opened
  for (const name of archive.names) {
    const code = TABLE.exec(baseName(name))?.[1]
    if (code === undefined) continue
    yield {
      name: baseName(name),
      source: WFP,
      lineage: `${WFP.id}/${code.toLowerCase()}`,
      vintage: { date: formatDay(input.retrievedAt), stated: false },
      retrievedAt: input.retrievedAt,
      checksum,
      refusesBadRows: false,
      records: () =>
        parseMarketPrices(readTable(opened, name), {
          file: baseName(name),
          countryText: code.toUpperCase(),
          country: createPlaceFinder()(code),
        }),
    }
    await Promise.resolve()
  }
}
