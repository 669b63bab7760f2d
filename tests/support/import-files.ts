import { createHash } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"
import type {
  ImportedIndicator,
  ImportedSeries,
  ImportFile,
  ImportRecord,
} from "#importers/importer.ts"
import { runImport } from "#importers/run-import.ts"

/** When the files of `fileOf` are retrieved and imported. */
export const IMPORT_TIME = new Date("2026-03-04T12:00:00Z")

/** A source of the World Bank, or of a fund. */
export function sourceOf(publisherId = "world-bank"): Source {
  return {
    id: `${publisherId}-data`,
    publisherId,
    publisher: publisherId === "world-bank" ? "World Bank" : "Fund",
    title: "Data",
    licence: "CC BY 4.0",
    licenceUrl: null,
    attribution: "Data",
    redistribute: "yes",
    url: "https://example.org",
  }
}

/** An indicator of the World Bank as an importer gives it. */
export function indicatorOf(
  code: string,
  words: Partial<ImportedIndicator> = {},
): ImportedIndicator {
  return {
    kind: "indicator",
    publisherId: "world-bank",
    code,
    publishedName: `Name of ${code}`,
    category: "economy",
    unit: "",
    currency: null,
    definition: "",
    notes: "",
    sourceNote: "",
    aggregation: "sum",
    decimals: null,
    topics: [],
    isHeadline: false,
    ...words,
  }
}

/** Yearly figures of an indicator for a country. */
export function seriesOf(
  code: string,
  start: number,
  values: Observations["values"],
  country = "NGA",
): ImportedSeries {
  return {
    kind: "series",
    publisherId: "world-bank",
    code,
    country,
    frequency: "yearly",
    observations: { frequency: "yearly", start, values },
  }
}

/** A file with the given records; those of one day and lineage are versions of one file. */
export function fileOf(
  records: readonly ImportRecord[],
  words: Partial<ImportFile> & { date?: string } = {},
): ImportFile {
  const { date = "2025-07-01", ...rest } = words
  const lineage = rest.lineage ?? "world-bank-data/a.zip"
  return {
    name: lineage,
    source: sourceOf(),
    lineage,
    vintage: { date, stated: true },
    retrievedAt: IMPORT_TIME,
    checksum: createHash("sha256")
      .update(JSON.stringify([date, records]))
      .digest("hex"),
    records: async function* () {
      yield* records
    },
    ...rest,
  }
}

/** Runs an import that finds these files. */
export async function importFiles(
  db: Database,
  files: readonly ImportFile[],
  options: { dryRun?: boolean; skipBadRows?: boolean; skipImported?: boolean } = {},
) {
  const importer = {
    id: "test",
    title: "Test",
    accepts: "",
    address: null,
    sources: [],
    open: async function* () {
      yield* files
    },
  }
  return runImport({ db, importer, from: undefined, now: () => IMPORT_TIME, ...options })
}
