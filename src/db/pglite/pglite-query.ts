import { protocol } from "@electric-sql/pglite"
import type { PGlite } from "@electric-sql/pglite"
import type { PgliteResult } from "./pglite-protocol.ts"
import { findParser } from "../engine/sql-values.ts"

const { serialize, messages } = protocol

/**
 * Runs one statement and gives its rows. Without parameters the text may hold several
 * statements, of which the last one's rows are given.
 */
export async function runQuery(
  db: PGlite,
  text: string,
  parameters: readonly (string | null)[],
): Promise<PgliteResult> {
  const message =
    parameters.length === 0 ? serialize.query(text) : serializeExtended(text, parameters)
  const replies = await db.execProtocolStream(message, { syncToFs: false })
  // After a fault it cannot survive (the disk refuses a write), PGlite answers nothing at all.
  if (!replies.some((reply) => ENDINGS.has(reply.name)))
    throw new Error("The database has stopped.")
  return readResult(replies)
}

const ENDINGS: ReadonlySet<string> = new Set(["commandComplete", "emptyQuery"])

/** Runs a COPY from `/dev/blob`, which reads this data. */
export async function runCopy(db: PGlite, text: string, data: BlobPart): Promise<PgliteResult> {
  await db._handleBlob(new Blob([data]))
  try {
    return await runQuery(db, text, [])
  } finally {
    await db._cleanupBlob()
  }
}

function serializeExtended(text: string, parameters: readonly (string | null)[]): Uint8Array {
  return Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: [...parameters] }),
    serialize.describe({ type: "P" }),
    serialize.execute({}),
    serialize.sync(),
  ])
}

function readResult(replies: readonly object[]): PgliteResult {
  let result: PgliteResult = { columns: [], rows: [], tag: "" }
  let parsers: ((text: string) => unknown)[] = []
  for (const reply of replies) {
    if (reply instanceof messages.RowDescriptionMessage) {
      parsers = reply.fields.map((field) => findParser(field.dataTypeID))
      result = { columns: reply.fields.map((field) => field.name), rows: [], tag: "" }
    } else if (reply instanceof messages.DataRowMessage) {
      result.rows.push(
        reply.fields.map((text, column) => (text === null ? null : parsers[column]?.(text))),
      )
    } else if (reply instanceof messages.CommandCompleteMessage) {
      // The last statement counts: one without rows must not give those of the one before.
      if (result.tag !== "") result = { columns: [], rows: [], tag: "" }
      result.tag = reply.text
    }
  }
  return result
}
