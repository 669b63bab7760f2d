import type { ImportFile, Importer, ImportRecord } from "../../importer.ts"
import { baseName, openInputs, readBytes, type OpenedInput } from "../../files/open-inputs.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { DOING_BUSINESS } from "./map.ts"
import { parseBusiness } from "./parse.ts"

const WORKBOOK = /^DB\d+-Historical-data[^/]*\.xlsx$/i

/** The historical data of the Doing Business reports: a workbook with a column for each measure and method. */
export const wbDoingBusiness: Importer = {
  id: "wb-doing-business",
  title: DOING_BUSINESS.title,
  accepts: "DB18-Historical-data-complete-data-with-DTFs.xlsx",
  address: null,
  sources: [DOING_BUSINESS],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".xlsx"],
      lacks: "no DB*-Historical-data*.xlsx",
      read: readReports,
    }),
}

function* readReports(opened: OpenedInput): Generator<ImportFile> {
  for (const name of opened.archive.names.filter((each) => WORKBOOK.test(baseName(each)))) {
    yield makeReleaseFile(opened, {
      source: DOING_BUSINESS,
      part: "historical-data",
      stated: undefined,
      records: () => records(opened, name),
    })
  }
}

async function* records(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const file = baseName(name)
  yield* parseBusiness(await readWorkbook(readBytes(opened.archive, name), file), file)
}
