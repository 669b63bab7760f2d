import { randomUUID } from "node:crypto"
import type { Queryable, RunSlice, SlicedWork, Transaction } from "../engine/database.ts"
import type { Transactions } from "../engine/transaction.ts"

/** The most slices of a change on the embedded database: each waits as a prepared transaction. */
export const MAX_SLICES = 256

type Connection = {
  connection: Transaction
  transactions: Transactions
  /** Waits until nobody else uses the connection. */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Runs a change in slices on one connection. Each slice is a transaction that is prepared, not committed, so that
 * others may use the connection after it and see nothing of it. The last slice records the change as decided; then all
 * slices are committed before anybody else has a turn. After a stop in between, `resolveSlices` does the rest at the
 * next start.
 */
export async function runInSlices<T>(one: Connection, work: SlicedWork<T>): Promise<T> {
  const { connection, transactions, inTurn } = one
  const change = randomUUID()
  const prepared: string[] = []
  const end = { isDecided: false }
  const runSlice: RunSlice = (slice) =>
    inTurn(async () => {
      const name = `${change} ${String(prepared.length)}`
      const result = await transactions.prepare(connection, name, slice)
      prepared.push(name)
      return result
    })
  try {
    const last = await work(runSlice)
    return await inTurn(async () => {
      const result = await transactions.run(connection, async (transaction) => {
        await transaction.query("insert into sliced_change (id) values ($1)", [change])
        return last(transaction)
      })
      end.isDecided = true
      for (const name of prepared) await connection.query(`commit prepared '${name}'`)
      await connection.query("delete from sliced_change where id = $1", [change])
      return result
    })
  } catch (error) {
    if (!end.isDecided) await inTurn(() => rollBack(connection, prepared))
    throw error
  }
}

async function rollBack(connection: Transaction, prepared: readonly string[]): Promise<void> {
  // A connection that is gone rolls them back at the next start; the first error is the one that matters.
  for (const name of prepared)
    await connection.query(`rollback prepared '${name}'`).catch(() => undefined)
}

/**
 * Completes a sliced change that was stopped in the middle: commits all of its slices if it was decided, else rolls all
 * of them back.
 */
export async function resolveSlices(connection: Queryable): Promise<void> {
  const left = await connection.query<{ gid: string }>(
    "select gid from pg_prepared_xacts order by gid",
  )
  if (left.length === 0) return
  const decided = await connection.query<{ id: string }>("select id from sliced_change")
  const isDecided = new Set(decided.map(({ id }) => id))
  for (const { gid } of left) {
    const [change = ""] = gid.split(" ")
    await connection.query(`${isDecided.has(change) ? "commit" : "rollback"} prepared '${gid}'`)
  }
  await connection.query("delete from sliced_change")
}
