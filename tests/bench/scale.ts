import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { Agent } from "node:http"
import { cpus, loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import { runImport } from "#importers/run-import.ts"
import { generatedCatalogue, readNames } from "#tests/support/generated-catalogue.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"

import { quantile, round3, seeded } from "./support/numbers.ts"
import { openLoop, REFUSED, timeOf, type Load } from "./support/open-loop.ts"
import { runCommand, startProgram } from "./support/site-program.ts"

const SHARED = process.env["SHARED_DIR"] ?? "../shared"
/** Many small files; one table a topic; few large files. */
const SOURCES = (
  process.env["BENCH_SOURCES"] ??
  "owid-datasets:owid-datasets,wb-wdi-headline:world-bank,who-gho:who-gho"
)
  .split(",")
  .map((pair) => pair.split(":") as [folder: string, importer: string])
const INDICATORS = Number(process.env["BENCH_INDICATORS"] ?? 30_000)
const PLACES = 3
const IDLE_SECONDS = 15
const AFTER_MS = 5000
/** A phase is cut off after so long; the import behind it goes on to its end. */
const LONGEST_MS = 1000 * Number(process.env["BENCH_SECONDS"] ?? 120)
const SCHEMA = "bench_scale"
const TEXTS = ["inflation nigeria", "unemployment rate", "life expectancy kenya", "cost of living"]

type Asked = { title: string; path: (text: string) => string; perSecond: number; goalP99?: number }

/** The first does no work: its times are those of the machine and of this process. */
const LOADS: readonly Asked[] = [
  { title: "health", path: () => "/healthz", perSecond: 20 },
  { title: "suggestions", path: (text) => `/suggest?q=${text}`, perSecond: 200, goalP99: 30 },
  { title: "results", path: (text) => `/results?q=${text}`, perSecond: 10, goalP99: 150 },
]

/**
 * Suggestions and results of the whole site on the embedded database (or in a schema of BENCH_DATABASE_URL), at a
 * constant rate whether or not earlier answers have come: idle, then while each source is imported, in one run.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-scale-"))
  const server = process.env["BENCH_DATABASE_URL"]
  const url = server === undefined ? undefined : await createSchema(server, SCHEMA)
  console.log(
    `${url === undefined ? "embedded database" : "PostgreSQL"}, ${String(cpus().length)} cores, ${String(INDICATORS)} indicators in ${String(PLACES)} countries held`,
  )
  try {
    await fill(url === undefined ? { folder: join(folder, "db") } : { url })
    await measureStalls({ VAR_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }) })
  } finally {
    if (server !== undefined) await dropSchema(server, SCHEMA)
    await rm(folder, { recursive: true })
  }
}

async function fill(place: { folder: string } | { url: string }): Promise<void> {
  const db = await openDatabase(place)
  await migrate(db)
  const importer = generatedCatalogue(readNames(INDICATORS), { date: "2026-01-01", places: PLACES })
  await runImport({ db, importer, from: undefined, now: () => new Date() })
  await db.close()
}

async function measureStalls(settings: Record<string, string>): Promise<void> {
  // Pages and the index are built at the first start.
  await (await startProgram(settings)).stop()
  const site = await startProgram(settings)
  console.log(`ready after ${site.startSeconds.toFixed(1)} s, ${String(site.readMemory())} MB`)
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  try {
    await measurePhase("warm-up", { seconds: 5 }, { origin: site.origin, agent })
    const rows = await measurePhase(
      "idle",
      { seconds: IDLE_SECONDS },
      { origin: site.origin, agent },
    )
    for (const [name, importer] of SOURCES) {
      const from = join(SHARED, "data", name)
      if (!existsSync(from)) {
        console.log(`The real files of ${name} are not here (SHARED_DIR); left out.`)
        continue
      }
      const begin = performance.now()
      const imported = runCommand(["import", importer, "--from", from], settings).then(() => {
        console.log(`${name} imported in ${((performance.now() - begin) / 1000).toFixed(1)} s`)
      })
      // What an import brings is taken over by the site after it has ended.
      const until = Promise.race([imported.then(() => wait(AFTER_MS)), wait(LONGEST_MS)])
      rows.push(
        ...(await measurePhase(`import of ${name}`, { until }, { origin: site.origin, agent })),
      )
      await imported
    }
    console.table(rows)
    console.log(
      `memory ${String(site.readMemory())} MB, at most ${String(site.readPeakMemory())} MB; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
    )
  } finally {
    agent.destroy()
    await site.stop()
  }
}

type Row = {
  phase: string
  load: string
  requests: number
  refused: number
  failed: number
  p50: number
  p99: number
  max: number
  goal: string
}

/** All loads at once, as long as the phase lasts. */
async function measurePhase(
  phase: string,
  length: { seconds: number } | { until: Promise<unknown> },
  { origin, agent }: { origin: string; agent: Agent },
): Promise<Row[]> {
  return Promise.all(
    LOADS.map(async ({ title, path, perSecond, goalP99 }) => {
      const choose = seeded(7)
      const load: Load = { perSecond, ...length }
      const answers = await openLoop(load, async (_, lateMs) => {
        const address = origin + path(chooseText(choose))
        return lateMs + (await timeOf(address, agent).catch(() => Number.NaN))
      })
      const times = answers.filter((time) => Number.isFinite(time))
      const refused = answers.filter((time) => time === REFUSED).length
      const p99 = quantile(times, 0.99)
      const isMet = goalP99 !== undefined && p99 <= goalP99 && times.length === answers.length
      return {
        phase,
        load: title,
        requests: answers.length,
        refused,
        failed: answers.length - times.length - refused,
        p50: round3(quantile(times, 0.5)),
        p99: round3(p99),
        max: round3(times.reduce((most, time) => Math.max(most, time), 0)),
        goal: goalP99 === undefined ? "" : `${String(goalP99)} ${isMet ? "met" : "missed"}`,
      }
    }),
  )
}

/** What people have typed at some moment: the beginning of a search. */
function chooseText(next: () => number): string {
  const text = TEXTS[Math.floor(next() * TEXTS.length)] ?? ""
  return encodeURIComponent(text.slice(0, 3 + Math.floor(next() * (text.length - 2))))
}
