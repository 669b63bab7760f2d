import { readFile, rename, rm, writeFile } from "node:fs/promises"

import type { Database } from "../engine/database.ts"

/** How far the log of the embedded database was known to reach on the disk, and when. */
export type LogMark = { end: number; time: Date }

/**
 * Notes beside the database's folder how far its log reaches whenever something was written since the last time. Zeros to
 * the end of a log look like a log that ends before them: only a note elsewhere tells them from one another.
 */
export function createLogMarks(
  db: Pick<Database, "kind" | "query">,
  folder: string,
): () => Promise<void> {
  let noted: string | undefined
  return async () => {
    if (db.kind === "postgres") return
    const [row] = await db.query<{ end: string; time: string }>(
      `select pg_current_wal_flush_lsn()::text as end,
         to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time`,
    )
    // At the border of a page, the first part of a record may be there without its rest.
    if (!row || row.end === noted || parsePlace(row.end) % PAGE === 0) return
    const draft = `${markPath(folder)}.draft`
    await writeFile(draft, `${row.end} ${row.time}\n`, { mode: 0o600 })
    await rename(draft, markPath(folder))
    noted = row.end
  }
}

/** What was noted last; `undefined` where nothing was, or nothing that can be read. */
export async function readLogMark(folder: string): Promise<LogMark | undefined> {
  const text = await readFile(markPath(folder), "utf8").catch(() => "")
  const [, end = "", time = ""] = MARK.exec(text) ?? []
  return end === "" ? undefined : { end: parsePlace(end), time: new Date(time) }
}

/** To be called before the log goes on, at whatever place. */
export async function forgetLogMark(folder: string): Promise<void> {
  await rm(markPath(folder), { force: true })
}

const PAGE = 8192
const MARK = /^([\dA-F]+\/[\dA-F]+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\n$/

function markPath(folder: string): string {
  return `${folder}.log-mark`
}

/** PostgreSQL writes places of the log as two halves of 32 bits. */
function parsePlace(text: string): number {
  const [high = "0", low = "0"] = text.split("/")
  return parseInt(high, 16) * 2 ** 32 + parseInt(low, 16)
}
