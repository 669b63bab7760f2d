import type { Database } from "./database.ts"

/**
 * Cleans up after many rows have changed, as imports do: PGlite has no background workers that would.
 * A server looks after itself and is only asked to count its rows anew.
 */
export async function maintain(db: Database): Promise<void> {
  if (db.kind === "postgres") {
    await db.transaction((transaction) => transaction.query("analyze"))
    return
  }
  await db.query("vacuum analyze")
  await db.query("checkpoint")
}
