import type { MessagePort, Worker } from "node:worker_threads"

import { COPY_HEAD, COPY_TAIL, copyStatement } from "../engine/copy-statement.ts"
import type { Row, RowChunks, SqlValue, Transaction } from "../engine/database.ts"
import {
  toRows,
  type PgliteReply,
  type PgliteRequest,
  type PgliteResult,
} from "./pglite-protocol.ts"
import { toFault, unavailable } from "../engine/sql-error.ts"
import { toSqlText } from "../engine/sql-values.ts"

type Ask = PgliteRequest extends infer R ? (R extends unknown ? Omit<R, "id"> : never) : never
type Waiting = { resolve: (result: PgliteResult) => void; reject: (error: unknown) => void }

/**
 * A thread's connection to the thread of PGlite. It does not wait for transactions of other threads: see
 * `pglite-turns.ts`.
 */
export class PgliteConnection implements Transaction {
  readonly #line: Worker | MessagePort
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #fault: unknown = undefined

  constructor(line: Worker | MessagePort) {
    this.#line = line
    line.on("message", (reply: PgliteReply) => {
      if ("id" in reply) this.#resolve(reply)
    })
  }

  get hasFailed(): boolean {
    return this.#fault !== undefined
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

  /** Asks the thread of PGlite to write everything to the disk and end. */
  async close(): Promise<void> {
    await this.#ask({ kind: "close" })
  }

  /** Rejects all waiting statements, and all later ones, with "unavailable". */
  fail(fault: unknown): void {
    this.#fault ??= fault
    for (const waiting of this.#waiting.values()) waiting.reject(unavailable(this.#fault))
    this.#waiting.clear()
  }

  // Buffers that are handed over are not copied, and no longer readable here.
  #ask(request: Ask, handedOver: ArrayBuffer[] = []): Promise<PgliteResult> {
    if (this.#fault !== undefined) return Promise.reject(unavailable(this.#fault))
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#line.postMessage({ ...request, id }, handedOver)
    })
  }

  #resolve(reply: Extract<PgliteReply, { id: number }>): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (reply.kind === "result") waiting?.resolve(reply.result)
    else waiting?.reject(toFault(reply.error))
  }
}
