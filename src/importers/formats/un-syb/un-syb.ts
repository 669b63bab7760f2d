import type { Importer, ImportFile } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { mapYearbookPlace, YEARBOOK } from "./map.ts"
import { parseYearbook } from "./parse.ts"

// `SYB67_230_202411_GDP and GDP Per Capita.csv`: edition, table of the website, year and month, title.
const TABLE = /^SYB\d+_\d+_(\d{4})(\d{2})_(.+)\.csv$/i

/** The tables of the UN Statistical Yearbook as UNdata offers them. */
export const unSyb: Importer = {
  id: "un-syb",
  title: YEARBOOK.title,
  accepts: "SYB*.csv, a zip or a folder of them",
  address: null,
  sources: [YEARBOOK],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no SYB*.csv of the yearbook",
      read: readYearbook,
    }),
}

async function* readYearbook(opened: OpenedInput): AsyncGenerator<ImportFile> {
  const { input, checksum, archive } = opened
  for (const name of archive.names) {
    const [, year, month, title] = TABLE.exec(baseName(name)) ?? []
    if (year === undefined || month === undefined || title === undefined) continue
    // The edition's last day: day 0 of the next month.
    const date = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10)
    yield {
      name: baseName(name),
      source: YEARBOOK,
      lineage: `${YEARBOOK.id}/${title}`,
      vintage: { date, stated: true },
      retrievedAt: input.retrievedAt,
      checksum,
      refusesBadRows: false,
      records: () =>
        parseYearbook(
          readTable(opened, name),
          baseName(name),
          mapYearbookPlace(createPlaceFinder()),
        ),
    }
    await Promise.resolve()
  }
}
