import { findDayInArchive, chooseVintage } from "../../files/date-in-name.ts"
import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readCsv } from "../../read/read-csv.ts"
import { PSD } from "./map.ts"
import { parseSupply } from "./parse.ts"

const ADDRESS = "https://apps.fas.usda.gov/psdonline/downloads/psd_grains_pulses_csv.zip"
const TABLE = /^psd_.*\.csv$/i

/** The USDA's downloads of production, supply and distribution, a row for each figure. */
export const usdaPsd: Importer = {
  id: "usda-psd",
  title: PSD.title,
  accepts: "psd_*_csv.zip, its CSV, or a folder of them",
  address: ADDRESS,
  sources: [PSD],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".zip"],
      lacks: "no psd_*.csv",
      read: readDownload,
    }),
}

function* readDownload({ input, archive, checksum }: OpenedInput): Generator<ImportFile> {
  for (const name of archive.names) {
    if (!TABLE.test(baseName(name))) continue
    const vintage = chooseVintage(findDayInArchive(archive, name), input)
    yield {
      name: input.name,
      source: PSD,
      lineage: `${PSD.id}/${baseName(name).replace(/\.csv$/i, "")}`,
      vintage,
      retrievedAt: input.retrievedAt,
      checksum,
      records: () =>
        parseSupply(readCsv(archive.read(name), `${input.name}/${baseName(name)}`), {
          file: baseName(name),
          day: vintage.date,
          findPlace: createPlaceFinder(),
        }),
    }
  }
}
