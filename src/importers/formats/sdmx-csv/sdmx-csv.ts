import type { Importer, ImportFile } from "../../importer.ts"
import { openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { CREDIT_GAP_SOURCE, CREDIT_SOURCE, LONG_CPI_SOURCE } from "./map-bis-credit.ts"
import { POLICY_RATE_SOURCE, PROPERTY_SOURCE } from "./map-bis.ts"
import { GFS_SOURCE } from "./map-gfs.ts"
import { readBis } from "./read-bis.ts"
import { EXCHANGE_SOURCE, MONETARY_SOURCE, NATIONAL_ACCOUNTS_SOURCE } from "./map-imf-portal.ts"
import { readGovernmentFinance } from "./read-gfs.ts"
import { readImfDatasets } from "./read-imf-datasets.ts"
import { ACCOUNTS_SOURCE, readOecd } from "./read-oecd.ts"

/** Exports of statistical portals that are built on SDMX: those of the IMF, the BIS and the OECD. */
export const sdmxCsv: Importer = {
  id: "sdmx-csv",
  title: "Portal exports of the IMF, the BIS and the OECD",
  accepts:
    "IMF.STA_GFS_*.csv, exports of IMF.STA:MFS_* and ANEA, IMF_ER_MFS_monthly.xlsx, WS_CBPOL, WS_SPP, WS_TC, WS_CREDIT_GAP and WS_LONG_CPI files of the BIS, QNA_*.xlsx of the OECD, in a zip, a folder or alone",
  address: null,
  sources: [
    GFS_SOURCE,
    MONETARY_SOURCE,
    NATIONAL_ACCOUNTS_SOURCE,
    EXCHANGE_SOURCE,
    POLICY_RATE_SOURCE,
    PROPERTY_SOURCE,
    CREDIT_SOURCE,
    CREDIT_GAP_SOURCE,
    LONG_CPI_SOURCE,
    ACCOUNTS_SOURCE,
  ],
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
  yield* readImfDatasets(opened)
  yield* readBis(opened)
  yield* readOecd(opened)
}
