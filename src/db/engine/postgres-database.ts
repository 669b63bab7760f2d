import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type pg from "pg"
import { from as copyFrom } from "pg-copy-streams"
import { AppError } from "#domain/errors.ts"
import { COPY_HEAD, COPY_TAIL, copyStatement } from "./copy-statement.ts"
import type { Database, Row, RowChunks, SqlValue, Transaction } from "./database.ts"
import { IMPORT_LOCK } from "./import-lock.ts"
import { createPool } from "./postgres-pool.ts"
import { watchServer, type ServerPulse } from "./server-pulse.ts"
import { sqlErrorFields, toFault, unavailable } from "./sql-error.ts"
import { toSqlText } from "./sql-values.ts"
import { Transactions } from "./transaction.ts"

/** Where a PostgreSQL database runs its statements. */
export type Connections = {
  /** Runs one statement. */
  query<R extends Row>(text: string, parameters?: readonly SqlValue[]): Promise<R[]>
  /** A connection on which changes can be made; rejects with "unavailable" when there is none. */
  connect(): Promise<pg.PoolClient>
  close(): Promise<void>
  pulse?: ServerPulse
}

/** Connects to a PostgreSQL server; rejects with "unavailable" when it cannot be reached. */
export async function openPostgresDatabase(
  url: string,
  onNotice: (sentence: string) => void,
): Promise<Database> {
  const pool = createPool(url, { onNotice })
  const pulse = watchServer(url)
  const database = toDatabase({
    query: (text, parameters) => pulse.whileAnswering(() => runQuery(pool, text, parameters)),
    connect: () => connectWhileAnswering(pool, pulse),
    close: () => {
      pulse.close()
      return pool.end()
    },
    pulse,
  })
  try {
    await pool.query("select 1")
  } catch (error) {
    await pool.end()
    throw cannotConnect(url, error)
  }
  return database
}

/** The fault of a database that cannot be opened. Its address may hold a password: only host and name are named. */
export function cannotConnect(url: string, error: unknown): AppError {
  const { hostname, pathname } = URL.parse(url) ?? {
    hostname: "an unreadable address",
    pathname: "",
  }
  const { code = "", message = "" } = error as Partial<NodeJS.ErrnoException>
  const reason = message === "" ? code : message
  return new AppError(
    "unavailable",
    `The database ${pathname.slice(1)} on ${hostname} could not be opened: ${reason}`,
    { cause: error },
  )
}

/** The database behind such connections. */
export function toDatabase(connections: Connections): Database {
  const transactions = new Transactions()
  const runTransaction: Database["transaction"] = async (work) => {
    transactions.refuseInside()
    const client = await connections.connect()
    const transaction = toTransaction(client, connections.pulse)
    return withClient(client, () => transactions.run(transaction, withLongTimeLimit(work)))
  }
  return {
    kind: "postgres",
    query: async (text, parameters) => {
      transactions.refuseInside()
      return connections.query(text, parameters)
    },
    transaction: runTransaction,
    transactionInSlices: (work) =>
      runTransaction(async (transaction) => {
        const last = await work((slice) => slice(transaction))
        return last(transaction)
      }),
    lockImport: (id) => holdImportLock(connections, id),
    openPorts: () => undefined,
    close: () => connections.close(),
  }
}

/** A connection out of a pool; rejects with "unavailable" when none can be had. */
export function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch(rethrow)
}

/** Ends a connection that is only made after the wait for it was given up. */
async function connectWhileAnswering(pool: pg.Pool, pulse: ServerPulse): Promise<pg.PoolClient> {
  let late: Promise<pg.PoolClient> | undefined
  try {
    return await pulse.whileAnswering(() => (late = connectTo(pool)))
  } catch (error) {
    late?.then(
      (client) => client.release(true),
      () => undefined,
    )
    throw error
  }
}

// The usual limit is for what visitors wait for. Statements in a transaction may be those of an import.
function withLongTimeLimit<T>(work: (transaction: Transaction) => Promise<T>) {
  return async (transaction: Transaction) => {
    await transaction.query("set local statement_timeout = '1h'")
    return work(transaction)
  }
}

// A client whose connection broke must not go back into the pool, and its late "error" event must
// not go unheard.
async function withClient<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on("error", onError)
  try {
    return await work()
  } finally {
    client.off("error", onError)
    client.release(broken ?? client.getTransactionStatus() !== "I")
  }
}

// On a connection of its own: when it ends with the process, the server releases the lock.
async function holdImportLock(
  connections: Connections,
  id: number,
): Promise<{ release(): Promise<void> }> {
  const client = await connections.connect()
  const ignore = () => undefined
  client.on("error", ignore)
  await runQuery(client, `select pg_advisory_lock(${IMPORT_LOCK}, $1)`, [id])
  const endLongWork = connections.pulse?.startLongWork()
  return {
    release: async () => {
      endLongWork?.()
      const isFree = await runQuery(client, `select pg_advisory_unlock(${IMPORT_LOCK}, $1)`, [id])
        .then(() => true)
        .catch(() => false)
      client.off("error", ignore)
      client.release(!isFree)
    },
  }
}

function toTransaction(client: pg.PoolClient, pulse: ServerPulse | undefined): Transaction {
  return {
    query: <R extends Row>(text: string, parameters?: readonly SqlValue[]) => {
      const run = () => runQuery<R>(client, text, parameters)
      return pulse === undefined ? run() : pulse.whileAnswering(run)
    },
    copyIn: async (table, columns, chunks) => {
      const stream = client.query(copyFrom(copyStatement(table, columns, "stdin")))
      await pipeline(Readable.from(wholeCopy(chunks)), stream).catch(rethrow)
      return stream.rowCount
    },
  }
}

async function* wholeCopy(chunks: RowChunks): AsyncGenerator<Uint8Array> {
  yield COPY_HEAD
  yield* chunks
  yield COPY_TAIL
}

/** Runs a statement with its parameters and gives its rows; rejects with "unavailable" when the server is gone. */
export async function runQuery<R extends Row>(
  connection: pg.Pool | pg.PoolClient,
  text: string,
  parameters: readonly SqlValue[] = [],
): Promise<R[]> {
  const values = parameters.map(toSqlText)
  const result = await connection
    .query<R>(values.length === 0 ? { text } : { text, values })
    .catch(rethrow)
  // Several statements in one text give a list of results; the last one counts.
  const last = Array.isArray(result) ? (result as pg.QueryResult<R>[]).at(-1) : result
  return last?.rows ?? []
}

function rethrow(error: unknown): never {
  const fields = sqlErrorFields(error)
  if (fields !== undefined) throw toFault(fields)
  throw isConnectionFault(error) ? unavailable(error) : error
}

// What pg throws itself has no code: "Connection terminated unexpectedly", "timeout exceeded when
// trying to connect", "Cannot use a pool after calling end on the pool", "Client was closed and is not queryable".
function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ("syscall" in error || error instanceof AggregateError) return true
  if ("code" in error && BROKEN_STREAM.test(String(error.code))) return true
  return /connection|timeout|calling end|not queryable/i.test(error.message)
}

// What Node itself says of a socket that the server has ended, with neither a system call nor such words: "This socket
// has been ended by the other party" (EPIPE), "Cannot call write after a stream was destroyed", "Premature close".
const BROKEN_STREAM = /^(?:EPIPE|ERR_STREAM_|ERR_SOCKET_)/
