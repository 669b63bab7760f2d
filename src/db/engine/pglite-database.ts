import { Worker } from "node:worker_threads"
import { AppError } from "#domain/errors.ts"
import { COPY_HEAD, COPY_TAIL, copyStatement } from "./copy-statement.ts"
import type { Database, Row, RowChunks, SqlValue, Transaction } from "./database.ts"
import type { PgliteOptions, PgliteReply, PgliteRequest, PgliteResult } from "./pglite-protocol.ts"
import { runInSlices } from "./pglite-slices.ts"
import { toFault, unavailable } from "./sql-error.ts"
import { toSqlText } from "./sql-values.ts"
import { Transactions } from "./transaction.ts"

type Ask = PgliteRequest extends infer R ? (R extends unknown ? Omit<R, "id"> : never) : never
type Waiting = { resolve: (result: PgliteResult) => void; reject: (error: unknown) => void }

/** Starts PGlite in its own thread, so that no query holds up the server; rejects when it cannot open. */
export async function openPgliteDatabase(
  options: PgliteOptions,
  onNotice: (sentence: string) => void,
): Promise<Database> {
  const connection = new PgliteConnection(options, onNotice)
  for (const notice of await connection.ready) onNotice(notice)
  return toDatabase(connection)
}

function toDatabase(connection: PgliteConnection): Database {
  const transactions = new Transactions()
  let turn: Promise<unknown> = Promise.resolve()
  // One connection: a transaction keeps its turn until it ends, everything else queues.
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    transactions.refuseInside()
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
  return {
    kind: "pglite",
    query: (text, parameters) => inTurn(() => connection.query(text, parameters)),
    transaction: (work) => inTurn(() => transactions.run(connection, work)),
    transactionInSlices: (work) => runInSlices({ connection, transactions, inTurn }, work),
    // No other process can have it open.
    keepImport: () => Promise.resolve({ release: () => Promise.resolve() }),
    close: () => inTurn(() => connection.close()),
  }
}

/** The main thread's end of the line to the worker. */
class PgliteConnection implements Transaction {
  readonly ready: Promise<string[]>
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #fault: unknown = undefined

  constructor(options: PgliteOptions, onNotice: (sentence: string) => void) {
    const script = new URL("./pglite-worker.ts", import.meta.url)
    this.#worker = new Worker(script, { workerData: options })
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on("message", (reply: PgliteReply) => {
        if (reply.kind === "ready") resolve(reply.notices)
        else if (reply.kind === "failed") reject(cannotOpen(options, reply.message))
        else this.#settle(reply)
      })
      this.#worker.on("error", (error) => {
        onNotice(`The database has stopped: ${error instanceof Error ? error.message : "unknown"}`)
        this.#fail(error)
        reject(unavailable(error))
      })
      this.#worker.on("exit", () => {
        this.#fail(new Error("The database's thread has ended."))
        reject(unavailable(this.#fault))
      })
    })
  }

  async query<R extends Row>(text: string, parameters: readonly SqlValue[] = []): Promise<R[]> {
    const result = await this.#ask({ kind: "query", text, parameters: parameters.map(toSqlText) })
    return toRows<R>(result)
  }

  // A COPY for each chunk keeps memory bounded however long the import is.
  async copyIn(table: string, columns: readonly string[], chunks: RowChunks): Promise<number> {
    const text = copyStatement(table, columns, "'/dev/blob'")
    let count = 0
    for await (const chunk of chunks) {
      const data = new Uint8Array(COPY_HEAD.length + chunk.length + COPY_TAIL.length)
      data.set(COPY_HEAD)
      data.set(chunk, COPY_HEAD.length)
      data.set(COPY_TAIL, COPY_HEAD.length + chunk.length)
      const { tag } = await this.#ask({ kind: "copy", text, data }, [data.buffer])
      count += Number(tag.slice("COPY ".length))
    }
    return count
  }

  // A closed database's thread ends by itself. To end it from here while it unloads may abort the whole process.
  async close(): Promise<void> {
    if (this.#fault !== undefined) return
    const ended = new Promise((resolve) => this.#worker.once("exit", resolve))
    await this.#ask({ kind: "close" })
    await ended
  }

  // What is handed over is no longer readable here, and is not copied.
  #ask(request: Ask, handedOver: ArrayBuffer[] = []): Promise<PgliteResult> {
    if (this.#fault !== undefined) return Promise.reject(unavailable(this.#fault))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...request, id }, handedOver)
    })
  }

  #settle(reply: Extract<PgliteReply, { id: number }>): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (reply.kind === "result") waiting?.resolve(reply.result)
    else waiting?.reject(toFault(reply.error))
  }

  #fail(fault: unknown): void {
    this.#fault ??= fault
    for (const waiting of this.#waiting.values()) waiting.reject(unavailable(this.#fault))
    this.#waiting.clear()
  }
}

function cannotOpen(options: PgliteOptions, reason: string): AppError {
  const place = options.folder === undefined ? "in memory" : `in ${options.folder}`
  return new AppError("unavailable", `The database ${place} could not be opened: ${reason}`)
}

function toRows<R extends Row>({ columns, rows }: PgliteResult): R[] {
  return rows.map((values) => {
    const row: Row = {}
    for (const [index, column] of columns.entries()) row[column] = values[index]
    return row as R
  })
}
