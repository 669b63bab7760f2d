import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"

import { createCatalog } from "#catalog/create-catalog.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { openSearchIndex } from "#search/index/search-index.ts"
import { buildInWorker } from "#search/store/build-in-worker.ts"
import { buildIndexData } from "#search/store/build-index-data.ts"
import type { IndexData } from "#search/store/index-data.ts"
import { readSnapshot, writeSnapshot } from "#search/store/snapshot.ts"
import { importInto } from "#tests/support/site.ts"

const INDICATORS = Number(process.env["BENCH_INDICATORS"] ?? 0)
const KEY = "the data of this benchmark"

/**
 * Building the search index, which happens after each change of the data: from the catalogue of `DATABASE_URL`, which is
 * only read (without it the starter data), several times over where `BENCH_INDICATORS` wants more indicators than it has.
 */
export async function run(): Promise<void> {
  const entries = multiply(await readEntries(), INDICATORS)
  const folder = await mkdtemp(join(tmpdir(), "bench-index-"))
  const year = new Date().getUTCFullYear()
  const load = loadavg()[0] ?? 0
  const file = join(folder, "search-index")
  try {
    // What Node compiles at the first use is none of the work that is repeated.
    await buildIndexData(entries.slice(0, 2000), year)
    const built = await measure(() => buildIndexData(entries, year))
    const beside = await measure(() => buildInWorker(entries, year))
    const written = await measure(() => writeSnapshot(file, KEY, built.result))
    const read = await measure(() => readSnapshot(file, KEY))
    const opened = await measure(() =>
      openSearchIndex(built.result, { places: placeNames(), thisYear: () => year }),
    )
    console.log(
      `${String(entries.length)} indicators, ${(countBytes(built.result) / 1e6).toFixed(0)} MB of columns; load of the machine ${load.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}`,
    )
    console.log("| step | ms | of these the calling thread's processor |\n| --- | ---: | ---: |")
    for (const [name, { ms, processorMs }] of Object.entries({
      "built here": built,
      "built in a thread of its own": beside,
      "written to its file": written,
      "read from its file": read,
      opened,
    }))
      console.log(`| ${name} | ${ms.toFixed(0)} | ${processorMs.toFixed(0)} |`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readEntries(): Promise<readonly IndicatorCoverage[]> {
  const url = process.env["DATABASE_URL"]
  const db = await openDatabase({ url })
  if (url === undefined) {
    await migrate(db)
    await importInto(db, ["starter"])
  }
  const entries = [...(await createCatalog(db, () => Promise.resolve(1)).listCoverage())]
  await db.close()
  return entries
}

/** The same indicators under other ids, codes and names, until there are enough. */
function multiply(entries: readonly IndicatorCoverage[], wanted: number): IndicatorCoverage[] {
  const times = Math.max(1, Math.ceil(wanted / entries.length))
  const all = Array.from({ length: times }, (_, time) =>
    time === 0 ? entries : entries.map((entry) => renumber(entry, time)),
  ).flat()
  return wanted === 0 ? all : all.slice(0, wanted)
}

function renumber(entry: IndicatorCoverage, time: number): IndicatorCoverage {
  const { indicator } = entry
  const [code, name] = [`${indicator.code}.${String(time)}`, `${indicator.name} ${String(time)}`]
  return {
    ...entry,
    indicator: { ...indicator, id: `${indicator.id}.${String(time)}`, code, name },
  }
}

async function measure<T>(work: () => Promise<T>) {
  const [start, before] = [performance.now(), process.threadCpuUsage()]
  const result = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { result, ms: performance.now() - start, processorMs: (user + system) / 1000 }
}

function countBytes({ columns }: IndexData): number {
  return Object.values(columns).reduce((sum, { byteLength }) => sum + byteLength, 0)
}
