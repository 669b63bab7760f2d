import type { ImportFile, Importer } from "../../importer.ts"
import { formatDay } from "../../files/input-files.ts"
import { baseName, openInputs, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
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

async function* readReports({ input, archive, checksum }: OpenedInput): AsyncGenerator<ImportFile> {
  const names = archive.names.filter((name) => BOOK.test(baseName(name)))
  for (const name of names) {
    const sheets = await readWorkbook(archive.read(name), baseName(name))
    const updated = updateDate(sheets)
    yield {
      name: baseName(name),
      source: TOURISM,
      lineage: `${TOURISM.id}/${baseName(name).replace(/\.xlsx$/i, "")}`,
      vintage:
        updated === undefined
          ? { date: formatDay(input.retrievedAt), stated: false }
          : { date: updated, stated: true },
      retrievedAt: input.retrievedAt,
      checksum,
      refusesBadRows: false,
      records: async function* () {
        yield* await Promise.resolve(
          parseReport(sheets, baseName(name), mapTourismPlace(createPlaceFinder())),
        )
      },
    }
  }
}
