import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { cleanUnfinishedImports } from "#importers/clean-unfinished-imports.ts"
import { runImport } from "#importers/run-import.ts"
import { readUpTo, startChild, type Child } from "#tests/support/child-process.ts"
import { readGenerations, UNIFORM_SERIES, uniformImporter } from "#tests/support/import-child.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"
import { reportFaults } from "./support/report-faults.ts"

const KILLS = 50
const SCHEMA = "faults_import"

/** Where the import goes: a folder of the embedded database, or an address of a server. */
type Place = { name: string; at: string; remove(): Promise<void> }

/** What is killed: an import that replaces figures, or the first of its source, which goes straight in on a server. */
type Kind = "a newer" | "a first"

/**
 * Kills imports at random moments of their run. Readers, during and after, must find the figures before or those
 * after, never both and never a part; nothing staged may stay, and the same import run again must complete.
 */
export async function run(kills = KILLS): Promise<boolean> {
  const faults: string[] = []
  for (const place of await listPlaces()) {
    try {
      for (const kind of ["a newer", "a first"] as const)
        faults.push(...(await killImports(place, kind, kills)))
    } finally {
      await place.remove()
    }
  }
  return reportFaults(faults)
}

async function listPlaces(): Promise<Place[]> {
  const folder = await mkdtemp(join(tmpdir(), "faults-import-"))
  const remove = () => rm(folder, { recursive: true })
  const embedded = { name: "PGlite", at: join(folder, "db"), remove }
  const url = process.env["DATABASE_URL"]
  if (url === undefined) {
    console.log("PostgreSQL is left out: DATABASE_URL names no server.")
    return [embedded]
  }
  const own = new URL(await createSchema(url, SCHEMA))
  own.searchParams.set("application_name", SCHEMA)
  const at = own.href
  return [embedded, { name: "PostgreSQL", at, remove: () => dropSchema(url, SCHEMA) }]
}

async function killImports({ name, at }: Place, kind: Kind, kills: number): Promise<string[]> {
  const prepare = (generation: number) =>
    withDatabase(at, async (db) => {
      await migrate(db)
      if (kind === "a first") await db.query("truncate source, series, series_version cascade")
      else if (generation === 2) await importGeneration(db, 1)
    })
  await prepare(2)
  const lengths = await measureImport(at, 2)
  const faults: string[] = []
  const counts = { before: 0, after: 0 }
  for (let kill = 1; kill <= kills; kill += 1) {
    const generation = kill + 2
    await prepare(generation)
    // Taking effect is short: every other kill falls into it, however slow the machine is just then.
    const step = kill % 2 === 0 ? "merging" : "open"
    const afterMs = Math.random() * lengths[step] * 1.1
    const told = await killAt(at, generation, { step, afterMs })
    const { state, found } = await inspect(at, kind, generation, told)
    counts[state] += 1
    const place = `${name}, ${kind} import killed ${afterMs.toFixed(0)} ms after "${step}"`
    faults.push(...found.map((fault) => `${place}: ${fault}`))
  }
  console.log(
    `${name}: ${kind} import of ${lengths.open.toFixed(0)} ms killed ${String(kills)} times; the figures before stood ${String(counts.before)} times, those after ${String(counts.after)} times.`,
  )
  return faults
}

/** A step that an import tells: its database is open, or all is read and takes effect. */
type Step = "open" | "merging"

/** How long an import takes from each step to its end, in milliseconds. */
async function measureImport(at: string, generation: number): Promise<Record<Step, number>> {
  const child = startImport(at, generation)
  await readUpTo(child, "open")
  const open = performance.now()
  await readUpTo(child, "merging")
  const merging = performance.now()
  await readUpTo(child, "done")
  const end = performance.now()
  await readUpTo(child, undefined)
  return { open: end - open, merging: end - merging }
}

/** Starts an import, kills it so long after a step and gives what it told. */
async function killAt(
  at: string,
  generation: number,
  { step, afterMs }: { step: Step; afterMs: number },
): Promise<string[]> {
  const child = startImport(at, generation)
  const told = await readUpTo(child, step)
  await delay(afterMs)
  return [...told, ...(await child.kill())]
}

function startImport(at: string, generation: number): Child {
  return startChild("import-child.ts", at, String(generation), dateOf(generation))
}

type State = "before" | "after"
type Held = Awaited<ReturnType<typeof readGenerations>>

/** Looks at what a killed import has left as the next start would, and runs it again. */
function inspect(at: string, kind: Kind, generation: number, told: readonly string[]) {
  return withDatabase(at, async (db): Promise<{ state: State; found: string[] }> => {
    const found = told.filter((line) => line.startsWith("mixed"))
    await migrate(db)
    await waitForServer(db)
    await cleanUnfinishedImports(db)
    const held = await readGenerations(db)
    const [first] = held
    if (!isWhole(held, kind, generation)) found.push(`readers find ${JSON.stringify(held)}`)
    if (told.includes("done") && first?.value !== generation)
      found.push("the import said it was done, and its figures are not there")
    if (await isAny(db, "select 1 from import_staging limit 1")) found.push("staged rows stayed")
    if (await isAny(db, "select 1 from import_run where state = 'running'"))
      found.push("an import that was killed counts as running")
    await importGeneration(db, generation)
    const again = await readGenerations(db)
    if (again.length !== 1 || again[0]?.value !== generation || again[0].count !== UNIFORM_SERIES)
      found.push(`run again, it leaves ${JSON.stringify(again)}`)
    return { state: first?.value === generation ? "after" : "before", found }
  })
}

/** Whether all figures are of one import: of this one, or of what was there before it, which may be nothing. */
function isWhole(held: Held, kind: Kind, generation: number): boolean {
  const [first, ...others] = held
  if (!first) return kind === "a first"
  const mayBe = kind === "a first" ? [generation] : [generation - 1, generation]
  return others.length === 0 && first.count === UNIFORM_SERIES && mayBe.includes(first.value)
}

/** A server may still be at a statement of the killed process, which it then rolls back. */
async function waitForServer(db: Database): Promise<void> {
  if (db.kind !== "postgres") return
  const others = `select 1 from pg_stat_activity
    where application_name = '${SCHEMA}' and pid <> pg_backend_pid()`
  while (await isAny(db, others)) await delay(20)
}

async function isAny(db: Database, statement: string): Promise<boolean> {
  return (await db.query(statement)).length > 0
}

async function importGeneration(db: Database, value: number): Promise<void> {
  const importer = uniformImporter(value, dateOf(value))
  await runImport({ db, importer, from: undefined, now: () => new Date() })
}

/** A later day for each generation. */
function dateOf(generation: number): string {
  return new Date(Date.UTC(2020, 0, generation)).toISOString().slice(0, 10)
}

async function withDatabase<T>(at: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(at.startsWith("postgres") ? { url: at } : { folder: at })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
