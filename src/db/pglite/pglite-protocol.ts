import type { MessagePort } from "node:worker_threads"

import type { Row } from "../engine/database.ts"
import type { SqlErrorFields } from "../engine/sql-error.ts"

/** Where the worker's database lives: in a folder, else in memory, from an image if one is named. */
export type PgliteOptions = { folder: string | undefined; image: string | undefined }

/** What another thread asks of the worker. */
export type PgliteRequest =
  | { id: number; kind: "query"; text: string; parameters: (string | null)[] }
  | { id: number; kind: "copy"; text: string; data: Uint8Array<ArrayBuffer> }
  | { id: number; kind: "close" }

/** The main thread introduces a further thread to the worker. Its requests come through the port. */
export type PgliteIntroduction = { kind: "introduce"; port: MessagePort; thread: number }

/** Rows as lists of values, and the tag of the last command, for example `COPY 12`. */
export type PgliteResult = { columns: string[]; rows: unknown[][]; tag: string }

/**
 * What the worker answers. `ready` or `failed` comes once, after opening; `left` when a further thread has ended and
 * its last request is done.
 */
export type PgliteReply =
  | { kind: "left"; thread: number }
  | { kind: "ready"; notices: string[] }
  | { kind: "failed"; message: string }
  | { kind: "result"; id: number; result: PgliteResult }
  | { kind: "error"; id: number; error: SqlErrorFields }

/** The rows of a result as objects. */
export function toRows<R extends Row>({ columns, rows }: PgliteResult): R[] {
  return rows.map((values) => {
    const row: Row = {}
    for (const [index, column] of columns.entries()) row[column] = values[index]
    return row as R
  })
}
