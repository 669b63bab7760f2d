import { lastDayOfPeriod } from "#domain/time/vintage.ts"

import type { Importer, ImportFile } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
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

function* readYearbook(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  for (const name of archive.names) {
    const [, year, month, title] = TABLE.exec(baseName(name)) ?? []
    if (year === undefined || month === undefined || title === undefined) continue
    yield makeReleaseFile(opened, {
      source: YEARBOOK,
      part: title,
      name: baseName(name),
      stated: lastDayOfPeriod("monthly", Number(year) * 12 + Number(month) - 1),
      records: () =>
        parseYearbook(
          readTable(opened, name),
          baseName(name),
          mapYearbookPlace(createPlaceFinder()),
        ),
    })
  }
}
