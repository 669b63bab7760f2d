import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { AppError } from "#domain/errors.ts"
import type { Database, Queryable } from "./database.ts"

type Migration = { name: string; text: string; checksum: string }

const FOLDER = new URL("../migrations/", import.meta.url)

/**
 * Brings the schema to the state of this code: applies each missing file of `migrations`, in order, and gives their
 * names. Throws "conflict" for a database that was changed by a newer version, or by another text of a migration.
 */
export async function migrate(db: Database, folder = FOLDER): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(folder)
  await db.transaction(createMigrationTable)
  checkRecorded(migrations, await findRecorded(db))
  const applied: string[] = []
  for (const migration of migrations) {
    if (await applyOnce(db, migration)) applied.push(migration.name)
  }
  return { applied }
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), "utf8")
      const checksum = createHash("sha256").update(text).digest("hex")
      return { name: file.replace(/\.sql$/, ""), text, checksum }
    }),
  )
}

type Recorded = { name: string; checksum: string }

function findRecorded(db: Queryable): Promise<Recorded[]> {
  return db.query<Recorded>("select name, checksum from migration order by name")
}

function checkRecorded(migrations: readonly Migration[], recorded: readonly Recorded[]): void {
  for (const { name, checksum } of recorded) {
    const migration = migrations.find((m) => m.name === name)
    if (migration === undefined) {
      throw new AppError(
        "conflict",
        `The database has the migration ${name}, which this version does not know: a newer version has used it. Start that version, or restore an earlier backup.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new AppError(
        "conflict",
        `The database was created with a different text of the migration ${name} than this version has. Start the version that created it.`,
      )
    }
  }
}

async function createMigrationTable(transaction: Queryable): Promise<void> {
  await waitForOtherMigrations(transaction)
  await transaction.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

// The lock is held until the transaction ends: of two processes that start at the same time, the second waits and then
// finds the migration applied.
async function waitForOtherMigrations(transaction: Queryable): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(7311002) is null as waited")
}

function applyOnce(db: Database, { name, text, checksum }: Migration): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await waitForOtherMigrations(transaction)
    const found = await transaction.query("select 1 as found from migration where name = $1", [
      name,
    ])
    if (found.length > 0) return false
    await transaction.query(text)
    await transaction.query("insert into migration (name, checksum) values ($1, $2)", [
      name,
      checksum,
    ])
    return true
  })
}
