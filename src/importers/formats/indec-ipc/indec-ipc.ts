import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { IPC } from "./map.ts"
import { parsePrices } from "./parse.ts"

const ADDRESS = "https://www.indec.gob.ar/ftp/cuadros/economia/serie_ipc_divisiones.csv"
const TABLE = /^serie_ipc_divisiones.*\.csv(\.gz)?$/i

/** Argentina's consumer prices by division and region, as its statistics office publishes them. */
export const indecIpc: Importer = {
  id: "indec-ipc",
  title: IPC.title,
  accepts: "serie_ipc_divisiones.csv, also packed as .gz, or a folder of it",
  address: ADDRESS,
  sources: [IPC],
  open: (options) =>
    openInputs(options, {
      address: ADDRESS,
      endings: [".csv", ".csv.gz"],
      lacks: "no serie_ipc_divisiones.csv",
      read: readPrices,
    }),
}

function* readPrices(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  for (const name of archive.names) {
    if (!TABLE.test(baseName(name))) continue
    yield makeReleaseFile(opened, {
      source: IPC,
      part: "serie_ipc_divisiones",
      name: baseName(name),
      stated: undefined,
      records: () => parsePrices(readTable(opened, name, ";"), baseName(name)),
    })
  }
}
