import { AsyncLocalStorage } from "node:async_hooks"
import type { Queryable, Transaction } from "./database.ts"
import { SQL_STATE, SqlError } from "./sql-error.ts"

type Work<T> = (transaction: Transaction) => Promise<T>
type State = { open: boolean }

/** Runs the transactions of one database, and knows which code runs inside one. */
export class Transactions {
  readonly #running = new AsyncLocalStorage<State>()

  /**
   * Throws when the calling code runs inside a transaction: on a single connection its statement would wait for itself
   * for ever, and from a pool it would not be part of the transaction.
   */
  refuseInside(): void {
    if (this.#running.getStore()?.open === true) {
      throw new Error("Inside a transaction, use the transaction, not the database.")
    }
  }

  /** Runs the work between begin and commit on one connection; whatever is thrown rolls it back. */
  run<T>(connection: Transaction, work: Work<T>, end = "commit"): Promise<T> {
    const state = { open: true }
    const inside: Work<T> = (transaction) => this.#running.run(state, () => work(transaction))
    return runBetween(connection, state, { work: inside, end })
  }

  /** Runs the work between begin and "prepare transaction": under this name it can be committed later on. */
  prepare<T>(connection: Transaction, name: string, work: Work<T>): Promise<T> {
    return this.run(connection, work, `prepare transaction '${name}'`)
  }
}

async function runBetween<T>(
  connection: Transaction,
  state: State,
  { work, end }: { work: Work<T>; end: string },
): Promise<T> {
  await connection.query("begin")
  try {
    const result = await work(whileOpen(connection, state))
    state.open = false
    await endWith(connection, end)
    return result
  } catch (error) {
    // A connection that is gone has rolled back already; the first error is the one that matters.
    await connection.query("rollback").catch(() => undefined)
    throw error
  } finally {
    state.open = false
  }
}

// PostgreSQL answers the `commit` of a failed transaction with success, and rolls back. A savepoint fails instead.
async function endWith(connection: Queryable, statement: string): Promise<void> {
  await connection.query("savepoint last_check")
  await connection.query(statement)
}

function whileOpen(connection: Transaction, state: Readonly<State>): Transaction {
  const refuseOnceEnded = () => {
    if (!state.open) throw new SqlError(ENDED)
  }
  return {
    query: async (text, parameters) => {
      refuseOnceEnded()
      return connection.query(text, parameters)
    },
    copyIn: async (table, columns, chunks) => {
      refuseOnceEnded()
      return connection.copyIn(table, columns, chunks)
    },
  }
}

const ENDED = {
  message: "The transaction has ended.",
  code: SQL_STATE.invalidTransactionState,
  constraint: undefined,
  detail: undefined,
}
