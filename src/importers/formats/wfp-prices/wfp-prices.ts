import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
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

function* readCountry(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  for (const name of archive.names) {
    const code = TABLE.exec(baseName(name))?.[1]
    if (code === undefined) continue
    yield makeReleaseFile(opened, {
      source: WFP,
      part: code.toLowerCase(),
      name: baseName(name),
      stated: undefined,
      records: () =>
        parseMarketPrices(readTable(opened, name), {
          file: baseName(name),
          countryText: code.toUpperCase(),
          country: createPlaceFinder()(code),
        }),
    })
  }
}
