import type { ImportFile, Importer } from "../../importer.ts"
import { formatDay } from "../../files/input-files.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
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

async function* readPrices(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, checksum, archive } = opened
  for (const name of archive.names) {
    if (!TABLE.test(baseName(name))) continue
    yield {
      name: baseName(name),
      source: IPC,
      lineage: `${IPC.id}/serie_ipc_divisiones`,
      vintage: { date: formatDay(input.retrievedAt), stated: false },
      retrievedAt: input.retrievedAt,
      checksum,
      refusesBadRows: false,
      records: () => parsePrices(readTable(opened, name, ";"), baseName(name)),
    }
    await Promise.resolve()
  }
}
