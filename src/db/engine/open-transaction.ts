import type { Database, Transaction } from "./database.ts"

/** A transaction that stays open from one step of a program to a later one. */
export type OpenTransaction = {
  transaction: Transaction
  /** Runs the last work within the transaction, commits, and gives the result of the work. */
  commit<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /** Undoes everything. Does nothing once the transaction has ended. */
  rollBack(): Promise<void>
}

/**
 * Opens a transaction on a connection of its own. For work that fits into one function use `Database.transaction`: a
 * transaction opened here keeps its connection until it is committed or rolled back.
 */
export async function openTransaction(db: Database): Promise<OpenTransaction> {
  const begun = Promise.withResolvers<Transaction>()
  const lastWork = Promise.withResolvers<(transaction: Transaction) => Promise<unknown>>()
  const ended = db.transaction(async (transaction) => {
    begun.resolve(transaction)
    const work = await lastWork.promise
    return work(transaction)
  })
  // Without a connection nothing has begun.
  ended.catch(begun.reject)
  return {
    transaction: await begun.promise,
    commit: async <T>(work: (transaction: Transaction) => Promise<T>) => {
      lastWork.resolve(work)
      return (await ended) as T
    },
    rollBack: async () => {
      lastWork.reject(new Error("The transaction was rolled back."))
      await ended.catch(() => undefined)
    },
  }
}
