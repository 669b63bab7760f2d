import type { Importer, ImportFile } from "../importer.ts"
import { openInputs, type OpenedInput } from "../open-inputs.ts"
import { POLICY_RATE_SOURCE, PROPERTY_SOURCE } from "./map-bis.ts"
import { GFS_SOURCE } from "./map-gfs.ts"
import { readBis } from "./read-bis.ts"
import { readGovernmentFinance } from "./read-gfs.ts"
import { ACCOUNTS_SOURCE, readOecd } from "./read-oecd.ts"

/** Exports of statistical portals that stand on SDMX: those of the IMF, the BIS and the OECD. */
export const sdmxCsv: Importer = {
  id: "sdmx-csv",
  title: "Portal exports of the IMF, the BIS and the OECD",
  accepts:
    "IMF.STA_GFS_*.csv, WS_CBPOL and WS_SPP files of the BIS, QNA_*.xlsx of the OECD, in a zip, a folder or alone",
  address: null,
  sources: [GFS_SOURCE, POLICY_RATE_SOURCE, PROPERTY_SOURCE, ACCOUNTS_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip", ".xlsx"],
      lacks: "no export of a known portal",
      read: readPortals,
    }),
}

async function* readPortals(opened: OpenedInput): AsyncGenerator<ImportFile> {
  yield* readGovernmentFinance(opened)
  yield* readBis(opened)
  yield* readOecd(opened)
}
