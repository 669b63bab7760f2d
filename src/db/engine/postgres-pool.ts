import pg from "pg"

import { findParser } from "./sql-values.ts"

const SECOND = 1000

type PoolOptions = {
  /** Gets what an operator should know. */
  onNotice: (sentence: string) => void
  /** Its connections refuse every change. */
  isReadOnly?: boolean
  /** The longest that a statement waits for a connection. */
  connectMs?: number
}

/** Connections to one PostgreSQL server, opened when they are needed. */
export function createPool(
  url: string,
  { onNotice, isReadOnly = false, connectMs = 10 * SECOND }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: 60 * SECOND,
    keepAlive: true,
    application_name: "sankore",
    ...(isReadOnly && { verify: refuseChanges }),
    types: { getTypeParser: (typeId: number) => findParser(typeId) },
  })
  // Without a listener, a server that drops an idle connection would end the process.
  pool.on("error", (error) => onNotice(`A database connection was lost: ${error.message}`))
  return pool
}

/** Every new connection passes through here before its first statement. */
function refuseChanges(client: pg.PoolClient, done: (error?: Error) => void): void {
  client.query("set default_transaction_read_only = on").then(() => done(), done)
}
