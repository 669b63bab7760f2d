import type { Queryable } from "../engine/database.ts"

/**
 * Waits until no other transaction holds this lock, and holds it until this transaction ends. Imports take it to merge.
 */
export async function lockDataVersion(db: Queryable): Promise<void> {
  await db.query(`select version from data_version for update`)
}

/** The channel that notifies processes of a change of the data; the message is the schema that it happened in. */
export const DATA_CHANNEL = "data_changed"

/**
 * Counts the data version up by one, so that every cache of the data before is out of date. Listeners are notified when
 * the transaction has ended.
 */
export async function bumpDataVersion(db: Queryable, now: Date): Promise<void> {
  await db.query(`update data_version set version = version + 1, changed_at = $1`, [now])
  await db.query(`select pg_notify($1, current_schema()) is null as sent`, [DATA_CHANNEL])
}
