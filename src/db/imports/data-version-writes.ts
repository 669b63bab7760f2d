import type { Queryable } from "../engine/database.ts"

/** Waits until no other import is taking effect and keeps others waiting until this transaction ends. */
export async function lockDataVersion(db: Queryable): Promise<void> {
  await db.query(`select version from data_version for update`)
}

/** The channel on which processes hear of a change of the data; the message is the schema that it happened in. */
export const DATA_CHANNEL = "data_changed"

/**
 * Counts the data version up by one: every cache of the data before is out of date. Who listens hears of it when the
 * transaction has ended.
 */
export async function bumpDataVersion(db: Queryable, now: Date): Promise<void> {
  await db.query(`update data_version set version = version + 1, changed_at = $1`, [now])
  await db.query(`select pg_notify($1, current_schema()) is null as sent`, [DATA_CHANNEL])
}
