import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { openDatabase } from "#db/connect.ts"
import type { Database } from "#db/database.ts"
import { migrate } from "#db/migrate.ts"
import { cleanUnfinishedImports } from "#importers/clean-unfinished-imports.ts"
import { runImport } from "#importers/run-import.ts"
import { startChild, type Child } from "#tests/support/child-process.ts"
import { readGenerations, uniformImporter } from "#tests/support/import-child.ts"
import { createSchema, dropSchema } from "#tests/support/own-schema.ts"

const KILLS = 50
const SERIES = 6000
const SCHEMA = "faults_import"

/** Where the import goes: a folder of the embedded database, or an address of a server. */
type Place = { name: string; at: string; remove(): Promise<void> }

/**
 * Kills an import at random moments of its run. Readers, during and after, must find the figures before or those
 * after and never both; nothing staged may stay, and the same import run again must complete.
 */
export async function run(kills = KILLS): Promise<boolean> {
  const faults: string[] = []
  for (const place of await listPlaces()) {
    try {
      faults.push(...(await killImports(place, kills)))
    } finally {
      await place.remove()
    }
  }
  for (const fault of faults) console.log(`FAULT: ${fault}`)
  console.log(faults.length === 0 ? "Everything held." : `${String(faults.length)} faults.`)
  return faults.length === 0
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

async function killImports({ name, at }: Place, kills: number): Promise<string[]> {
  await withDatabase(at, async (db) => {
    await migrate(db)
    await importGeneration(db, 1)
  })
  const length = await measureImport(at, 2)
  const faults: string[] = []
  const counts = { before: 0, after: 0 }
  for (let kill = 1; kill <= kills; kill += 1) {
    const generation = kill + 2
    const afterMs = Math.random() * length * 1.1
    const told = await killAt(at, generation, afterMs)
    const { state, found } = await inspect(at, generation, told)
    counts[state] += 1
    faults.push(...found.map((fault) => `${name}, killed after ${afterMs.toFixed(0)} ms: ${fault}`))
  }
  console.log(
    `${name}: an import of ${length.toFixed(0)} ms killed ${String(kills)} times; the figures before stood ${String(counts.before)} times, those after ${String(counts.after)} times.`,
  )
  return faults
}

/** How long an import takes from the open database to its end. */
async function measureImport(at: string, generation: number): Promise<number> {
  const child = await startImport(at, generation)
  const start = performance.now()
  let line = await child.nextLine()
  while (line !== undefined && line !== "done") line = await child.nextLine()
  const length = performance.now() - start
  while (line !== undefined) line = await child.nextLine()
  return length
}

/** Starts an import, kills it so long after its database was open and gives what it told. */
async function killAt(at: string, generation: number, afterMs: number): Promise<string[]> {
  const child = await startImport(at, generation)
  await delay(afterMs)
  return child.kill()
}

async function startImport(at: string, generation: number): Promise<Child> {
  const child = startChild("import-child.ts", at, String(generation), dateOf(generation))
  let line = await child.nextLine()
  while (line !== undefined && line !== "open") line = await child.nextLine()
  return child
}

type State = "before" | "after"

/** Looks at what a killed import has left as the next start would, and runs it again. */
function inspect(at: string, generation: number, told: readonly string[]) {
  return withDatabase(at, async (db): Promise<{ state: State; found: string[] }> => {
    const found = told.filter((line) => line.startsWith("mixed"))
    await migrate(db)
    await waitForServer(db)
    await cleanUnfinishedImports(db)
    const held = await readGenerations(db)
    const [first] = held
    if (held.length !== 1 || first?.count !== SERIES || first.value < generation - 1)
      found.push(`readers find ${JSON.stringify(held)}`)
    if (told.includes("done") && first?.value !== generation)
      found.push("the import said it was done, and its figures are not there")
    if (await isAny(db, "select 1 from import_staging limit 1")) found.push("staged rows stayed")
    if (await isAny(db, "select 1 from import_run where state = 'running'"))
      found.push("an import that was killed counts as running")
    await importGeneration(db, generation)
    const again = await readGenerations(db)
    if (again.length !== 1 || again[0]?.value !== generation || again[0].count !== SERIES)
      found.push(`run again, it leaves ${JSON.stringify(again)}`)
    return { state: first?.value === generation ? "after" : "before", found }
  })
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
