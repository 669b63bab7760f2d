import type { Database } from "./database.ts"

/**
 * Cleans up after many rows have changed, as by an import, because PGlite has no background workers for it. A server
 * cleans up by itself; only its statistics are refreshed at once.
 */
export async function maintain(db: Database): Promise<void> {
  if (db.kind === "postgres") {
    await db.transaction((transaction) => transaction.query("analyze"))
    return
  }
  await db.query("vacuum analyze")
  await db.query("checkpoint")
}
