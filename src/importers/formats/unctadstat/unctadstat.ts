import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { UNCTADSTAT } from "./map.ts"
import { parseTable } from "./parse.ts"

// `US_FdiFlowsStock.csv`, and with the moment of download `US_GovExpenditures_20230718111932.csv`.
const TABLE = /^US_([A-Za-z]\w*?)(?:_((?:19|20)\d{2})(\d{2})(\d{2})\d{6})?\.csv$/

/** UNCTADstat's bulk files: trade, investment, shipping and productive capacities. */
export const unctadstat: Importer = {
  id: "unctadstat",
  title: UNCTADSTAT.title,
  accepts: "bulk files US_*.csv of UNCTADstat, a zip or a folder of them",
  address: null,
  sources: [UNCTADSTAT],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no US_*.csv of UNCTADstat",
      read: readTables,
    }),
}

function* readTables(opened: OpenedInput): Generator<ImportFile> {
  for (const path of opened.archive.names) {
    const name = baseName(path)
    const [, table, year, month, day] = TABLE.exec(name) ?? []
    if (table === undefined) continue
    yield makeReleaseFile(opened, {
      source: UNCTADSTAT,
      part: table,
      name,
      stated: year === undefined ? undefined : `${year}-${month ?? ""}-${day ?? ""}`,
      records: () => parseTable(readTable(opened, path), name, table),
    })
  }
}
