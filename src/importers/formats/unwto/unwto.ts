import type { ImportFile, Importer } from "../../importer.ts"
import { baseName, openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { mapTourismPlace, TOURISM } from "./map.ts"
import { parseReport, updateDate } from "./parse.ts"

const BOOK = /^unwto-.*\.xlsx$/i

/** UN Tourism's workbooks, a report with a block of rows for each country. */
export const unwto: Importer = {
  id: "unwto",
  title: TOURISM.title,
  accepts: "unwto-*.xlsx or a folder of them",
  address: null,
  sources: [TOURISM],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".xlsx"],
      lacks: "no unwto-*.xlsx",
      read: readReports,
    }),
}

async function* readReports(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { archive } = opened
  const names = archive.names.filter((name) => BOOK.test(baseName(name)))
  for (const name of names) {
    const sheets = await readWorkbook(archive.read(name), baseName(name))
    yield makeReleaseFile(opened, {
      source: TOURISM,
      part: baseName(name).replace(/\.xlsx$/i, ""),
      name: baseName(name),
      stated: updateDate(sheets),
      records: async function* () {
        yield* await Promise.resolve(
          parseReport(sheets, baseName(name), mapTourismPlace(createPlaceFinder())),
        )
      },
    })
  }
}
