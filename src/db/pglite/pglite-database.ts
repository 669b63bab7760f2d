import { MessageChannel, Worker } from "node:worker_threads"

import { AppError } from "#domain/errors.ts"

import type { Database } from "../engine/database.ts"
import { PgliteConnection } from "./pglite-connection.ts"
import type { PgliteIntroduction, PgliteOptions, PgliteReply } from "./pglite-protocol.ts"
import { runInSlices } from "./pglite-slices.ts"
import { grantTurns, type InTurn } from "./pglite-turns.ts"
import { unavailable } from "../engine/sql-error.ts"
import { Transactions } from "../engine/transaction.ts"

/** Starts PGlite in its own thread, so that no query holds up the server; rejects when it cannot open. */
export async function openPgliteDatabase(
  options: PgliteOptions,
  onNotice: (sentence: string) => void,
): Promise<Database> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: options })
  const connection = new PgliteConnection(worker)
  for (const notice of await whenReady(worker, { connection, options, onNotice })) onNotice(notice)
  const inTurn = createTurns()
  let lastThread = 0
  return {
    ...toPgliteDatabase(connection, inTurn),
    close: () => inTurn(() => endWorker(worker, connection)),
    openPorts() {
      const turns = new MessageChannel()
      const statements = new MessageChannel()
      const thread = ++lastThread
      const left = whenLeft(worker, thread)
      const introduction: PgliteIntroduction = {
        kind: "introduce",
        port: statements.port1,
        thread,
      }
      worker.postMessage(introduction, [statements.port1])
      grantTurns(turns.port1, { connection, inTurn, left })
      return { turns: turns.port2, statements: statements.port2 }
    },
  }
}

/** Lets pieces of work have the one connection in the order in which they ask for it. */
export function createTurns(): InTurn {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}

/** The database over one connection: a transaction keeps its turn until it ends, everything else queues. */
export function toPgliteDatabase(
  connection: PgliteConnection,
  takeTurn: InTurn,
): Omit<Database, "close" | "openPorts"> {
  const transactions = new Transactions()
  const inTurn: InTurn = async (work) => {
    transactions.refuseInside()
    return takeTurn(work)
  }
  return {
    kind: "pglite",
    query: (text, parameters) => inTurn(() => connection.query(text, parameters)),
    transaction: (work) => inTurn(() => transactions.run(connection, work)),
    transactionInSlices: (work) => runInSlices({ connection, transactions, inTurn }, work),
    // No other process can have it open.
    keepImport: () => Promise.resolve({ release: () => Promise.resolve() }),
  }
}

type Opening = {
  connection: PgliteConnection
  options: PgliteOptions
  onNotice: (sentence: string) => void
}

/** Gives the notices of the opening. Whenever the thread ends, everyone who waits for it gets "unavailable". */
function whenReady(
  worker: Worker,
  { connection, options, onNotice }: Opening,
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    worker.on("message", (reply: PgliteReply) => {
      if (reply.kind === "ready") resolve(reply.notices)
      if (reply.kind === "failed") reject(cannotOpen(options, reply.message))
    })
    worker.on("error", (error) => {
      onNotice(`The database has stopped: ${error instanceof Error ? error.message : "unknown"}`)
      connection.fail(error)
      reject(unavailable(error))
    })
    worker.on("exit", () => {
      const fault = new Error("The database's thread has ended.")
      connection.fail(fault)
      reject(unavailable(fault))
    })
  })
}

/** Resolves when a further thread has ended and all that it asked for is done, or when the worker itself has ended. */
function whenLeft(worker: Worker, thread: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      worker.off("message", look)
      worker.off("exit", finish)
      resolve()
    }
    const look = (reply: PgliteReply) => {
      if (reply.kind === "left" && reply.thread === thread) finish()
    }
    worker.on("message", look)
    worker.on("exit", finish)
  })
}

// A closed database's thread ends by itself. To end it from here while it unloads may abort the whole process.
async function endWorker(worker: Worker, connection: PgliteConnection): Promise<void> {
  if (connection.hasFailed) return
  const ended = new Promise((resolve) => worker.once("exit", resolve))
  await connection.close()
  await ended
}

function cannotOpen(options: PgliteOptions, reason: string): AppError {
  const place = options.folder === undefined ? "in memory" : `in ${options.folder}`
  return new AppError("unavailable", `The database ${place} could not be opened: ${reason}`)
}
