import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { MessageChannel, Worker } from "node:worker_threads"

import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import type { Database } from "../engine/database.ts"
import { adviseOnFault } from "./advise-on-fault.ts"
import { endWhenIdle } from "./end-when-idle.ts"
import { PgliteConnection } from "./pglite-connection.ts"
import type { PgliteIntroduction, PgliteOptions, PgliteReply } from "./pglite-protocol.ts"
import { runInSlices } from "./pglite-slices.ts"
import { grantTurns, type InTurn } from "./pglite-turns.ts"
import { unavailable } from "../engine/sql-error.ts"
import { Transactions } from "../engine/transaction.ts"

/** Pauses between attempts to open a database that has stopped. */
const SHORTEST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 1000

/** Starts PGlite in a thread of its own, so that no query blocks the server; rejects when it cannot be opened. */
export async function openPgliteDatabase(
  options: PgliteOptions,
  onNotice: (sentence: string) => void,
): Promise<Database> {
  const current = await keepOpen(options, onNotice)
  const inTurn = createTurns()
  let lastThread = 0
  return {
    ...toPgliteDatabase(() => current.get().connection, inTurn),
    close: () => inTurn(() => current.close()),
    openPorts() {
      const { worker, connection } = current.get()
      const turns = new MessageChannel()
      const statements = new MessageChannel()
      if (connection.hasFailed) {
        // The thread of PGlite has ended. The new thread finds its port closed, and need not wait for its turns.
        statements.port1.close()
        grantTurns(turns.port1, { connection, inTurn, left: Promise.resolve() })
        return { turns: turns.port2, statements: statements.port2 }
      }
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

/** A thread of PGlite, and the main thread's connection to it. */
type Opened = { worker: Worker; connection: PgliteConnection }

/**
 * Opens the database, and opens it again when it has stopped by itself, as it does when the disk has no room for its
 * log. Until it is open again, every statement is answered with "unavailable". What is in memory alone cannot be opened again.
 */
async function keepOpen(
  options: PgliteOptions,
  onNotice: (sentence: string) => void,
): Promise<{ get(): Opened; close(): Promise<void> }> {
  let isClosing = false
  const isWanted = () => !isClosing
  let opening: Promise<void> | undefined
  let opened = await openWorker(options, onNotice)
  const follow = ({ worker }: Opened) => {
    if (options.folder === undefined) return
    worker.once("exit", () => {
      opening = openAgain()
    })
  }
  const openAgain = async () => {
    let pause = SHORTEST_PAUSE_MS
    let lastCause = ""
    const giveNotice = (error: unknown) => {
      const cause = errorMessage(error)
      // It is tried again every second: one cause gives one notice.
      if (isWanted() && cause !== lastCause)
        onNotice(`The database cannot be opened again yet: ${cause}`)
      lastCause = cause
    }
    while (isWanted()) {
      await delay(pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
      const next = isWanted() ? await openWorker(options).catch(giveNotice) : undefined
      if (!next) continue
      opened = next
      follow(next)
      onNotice("The database is open again.")
      return
    }
  }
  follow(opened)
  return {
    get: () => opened,
    async close() {
      isClosing = true
      await opening
      await endWorker(opened.worker, opened.connection)
    },
  }
}

async function openWorker(
  options: PgliteOptions,
  onNotice: (sentence: string) => void = () => undefined,
): Promise<Opened> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: options })
  const connection = new PgliteConnection(worker)
  // A new folder is synced file by file, while the thread itself does nothing.
  const stopWatch = isMade(options) ? endWhenIdle(worker) : () => undefined
  try {
    for (const notice of await whenReady(worker, { connection, options, onNotice }))
      onNotice(notice)
  } finally {
    stopWatch()
  }
  return { worker, connection }
}

function isMade({ folder }: PgliteOptions): boolean {
  return folder !== undefined && existsSync(join(folder, "PG_VERSION"))
}

/** Makes a queue for the one connection: work runs in the order in which it was asked for. */
export function createTurns(): InTurn {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
}

/**
 * The database over one connection: a transaction keeps its turn until it ends, everything else queues. Each piece of
 * work keeps the connection that it began with: on a later one it would go on outside of its transaction.
 */
export function toPgliteDatabase(
  getConnection: () => PgliteConnection,
  takeTurn: InTurn,
): Omit<Database, "close" | "openPorts"> {
  const transactions = new Transactions()
  const inTurn: InTurn = async (work) => {
    transactions.refuseInside()
    return takeTurn(work)
  }
  return {
    kind: "pglite",
    query: (text, parameters) => inTurn(() => getConnection().query(text, parameters)),
    transaction: (work) => inTurn(() => transactions.run(getConnection(), work)),
    transactionInSlices: (work) =>
      runInSlices({ connection: getConnection(), transactions, inTurn }, work),
    // No other process can have the database open, so no lock is needed.
    lockImport: () => Promise.resolve({ release: () => Promise.resolve() }),
  }
}

type Opening = {
  connection: PgliteConnection
  options: PgliteOptions
  onNotice: (sentence: string) => void
}

/**
 * Resolves with the notices of the opening. Whenever the thread ends, all waiting statements reject with "unavailable".
 */
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

/** Resolves when a further thread has ended and its last statement is done, or when the thread of PGlite has ended. */
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

// The thread ends by itself after closing. Terminating it while it unloads may abort the whole process.
async function endWorker(worker: Worker, connection: PgliteConnection): Promise<void> {
  if (connection.hasFailed) return
  const ended = new Promise((resolve) => worker.once("exit", resolve))
  await connection.close()
  await ended
}

function cannotOpen(options: PgliteOptions, reason: string): AppError {
  const place = options.folder === undefined ? "in memory" : `in ${options.folder}`
  const advice = isMade(options) ? ` ${adviseOnFault(reason)}` : ""
  const sentence = `${reason.replace(/\.$/, "")}.`
  return new AppError(
    "unavailable",
    `The database ${place} could not be opened: ${sentence}${advice}`,
  )
}
