import type { Database, DatabasePorts } from "../engine/database.ts"
import { PgliteConnection } from "./pglite-connection.ts"
import { createTurns, toPgliteDatabase } from "./pglite-database.ts"
import { takeTurns } from "./pglite-turns.ts"

/**
 * The embedded database of another thread, by the ports that it has opened. It reads and writes by its own line to the
 * thread of PGlite, so that rows do not pass through the main thread, which only says whose turn it is.
 */
export function joinPglite(ports: DatabasePorts): Database {
  const { turns, statements } = ports
  const connection = new PgliteConnection(statements)
  statements.on("close", () => {
    connection.fail(new Error("The database's thread has ended."))
  })
  return {
    ...toPgliteDatabase(() => connection, takeTurns(ports, createTurns())),
    openPorts: () => undefined,
    close: () => {
      turns.close()
      statements.close()
      return Promise.resolve()
    },
  }
}
