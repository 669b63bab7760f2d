import { existsSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { Agent } from "node:http"
import { cpus, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

import { openDatabase } from "#db/engine/connect.ts"
import { maintain } from "#db/engine/maintain.ts"
import { migrate } from "#db/engine/migrate.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { runImport } from "#importers/run-import.ts"
import { generatedCatalogue, readNames, type Named } from "#tests/support/generated-catalogue.ts"
import { createSchema, dropSchema, inSchema } from "#tests/support/own-schema.ts"

import { quantile, round3 } from "./support/numbers.ts"
import { timeOf } from "./support/open-loop.ts"
import { runCommand, startProgram, type SiteProgram } from "./support/site-program.ts"

/** Indicators and countries of each, the smaller catalogue first. */
const SIZES = (process.env["BENCH_SIZES"] ?? "30000x10,300000x5")
  .split(",")
  .map((size) => size.split("x").map(Number) as [indicators: number, places: number])
const CALLS = 100
/** Parts of the catalogue of which names are taken. */
const PARTS = 10
const SCHEMA = "bench_growth"
const LONGEST_WAIT_MS = 300_000
/** The program's threads have ended and it has let go of the version before. */
const SETTLE_MS = 20_000
const LOOK_EVERY_MS = 100

type Row = Record<string, number | string>

/**
 * What the site costs with ten times the indicators: the whole program on a database of each size, on the embedded
 * database or in a schema of BENCH_DATABASE_URL. BENCH_KEEP names a folder whose databases are kept and filled once.
 */
export async function run(): Promise<void> {
  const rows: Row[] = []
  console.log(`${String(cpus().length)} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} before`)
  for (const [indicators, places] of SIZES) rows.push(await measureSize(indicators, places))
  console.table(rows)
  console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)} after`)
}

async function measureSize(indicators: number, places: number): Promise<Row> {
  const size = `${String(indicators)}x${String(places)}`
  const server = process.env["BENCH_DATABASE_URL"]
  const keep = process.env["BENCH_KEEP"]
  const folder =
    keep === undefined ? await mkdtemp(join(tmpdir(), "bench-growth-")) : join(keep, size)
  const filled = join(folder, "filled")
  const schema = `${SCHEMA}_${size}`
  try {
    const named = readNames(indicators)
    const url = server === undefined ? undefined : inSchema(server, schema)
    const settings = { VAR_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }
    if (!existsSync(filled)) {
      await mkdir(folder, { recursive: true })
      await rm(join(folder, "db"), { recursive: true, force: true })
      if (server !== undefined) await createSchema(server, schema)
      await fill(url === undefined ? { folder: join(folder, "db") } : { url }, named, places)
      await writeFile(filled, "")
    }
    // Pages and the index are built at the first start.
    await (await startProgram(settings)).stop()
    const site = await startProgram(settings)
    try {
      return {
        size,
        ...(await measureReading(site, named)),
        ...(await measureOneMore(site, { folder, settings })),
      }
    } finally {
      await site.stop()
    }
  } finally {
    if (keep === undefined) await rm(folder, { recursive: true })
    if (keep === undefined && server !== undefined) await dropSchema(server, schema)
  }
}

async function fill(
  place: { folder: string } | { url: string },
  named: readonly Named[],
  places: number,
): Promise<void> {
  const begin = performance.now()
  const db = await openDatabase(place)
  await migrate(db)
  const importer = generatedCatalogue(named, { date: "2026-01-01", places })
  await runImport({ db, importer, from: undefined, now: () => new Date() })
  await maintain(db)
  await db.close()
  console.log(`filled in ${((performance.now() - begin) / 1000).toFixed(0)} s`)
}

async function measureReading(site: SiteProgram, named: readonly Named[]): Promise<Row> {
  const ready = site.readMemory()
  const { all } = site.readProcessor()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const held = await listNames(site.origin, named.length)
  const nameAt = (k: number) => held[k % held.length] ?? ""
  const often = async (path: (k: number) => string) => {
    const times: number[] = []
    for (let k = 0; k < CALLS; k += 1) times.push(await timeOf(site.origin + path(k), agent))
    return [quantile(times, 0.5), quantile(times, 0.95)].map(round3).join(" / ")
  }
  const page = await often((k) => indicatorPath({ name: nameAt(k) }))
  const listing = await often((k) => `/api/v1/indicator?limit=20&offset=${String(k * 20)}`)
  const results = await often(
    (k) => `/results?q=${encodeURIComponent(nameAt(k).split(" ").slice(0, 3).join(" "))}`,
  )
  agent.destroy()
  return {
    "ready, s": round3(site.startSeconds),
    "processor until ready, s": round3(all),
    "MB when ready": ready,
    "page, ms": page,
    "listing, ms": listing,
    "results, ms": results,
    "MB after reading": site.readMemory(),
  }
}

/** Names as the site shows them, from all over the catalogue. */
async function listNames(origin: string, count: number): Promise<string[]> {
  const names: string[] = []
  for (let part = 0; part < PARTS; part += 1) {
    const offset = String(Math.floor((part * count) / PARTS))
    const answer = await fetch(`${origin}/api/v1/indicator?fields=name&limit=10&offset=${offset}`)
    const { data } = (await answer.json()) as { data: { indicator: { name: string }[] } }
    names.push(...data.indicator.map(({ name }) => name))
  }
  return names
}

/** One indicator with one figure more: what is in proportion to what is held shows in it. */
async function measureOneMore(
  site: SiteProgram,
  { folder, settings }: { folder: string; settings: Record<string, string> },
): Promise<Row> {
  const name = `A measure that came later ${String(Date.now())}`
  const file = join(folder, "one-more.csv")
  await writeFile(file, `country,indicator,period,value,unit\nNigeria,${name},2020,1,people\n`)
  const before = site.readProcessor()
  const begin = performance.now()
  await runCommand(["import", "tidy-csv", "--from", file], settings)
  await untilShown(site.origin + indicatorPath({ name }))
  const shown = (performance.now() - begin) / 1000
  await wait(SETTLE_MS)
  const after = site.readProcessor()
  return {
    "one more shown, s": round3(shown),
    "processor for it, s": round3(after.all - before.all),
    "of it main thread, s": round3(after.main - before.main),
    "MB after": site.readMemory(),
    "MB at most": site.readPeakMemory(),
  }
}

async function untilShown(address: string): Promise<void> {
  const end = performance.now() + LONGEST_WAIT_MS
  const agent = new Agent()
  while (!(await timeOf(address, agent).then(Number.isFinite, () => false))) {
    if (performance.now() > end) throw new Error("The indicator that came last is not shown.")
    await wait(LOOK_EVERY_MS)
  }
  agent.destroy()
}
