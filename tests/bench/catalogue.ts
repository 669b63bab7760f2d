import { mkdtemp, rm } from "node:fs/promises"
import { cpus, loadavg, tmpdir } from "node:os"
import { join } from "node:path"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { maintain } from "#db/engine/maintain.ts"
import { migrate } from "#db/engine/migrate.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { runImport } from "#importers/run-import.ts"
import { serveVersion } from "#main/start/served-version.ts"
import { createSearch } from "#search/create-search.ts"
import { generatedCatalogue, readNames, type Named } from "#tests/support/generated-catalogue.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"
import { testSite } from "#tests/support/site.ts"

const INDICATORS = Number(process.env["BENCH_INDICATORS"] ?? 30_000)
const PLACES = Number(process.env["BENCH_PLACES"] ?? 10)
const SCHEMA = "bench_catalogue"
const CALLS = 40

type Row = {
  step: string
  "each ms"?: number
  "p95 ms"?: number
  seconds?: number
  "memory MB": number
}

/** A catalogue of 30,000 indicators on its way through import, index and pages: what each step takes, and the memory after it. */
export async function run(): Promise<void> {
  const url = process.env["DATABASE_URL"]
  const folder = await mkdtemp(join(tmpdir(), "bench-catalogue-"))
  const db = await openDatabase(
    url === undefined ? { folder: join(folder, "db") } : { url: await createSchema(url, SCHEMA) },
  )
  const load = loadavg()[0] ?? 0
  try {
    await migrate(db)
    const named = readNames(INDICATORS)
    console.log(
      `${db.kind}, ${String(cpus().length)} cores, ${String(named.length)} indicators in ${String(PLACES)} countries each, 30 years`,
    )
    console.table(await measureImports(db, named))
    console.table(await measureReading(db, named))
    console.log(`load of the machine ${load.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)}`)
  } finally {
    await db.close()
    if (url !== undefined) await dropSchema(url, SCHEMA)
    await rm(folder, { recursive: true })
  }
}

async function measureImports(db: Database, named: readonly Named[]): Promise<Row[]> {
  const load = (date: string, part: readonly Named[]) =>
    runImport({
      db,
      importer: generatedCatalogue(part, { date, places: PLACES }),
      from: undefined,
      now: () => new Date(),
    })
  const extra = { code: "EXTRA.1", name: "An indicator that came later", definition: "" }
  return [
    await once("import of everything", () => load("2025-01-01", named)),
    await once("cleaning up after it", () => maintain(db)),
    await once("the same under a newer date", () => load("2026-01-01", named)),
    await once("the same once more", () => load("2026-01-01", named)),
    await once("import of one more indicator", () => load("2026-01-02", [extra])),
    await once("cleaning up after it", () => maintain(db)),
  ]
}

async function measureReading(db: Database, named: readonly Named[]): Promise<Row[]> {
  const plain = createCatalog(db)
  const { current } = await serveVersion({
    ask: () => selectDataVersion(db),
    prepare: () => Promise.resolve(),
  })
  const now = () => new Date()
  const rows = [
    await once("what is held of each indicator", () => plain.counts()),
    await once("search index, opened anew", () => createSearch({ db, catalog: plain, now })),
  ]
  const site = await testSite(db, { version: current })
  const open = async (address: string) => {
    const { statusCode } = await site.app.inject({ url: address })
    if (statusCode !== 200) throw new Error(`${address} answered ${String(statusCode)}`)
  }
  const words = named.map(({ name }) => name.split(" ").slice(0, 3).join(" "))
  rows.push(
    await often("search", (k) => site.search.search(words[(k * 701) % words.length] ?? "", "me")),
    await often("results page", (k) =>
      open(`/results?q=${encodeURIComponent(words[(k * 701) % words.length] ?? "")}`),
    ),
    await often("listing, a page of all", (k) =>
      open(`/api/v1/indicator?limit=20&offset=${String(k * 20)}`),
    ),
    await often("indicator page", async (k) => {
      const { name = "" } = named[(k * 701) % named.length] ?? {}
      const { indicator } = (await site.catalog.findIndicator(name)) ?? {}
      await open(indicatorPath({ name: indicator?.name ?? name }))
    }),
  )
  await site.app.close()
  return rows
}

async function once(step: string, work: () => Promise<unknown>): Promise<Row> {
  const start = performance.now()
  await work()
  const seconds = Number(((performance.now() - start) / 1000).toFixed(2))
  return { step, seconds, "memory MB": memory() }
}

async function often(step: string, work: (k: number) => Promise<unknown>): Promise<Row> {
  const times: number[] = []
  for (let k = 0; k < CALLS; k += 1) {
    const start = performance.now()
    await work(k)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(share * times.length)] ?? 0).toFixed(1))
  return { step, "each ms": at(0.5), "p95 ms": at(0.95), "memory MB": memory() }
}

function memory(): number {
  return Math.round(process.memoryUsage.rss() / 1e6)
}
