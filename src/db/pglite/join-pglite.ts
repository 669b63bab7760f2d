import type { Database, DatabasePorts } from "../engine/database.ts"
import { PgliteConnection } from "./pglite-connection.ts"
import { createTurns, toPgliteDatabase } from "./pglite-database.ts"
import { takeTurns } from "./pglite-turns.ts"

/**
 * Connects a thread to the embedded database by ports that the main thread has opened. Statements go straight to the
 * thread of PGlite; the main thread only decides whose turn it is.
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
