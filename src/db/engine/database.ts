import type { MessagePort } from "node:worker_threads"

/** A value that goes into or comes out of a query. */
export type SqlValue = string | number | boolean | Date | null | readonly SqlValue[]

export type Row = Record<string, unknown>

/** Something that runs one statement with parameters `$1`, `$2` and gives its rows. */
export type Queryable = {
  query<R extends Row>(text: string, parameters?: readonly SqlValue[]): Promise<R[]>
}

/**
 * Rows in PostgreSQL's binary COPY format. No row is split between chunks; chunks must not change until the copy is
 * done.
 */
export type RowChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** A transaction in progress; besides queries it takes rows by COPY. */
export type Transaction = Queryable & {
  /** Copies chunks of whole rows, as a `RowWriter` makes them, into the named columns; gives the number of rows. */
  copyIn(table: string, columns: readonly string[], chunks: RowChunks): Promise<number>
}

/** Runs one slice of a change. */
export type RunSlice = <R>(work: (transaction: Transaction) => Promise<R>) => Promise<R>

/** Work in slices: runs all but the last one, and returns the last, with which all of them take effect. */
export type SlicedWork<T> = (
  runSlice: RunSlice,
) => Promise<(transaction: Transaction) => Promise<T>>

/**
 * The database, PGlite in a worker thread or a PostgreSQL server, behind one dialect.
 * `bigint` and `numeric` columns arrive as numbers, `date` as `YYYY-MM-DD` text, `timestamptz` as Date,
 * `float8[]` as arrays of numbers and nulls, `jsonb` as the value; a jsonb parameter is JSON text.
 */
export type Database = Queryable & {
  readonly kind: "pglite" | "postgres"
  /** Runs the work in one transaction; what it throws rolls everything back. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs a change in slices that take effect together or not at all. On the embedded database others may use it between
   * the slices, without seeing them; a server runs all in one transaction. So a slice must not touch the rows of
   * another, nor rely on its changes.
   */
  transactionInSlices<T>(work: SlicedWork<T>): Promise<T>
  /**
   * Locks an import until the lock is released or this process ends. Other processes take an unlocked one for cut off.
   */
  lockImport(id: number): Promise<{ release(): Promise<void> }>
  /**
   * Opens the embedded database to one further thread, which calls `joinPglite` with the ports and takes turns with
   * this one. `undefined` for a server, to which a thread connects by its address.
   */
  openPorts(): DatabasePorts | undefined
  close(): Promise<void>
}

/** What a thread needs to use the embedded database of another. Ports that were handed over no longer work here. */
export type DatabasePorts = { turns: MessagePort; statements: MessagePort }
