import { createHash } from "node:crypto"
import { fileURLToPath } from "node:url"

import type { Source } from "#domain/indicators/source.ts"

import { createGatherer } from "../../tables/gather-series.ts"
import type { Importer, ImportFile, ImportRecord, OpenOptions } from "../../importer.ts"
import { fetchStarterFile } from "./fetch.ts"
import { mapFact, mapIndicator, mapSource } from "./map.ts"
import {
  parseFacts,
  parseObservations,
  parseIndicators,
  parseSources,
  type StarterIndicator,
  type StarterSource,
} from "./parse.ts"

const FOLDER = fileURLToPath(new URL("../../../../data/starter/", import.meta.url))

type Table = { indicator: StarterIndicator; name: string; bytes: Uint8Array }

/** The small real data set that comes with the product: one file a source, with dated figures or undated facts. */
export const starter: Importer = {
  id: "starter",
  title: "Starter data",
  accepts:
    "a folder with sources.csv and indicators.csv; without one, the folder that comes with the product",
  address: null,
  sources: [],
  open: openStarter,
}

async function* openStarter({ from = FOLDER }: OpenOptions): AsyncGenerator<ImportFile> {
  const sources = await parseSources(await fetchStarterFile(from, "sources.csv"), "sources.csv")
  const indicators = await parseIndicators(
    await fetchStarterFile(from, "indicators.csv"),
    "indicators.csv",
  )
  for (const source of sources) {
    const own = indicators.filter((indicator) => indicator.source_id === source.id)
    yield openSource(source, await fetchTables(from, own))
  }
}

async function fetchTables(
  from: string,
  indicators: readonly StarterIndicator[],
): Promise<Table[]> {
  const tables: Table[] = []
  for (const indicator of indicators) {
    const name = `${indicator.holds}/${indicator.source_id}/${indicator.code}.csv`
    tables.push({ indicator, name, bytes: await fetchStarterFile(from, name) })
  }
  return tables
}

function openSource(line: StarterSource, tables: readonly Table[]): ImportFile {
  const source = mapSource(line)
  return {
    name: `starter/${line.id}`,
    source,
    lineage: `starter/${line.id}`,
    vintage: { date: line.retrieved, stated: false },
    retrievedAt: new Date(`${line.retrieved}T00:00:00Z`),
    checksum: hashSource(line, tables),
    refusesBadRows: true,
    records: () => readRecords(source, tables),
  }
}

async function* readRecords(
  source: Source,
  tables: readonly Table[],
): AsyncGenerator<ImportRecord> {
  for (const { indicator, name, bytes } of tables) {
    yield mapIndicator(source, indicator)
    yield* indicator.holds === "figures"
      ? readObservations(source, indicator.code, name, bytes)
      : readFacts(source, indicator.code, name, bytes)
  }
}

async function* readObservations(
  source: Source,
  code: string,
  name: string,
  bytes: Uint8Array,
): AsyncGenerator<ImportRecord> {
  const { records, problems, rows } = await parseObservations(code, bytes, name)
  const gatherer = createGatherer(source.publisherId)
  for (const point of records) gatherer.add(point)
  yield { kind: "rows", rows }
  yield* problems
  yield* gatherer.take()
}

async function* readFacts(
  source: Source,
  code: string,
  name: string,
  bytes: Uint8Array,
): AsyncGenerator<ImportRecord> {
  const { records, problems, rows } = await parseFacts(bytes, name)
  yield { kind: "rows", rows }
  yield* problems
  yield* records.map((fact) => mapFact(source, code, fact))
}

/** Covers the describing lines too, so that a better definition alone is imported. */
function hashSource(line: StarterSource, tables: readonly Table[]): string {
  const hash = createHash("sha256").update(JSON.stringify(line))
  for (const { indicator, bytes } of tables) hash.update(JSON.stringify(indicator)).update(bytes)
  return hash.digest("hex")
}
