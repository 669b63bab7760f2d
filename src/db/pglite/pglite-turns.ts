import type { MessagePort } from "node:worker_threads"

import type { DatabasePorts, Queryable } from "../engine/database.ts"
import type { PgliteConnection } from "./pglite-connection.ts"
import { resolveSlices } from "./pglite-slices.ts"

/** Runs work while nobody else uses the connection. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A thread sends `take` to ask for a turn and `give` to end it; the main thread answers `yours` when it begins. */
type TurnMessage = "take" | "yours" | "give"

type Lending = {
  connection: PgliteConnection
  inTurn: InTurn
  /** Resolves when the thread has ended and all that it asked for is done. */
  left: Promise<void>
}

/**
 * Lets a further thread use the database in turns with this one. If it ends in the middle of a change, the change is
 * rolled back, or completed if it was decided, before the next turn.
 */
export function grantTurns(port: MessagePort, { connection, inTurn, left }: Lending): void {
  let endTurn: (() => void) | undefined
  let hasLeft = false
  const say = (message: TurnMessage) => {
    port.postMessage(message)
  }
  const lend = () =>
    new Promise<void>((resolve) => {
      // The thread may have left because the database has stopped: its next statement will tell.
      if (hasLeft) resolve()
      else endTurn = resolve
      say("yours")
    })
  port.on("message", (message: TurnMessage) => {
    if (message === "take") {
      void inTurn(lend)
      return
    }
    endTurn?.()
    endTurn = undefined
  })
  // A thread that may ask for another turn must not keep the process running.
  port.unref()
  void left.then(() => {
    hasLeft = true
    const clean = () => cleanUp(connection).catch(() => undefined)
    return endTurn ? clean().then(endTurn) : inTurn(clean)
  })
}

async function cleanUp(connection: Queryable & { hasFailed: boolean }): Promise<void> {
  // A database that has stopped cleans up at its next start.
  if (connection.hasFailed) return
  await connection.query("rollback")
  await resolveSlices(connection)
}

/** The other side of `grantTurns`: each piece of work waits until the main thread gives this one a turn. */
export function takeTurns({ turns }: DatabasePorts, inOrder: InTurn): InTurn {
  let begin: (() => void) | undefined
  turns.on("message", () => {
    begin?.()
  })
  const say = (message: TurnMessage) => {
    turns.postMessage(message)
  }
  return (work) =>
    inOrder(async () => {
      const begun = new Promise<void>((resolve) => (begin = resolve))
      say("take")
      await begun
      try {
        return await work()
      } finally {
        say("give")
      }
    })
}
