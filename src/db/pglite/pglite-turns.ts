import type { MessagePort } from "node:worker_threads"

import type { DatabasePorts, Queryable } from "../engine/database.ts"
import type { PgliteConnection } from "./pglite-connection.ts"
import { resolveSlices } from "./pglite-slices.ts"

/** Runs work while nobody else uses the connection. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** A thread asks for a turn and gives it back; the main thread says when it begins. */
type TurnMessage = "take" | "yours" | "give"

type Lending = {
  connection: PgliteConnection
  inTurn: InTurn
  /** Resolves when the thread has ended and all that it asked for is done. */
  left: Promise<void>
}

/**
 * Lets a further thread use the database in turns with this one. Where that thread ends in the middle of a change,
 * what it has left is undone, or done where it was decided, before anybody else has a turn.
 */
export function grantTurns(port: MessagePort, { connection, inTurn, left }: Lending): void {
  let endTurn: (() => void) | undefined
  let hasLeft = false
  const say = (message: TurnMessage) => {
    port.postMessage(message)
  }
  const lend = () =>
    new Promise<void>((resolve) => {
      // Where the database has stopped, the thread itself finds out by its next statement.
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
  // The process need not go on running only because a thread may ask for another turn.
  port.unref()
  void left.then(() => {
    hasLeft = true
    const clean = () => cleanUp(connection).catch(() => undefined)
    return endTurn ? clean().then(endTurn) : inTurn(clean)
  })
}

async function cleanUp(connection: Queryable & { hasFailed: boolean }): Promise<void> {
  // A database that has stopped sees to it at its next start.
  if (connection.hasFailed) return
  await connection.query("rollback")
  await resolveSlices(connection)
}

/** A thread's side of `grantTurns`: each piece of work waits for a turn of the main thread. */
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
