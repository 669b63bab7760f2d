import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { PGlite } from "@electric-sql/pglite"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { isDeadlock } from "#db/engine/sql-error.ts"
import { createSchema } from "./own-schema.ts"

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url))
const url = process.env["TEST_DATABASE_URL"]

/** Whether the tests run on a PostgreSQL server, because TEST_DATABASE_URL names one. */
export const isPostgres = url !== undefined

let opened: Promise<Database> | undefined

/** A migrated database without rows; each call empties it, unless it is to be kept. One is opened for each test process. */
export async function testDatabase({ keep = false } = {}): Promise<Database> {
  opened ??= openMigrated()
  const db = await opened
  if (!keep) await emptyTables(db)
  return db
}

/** The same database, of which things are asked in the order in which a server would be asked. */
export function asServer(db: Database): Database {
  return { ...db, kind: "postgres" }
}

async function openMigrated(): Promise<Database> {
  const db = await openDatabase(
    url === undefined ? { image: await freshImage() } : { url: await ownSchema(url) },
  )
  await migrate(db)
  return db
}

// Making a new PGlite takes seconds, loading one that was just made a fraction: the first run keeps it.
async function freshImage(): Promise<string> {
  const folder = join(MODULES, ".cache/sankore")
  const image = join(folder, `pglite-${await pgliteVersion()}.tar`)
  if (existsSync(image)) return image
  await mkdir(folder, { recursive: true })
  const db = await PGlite.create()
  const archive = await db.dumpDataDir("none")
  await db.close()
  const unfinished = `${image}.${process.pid}`
  await writeFile(unfinished, archive.stream())
  await rename(unfinished, image)
  return image
}

async function pgliteVersion(): Promise<string> {
  const text = await readFile(join(MODULES, "@electric-sql/pglite/package.json"), "utf8")
  return (JSON.parse(text) as { version: string }).version
}

// On a server, each test process has its own schema; the one of an earlier process with this id goes.
async function ownSchema(url: string): Promise<string> {
  return createSchema(url, `test_${process.pid}`)
}

async function emptyTables(db: Database): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = current_schema() and tablename not in ('migration', 'data_version')`,
  )
  const names = tables.map((table) => `"${table.name}"`).join(", ")
  await truncate(db, names)
  await db.query("delete from data_version")
  await db.query("insert into data_version (version, changed_at) values (0, '2000-01-01')")
}

/** What the test before left running may hold some of the tables: the server then ends one of the two. */
async function truncate(db: Database, names: string, tries = 5): Promise<void> {
  try {
    await db.query(`truncate ${names} restart identity cascade`)
  } catch (error) {
    if (!isDeadlock(error) || tries === 1) throw error
    await truncate(db, names, tries - 1)
  }
}
