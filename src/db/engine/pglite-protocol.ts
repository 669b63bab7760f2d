import type { SqlErrorFields } from "./sql-error.ts"

/** Where the worker's database lives: in a folder, else in memory, from an image if one is named. */
export type PgliteOptions = { folder: string | undefined; image: string | undefined }

/** What the main thread asks of the worker. */
export type PgliteRequest =
  | { id: number; kind: "query"; text: string; parameters: (string | null)[] }
  | { id: number; kind: "copy"; text: string; data: Uint8Array<ArrayBuffer> }
  | { id: number; kind: "close" }

/** Rows as lists of values, and the tag of the last command, for example `COPY 12`. */
export type PgliteResult = { columns: string[]; rows: unknown[][]; tag: string }

/** What the worker answers; `ready` and `failed` come once, after opening. */
export type PgliteReply =
  | { kind: "ready"; notices: string[] }
  | { kind: "failed"; message: string }
  | { kind: "result"; id: number; result: PgliteResult }
  | { kind: "error"; id: number; error: SqlErrorFields }
