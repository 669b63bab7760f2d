import { lastIndex } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { Archive } from "../../read/archive.ts"
import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, ImportedSeries, ImportRecord } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import type { DatapointsFile, PackageFiles } from "./package-files.ts"
import type { DdfProfile, DimensionValue } from "./profile.ts"
import { readDatapoints, type SeenParts } from "./read-datapoints.ts"
import { readPlaces, type FindPlace } from "./read-places.ts"
import { readTable, type TableRow } from "./read-table.ts"

/** A source, and which measures of a package are under its terms. */
export type Terms = { source: Source; covers(concept: TableRow): boolean }

/** An opened package with what is known of it. */
export type OpenedPackage = {
  archive: Archive
  files: PackageFiles
  profile: DdfProfile
  terms: Terms
  /** The year after which its figures can only be projections. */
  year: number
}

type Tables = {
  concepts: ReadonlyMap<string, TableRow>
  tags: ReadonlyMap<string, readonly string[]>
  findPlace: FindPlace
}

/** Everything in a package, measure by measure: its figures, then the indicators they belong to. */
export async function* readPackage(opened: OpenedPackage): AsyncGenerator<ImportRecord> {
  const tables = await readTables(opened)
  let group: DatapointsFile[] = []
  for (const file of opened.files.datapoints) {
    if (group[0] && group[0].measure !== file.measure) {
      yield* readMeasure(group, opened, tables)
      group = []
    }
    group.push(file)
  }
  yield* readMeasure(group, opened, tables)
}

async function readTables({ archive, files, profile }: OpenedPackage): Promise<Tables> {
  const concepts = new Map<string, TableRow>()
  for (const path of files.concepts)
    for (const row of await readTable(archive, path)) concepts.set(row["concept"] ?? "", row)
  return {
    concepts,
    tags: await readTags(archive, files),
    findPlace: await readPlaces(archive, files, profile),
  }
}

async function readTags(archive: Archive, files: PackageFiles): Promise<Tables["tags"]> {
  const rows = new Map<string, TableRow>()
  for (const { path } of files.entities.filter(({ domain }) => domain === "tag"))
    for (const row of await readTable(archive, path)) rows.set(row["tag"] ?? "", row)
  return new Map(
    [...rows].map(([tag, { name, parent = "" }]) => {
      const names = [name ?? "", rows.get(parent)?.["name"] ?? ""]
      return [tag, names.filter((each) => each !== "")]
    }),
  )
}

/** The tables of one measure are read together: those with further dimensions repeat the totals. */
async function* readMeasure(
  files: readonly DatapointsFile[],
  { archive, files: all, profile, terms, year }: OpenedPackage,
  { concepts, tags, findPlace }: Tables,
): AsyncGenerator<ImportRecord> {
  const [first] = files
  if (!first) return
  const { measure } = first
  const concept = concepts.get(measure) ?? {}
  if (!terms.covers(concept) || profile.leftOut?.has(measure) === true) return
  const seen: SeenParts = {
    makeCode: (parts) => profile.makeCode(measure, parts, concept),
    byCode: new Map(),
    remarks: new Map(),
  }
  const gatherer = createGatherer(terms.source.publisherId, Infinity, "accepted")
  for (const file of files)
    yield* readDatapoints(file, { archive, files: all, profile, findPlace, gatherer, seen })
  const records = gatherer.take()
  for (const record of records)
    yield record.kind === "series" ? withProjections(record, profile) : record
  const projected = listProjected(records, year)
  if (seen.byCode.size === 0) seen.byCode.set(seen.makeCode([]), [])
  for (const [code, parts] of seen.byCode)
    yield describe(code, parts, {
      profile,
      seen,
      concept,
      measure,
      tags,
      note: projected.has(code) ? `Figures after ${String(year)} are projections.` : "",
    })
}

/** The codes of series that go beyond a year. */
function listProjected(records: readonly ImportRecord[], year: number): Set<string> {
  const series = records.filter((record) => record.kind === "series")
  return new Set(
    series.filter(({ observations }) => lastIndex(observations) > year).map(({ code }) => code),
  )
}

/** Marks where projections begin in a series whose publisher calls its last years that. */
function withProjections(series: ImportedSeries, { projectedFrom }: DdfProfile): ImportedSeries {
  return projectedFrom !== undefined && lastIndex(series.observations) >= projectedFrom
    ? { ...series, forecastFrom: projectedFrom }
    : series
}

type Describing = {
  profile: DdfProfile
  seen: SeenParts
  concept: TableRow
  measure: string
  tags: ReadonlyMap<string, readonly string[]>
  note: string
}

function describe(
  code: string,
  parts: readonly DimensionValue[],
  { profile, seen, concept, measure, tags, note }: Describing,
): ImportedIndicator {
  const remarks = new Map(
    [...(seen.remarks.get(code) ?? [])].map(([dimension, values]) => [
      dimension,
      [...values].toSorted(),
    ]),
  )
  const { likeCode, notes = "", ...words } = profile.map({ measure, concept, parts, remarks, tags })
  const indicator = mapIndicator({
    ...words,
    publisherId: profile.source.publisherId,
    code: likeCode ?? code,
    notes: [notes, note].filter((text) => text !== "").join("\n\n"),
  })
  // A code that is only like one of the World Bank's is not its headline indicator.
  return likeCode === undefined ? indicator : { ...indicator, code, isHeadline: false }
}
