import type { PGlite } from "@electric-sql/pglite"
import { runQuery } from "./pglite-query.ts"
import { sqlErrorFields } from "../engine/sql-error.ts"

/**
 * Checks every table and index by PostgreSQL's amcheck and builds damaged indexes anew. Gives a sentence
 * on what was found; throws one naming the tables when rows are damaged.
 */
export async function verifyDatabase(db: PGlite): Promise<string> {
  await runQuery(db, "create extension if not exists amcheck", [])
  const damaged = await findDamagedTables(db)
  if (damaged.length > 0) {
    throw new Error(
      `it was not closed cleanly, and these tables are damaged: ${damaged.join(", ")}`,
    )
  }
  const rebuilt = await rebuildDamagedIndexes(db)
  await runQuery(db, "drop extension amcheck", [])
  const result = rebuilt.length === 0 ? "sound" : `sound, after rebuilding ${rebuilt.join(", ")}`
  return `The database was not closed cleanly last time; all tables were checked and are ${result}.`
}

async function findDamagedTables(db: PGlite): Promise<string[]> {
  const damaged: string[] = []
  for (const table of await findRelations(db, "r")) {
    const faults = await check(
      db,
      "select 1 as fault from verify_heapam($1::regclass) limit 1",
      table,
    )
    if (faults) damaged.push(table)
  }
  return damaged
}

async function rebuildDamagedIndexes(db: PGlite): Promise<string[]> {
  const rebuilt: string[] = []
  for (const index of await findRelations(db, "i")) {
    if (!(await check(db, "select 1 as fault where bt_index_check($1::regclass) is null", index)))
      continue
    await runQuery(db, `reindex index ${index}`, [])
    rebuilt.push(index)
  }
  return rebuilt
}

// Whether the check gave a row or broke off on what it read.
async function check(db: PGlite, text: string, relation: string): Promise<boolean> {
  try {
    return (await runQuery(db, text, [relation])).rows.length > 0
  } catch (error) {
    if (sqlErrorFields(error) === undefined) throw error
    return true
  }
}

async function findRelations(db: PGlite, kind: "r" | "i"): Promise<string[]> {
  const { rows } = await runQuery(
    db,
    `select c.oid::regclass::text as name
     from pg_class c
     left join pg_am a on a.oid = c.relam
     where c.relnamespace = 'public'::regnamespace and c.relkind = $1
       and c.relpersistence = 'p' and (c.relkind = 'r' or a.amname = 'btree')
     order by name`,
    [kind],
  )
  return rows.map(([name]) => String(name))
}
