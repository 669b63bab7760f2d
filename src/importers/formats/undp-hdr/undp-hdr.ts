import { isoDay } from "#domain/time/iso-day.ts"

import type { ImportFile, Importer, ImportRecord } from "../../importer.ts"
import {
  baseName,
  openInputs,
  readBytes,
  readTable,
  type OpenedInput,
} from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { readWorkbook } from "../../read/read-workbook.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { HDR } from "./map.ts"
import { parsePriceYears } from "./parse-metadata.ts"
import { parseTimeSeries } from "./parse.ts"

// `HDR23-24_Composite_indices_complete_time_series.csv`, `HDR25_Composite_...`: the report's years.
const TABLE = /^HDR(?:\d{2}-)?(\d{2})_Composite_indices_complete_time_series\.csv$/i

const METADATA = /^HDR[\d-]+_Composite_indices_metadata\.xlsx$/i

/** The Human Development Report's indices: a row for each country, a column for each index and year. */
export const undpHdr: Importer = {
  id: "undp-hdr",
  title: HDR.title,
  accepts: "HDR*_Composite_indices_complete_time_series.csv, a zip or a folder of it",
  address: null,
  sources: [HDR],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".zip"],
      lacks: "no HDR*_Composite_indices_complete_time_series.csv",
      read: readReport,
    }),
}

function* readReport(opened: OpenedInput): Generator<ImportFile> {
  const { input, archive } = opened
  for (const name of archive.names) {
    const year = TABLE.exec(baseName(name))?.[1]
    if (year === undefined) continue
    const edition = `20${year}-12-31`
    const retrieved = isoDay(input.retrievedAt)
    yield makeReleaseFile(opened, {
      source: HDR,
      part: "composite-indices",
      name: baseName(name),
      // The file names the report's year only.
      stated: edition < retrieved ? edition : retrieved,
      records: () => readRecords(opened, name),
    })
  }
}

/** The report's table, with the prices of its incomes from the list of variables where that is packed beside it. */
async function* readRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const metadata = opened.archive.names.find((each) => METADATA.test(baseName(each)))
  const sheets =
    metadata === undefined ? [] : await readWorkbook(readBytes(opened.archive, metadata), metadata)
  const file = baseName(name)
  yield* parseTimeSeries(
    readTable(opened, name),
    file,
    createPlaceFinder(),
    parsePriceYears(sheets),
  )
}
