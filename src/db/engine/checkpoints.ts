import type { Database } from "./database.ts"

/**
 * Makes a checkpoint of the embedded database whenever something was written since the last one. PGlite makes none by
 * itself: its log would grow for as long as nothing is imported, and damage to the log would lose everything in it.
 */
export function createCheckpoints(db: Database): () => Promise<void> {
  let end: string | undefined
  return async () => {
    if (db.kind === "postgres" || (await readEnd(db)) === end) return
    await db.query("checkpoint")
    end = await readEnd(db)
  }
}

async function readEnd(db: Database): Promise<string | undefined> {
  const [row] = await db.query<{ end: string }>("select pg_current_wal_insert_lsn()::text as end")
  return row?.end
}
