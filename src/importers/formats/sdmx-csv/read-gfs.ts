import { findDateInName } from "../../files/date-in-name.ts"
import type { ImportFile, ImportRecord } from "../../importer.ts"
import { baseName, readTable, type OpenedInput } from "../../files/open-inputs.ts"
import { createPlaceFinder } from "../../tables/place-finder.ts"
import { makeReleaseFile } from "../../files/make-release-file.ts"
import { GFS_SOURCE, mapGovernmentFinance } from "./map-gfs.ts"
import { parseImfPortal } from "./parse-imf-portal.ts"
import { mapPortalSeries } from "./map-portal-series.ts"

const FORM = /IMF\.STA_GFS[^/]*\.csv$/i

/** The exports of government finance in an archive, those of one day as one file: they repeat each other's series. */
export function* readGovernmentFinance(opened: OpenedInput): Generator<ImportFile> {
  const byDay = new Map<string, string[]>()
  for (const name of opened.archive.names.filter((each) => FORM.test(each))) {
    const day = findDateInName(baseName(name)) ?? ""
    byDay.set(day, [...(byDay.get(day) ?? []), name])
  }
  const { input } = opened
  for (const [day, names] of [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)))
    yield makeReleaseFile(opened, {
      source: GFS_SOURCE,
      part: "GFS_COFOG",
      name: byDay.size === 1 ? input.name : `${input.name} (${day})`,
      stated: day === "" ? undefined : day,
      records: () => readRecords(opened, names),
    })
}

async function* readRecords(
  opened: OpenedInput,
  names: readonly string[],
): AsyncGenerator<ImportRecord> {
  const findPlace = createPlaceFinder()
  const seen = new Map<string, string>()
  const labelled = new Map<string, ReadonlyMap<string, string>>()
  for (const name of names) {
    const file = baseName(name)
    const table = await parseImfPortal(readTable(opened, name), file)
    yield { kind: "rows", rows: table.rows }
    yield* table.problems
    for (const row of table.series) {
      const { code, countryCode, observations } = row
      if (!labelled.get(code)?.has("INDICATOR")) labelled.set(code, row.labels)
      const values = JSON.stringify(observations)
      const known = seen.get(`${countryCode}.${code}`)
      if (known === undefined) yield mapPortalSeries(row, findPlace, file)
      else if (known !== values)
        yield {
          kind: "problem",
          problem: "duplicate",
          file,
          line: row.line,
          text: `${countryCode}.${code} has other figures in another file`,
        }
      seen.set(`${countryCode}.${code}`, values)
    }
  }
  for (const [code, labels] of labelled) yield mapGovernmentFinance(code, labels)
}
