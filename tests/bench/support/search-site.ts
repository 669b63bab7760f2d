import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { Agent } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { runImport } from "#importers/run-import.ts"
import { generatedCatalogue, readNames } from "#tests/support/generated-catalogue.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"

import { quantile, round3, seeded } from "./numbers.ts"
import { openLoop, REFUSED, timeOf } from "./open-loop.ts"
import { runCommand, startProgram } from "./site-program.ts"

const INDICATORS = 30_000
const PLACES = 3
const RATE = 200
const SECONDS = 15
const GOAL_P99 = 15
const TEXTS = ["inflation nigeria", "unemployment rate", "life expectancy kenya", "cost of living"]
const IMPORTED = join(process.env["SHARED_DIR"] ?? "../shared", "data/wb-wdi-headline")

type Load = { title: string; path: (text: string) => string; perSecond: number }

/** The first does no work: its times are those of the machine. */
const LOADS: readonly Load[] = [
  { title: "health, 200 a second", path: () => "/healthz", perSecond: RATE },
  { title: "suggestions, 200 a second", path: (text) => `/suggest?q=${text}`, perSecond: RATE },
  { title: "results, 10 a second", path: (text) => `/results?q=${text}`, perSecond: 10 },
]

/**
 * Suggestions and results of the whole site in a process of its own, with 30,000 indicators on the embedded database or
 * in a schema of BENCH_DATABASE_URL, before and while real files are imported. Requests come at a constant rate, whether
 * or not earlier answers have come: a late answer delays none after it, and counts from when it was due.
 */
export async function measureSite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-search-site-"))
  const server = process.env["BENCH_DATABASE_URL"]
  const url = server === undefined ? undefined : await createSchema(server, SCHEMA)
  try {
    await fill(url === undefined ? { folder: join(folder, "db") } : { url })
    const environment = { VAR_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) }
    const site = await startProgram(environment)
    try {
      await measure(site.origin, environment)
    } finally {
      await site.stop()
    }
  } finally {
    if (server !== undefined) await dropSchema(server, SCHEMA)
    await rm(folder, { recursive: true })
  }
}

const SCHEMA = "bench_search_site"

async function fill(place: { folder: string } | { url: string }): Promise<void> {
  const db = await openDatabase(place)
  await migrate(db)
  const importer = generatedCatalogue(readNames(INDICATORS), { date: "2026-01-01", places: PLACES })
  await runImport({ db, importer, from: undefined, now: () => new Date() })
  await db.close()
}

async function measure(origin: string, environment: Record<string, string>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const rows: Record<string, object> = {}
  for (const load of LOADS) rows[load.title] = await measureLoad(load, origin, agent)
  if (existsSync(IMPORTED)) {
    const imports = importAgainAndAgain(environment)
    for (const load of LOADS.slice(1)) {
      rows[`${load.title}, during an import`] = await measureLoad(load, origin, agent)
    }
    console.log(`${String(await imports.stop())} imports ran beside it`)
  }
  agent.destroy()
  console.log(`\nthe whole site over HTTP, ms (goal: suggestions p99 ${String(GOAL_P99)})`)
  console.table(rows)
}

async function measureLoad(load: Load, origin: string, agent: Agent): Promise<object> {
  for (const text of texts(load.perSecond)) await timeOf(origin + load.path(text), agent)
  const sent = texts(load.perSecond * SECONDS)
  const asking = { perSecond: load.perSecond, seconds: SECONDS }
  const answers = await openLoop(asking, async (count, lateMs) => {
    return lateMs + (await timeOf(origin + load.path(sent[count] ?? ""), agent))
  })
  const times = answers.filter((time) => time !== REFUSED)
  return {
    requests: answers.length,
    refused: answers.length - times.length,
    p50: round3(quantile(times, 0.5)),
    p99: round3(quantile(times, 0.99)),
    max: round3(Math.max(...times)),
  }
}

/** Imports the same real files until it is stopped; gives how often. */
function importAgainAndAgain(environment: Record<string, string>) {
  let isWanted = true
  let count = 0
  const work = async () => {
    while (isWanted) {
      await runCommand(["import", "world-bank", "--from", IMPORTED, "--again"], environment)
      count += 1
    }
    return count
  }
  const done = work()
  return {
    stop() {
      isWanted = false
      return done
    },
  }
}

/** What people have typed at some moment: beginnings of a few searches. */
function texts(count: number): string[] {
  const next = seeded(7)
  return Array.from({ length: count }, () => {
    const text = TEXTS[Math.floor(next() * TEXTS.length)] ?? ""
    return encodeURIComponent(text.slice(0, 3 + Math.floor(next() * (text.length - 2))))
  })
}
