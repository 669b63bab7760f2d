import { findDateInName } from "../../files/date-in-name.ts"
import type { Importer, ImportFile, ImportRecord } from "../../importer.ts"
import { baseName, openInputs, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { parseImfPortal } from "../sdmx-csv/parse-imf-portal.ts"
import { mapPortalSeries } from "../sdmx-csv/map-portal-series.ts"
import { lastActualYear } from "./last-actual-year.ts"
import { mapOutlook, OUTLOOK_SOURCE } from "./map.ts"

/** The IMF's World Economic Outlook as its data portal exports it, a row for each series. */
export const imfWeo: Importer = {
  id: "imf-weo",
  title: "IMF World Economic Outlook",
  accepts: "the portal's full CSV export of the data set WEO, plain, .gz or .zip",
  address: null,
  sources: [OUTLOOK_SOURCE],
  open: (options) =>
    openInputs(options, {
      address: null,
      endings: [".csv.gz", ".zip", ".csv"],
      lacks: "no export of the World Economic Outlook (*WEO*.csv)",
      read: readOutlook,
    }),
}

function* readOutlook(opened: OpenedInput): Generator<ImportFile> {
  const { archive } = opened
  for (const name of archive.names.filter((each) => /WEO[^/]*\.csv(\.gz)?$/i.test(each))) {
    yield makeReleaseFile(opened, {
      source: OUTLOOK_SOURCE,
      part: "WEO",
      stated: findDateInName(baseName(name)),
      records: () => outlookRecords(opened, name),
    })
  }
}

async function* outlookRecords(opened: OpenedInput, name: string): AsyncGenerator<ImportRecord> {
  const table = await parseImfPortal(readTable(opened, name), baseName(name))
  const findPlace = createPlaceFinder()
  const labels = new Map<string, ReadonlyMap<string, string>>()
  yield { kind: "rows", rows: table.rows }
  yield* table.problems
  for (const row of table.series) {
    const record = mapPortalSeries(row, findPlace, baseName(name))
    if (record.kind === "series" && !labels.has(row.code)) labels.set(row.code, row.labels)
    const last = lastActualYear(row.labels)
    yield record.kind === "series" && last !== undefined
      ? { ...record, forecastFrom: last + 1 }
      : record
  }
  for (const [code, found] of labels) yield mapOutlook(code, found)
}
