import type { Database, Queryable } from "../engine/database.ts"
import { bumpDataVersion } from "./data-version-writes.ts"

/** Lineages of single indicators from the World Bank's API: `world-bank-wdi/api/SP.POP.TOTL`. */
const OF_API = "world-bank%/api/%"

/** When the import of a new site's headline indicators began and ended; `undefined` before its first indicator. */
export async function selectFirstImport(
  db: Queryable,
): Promise<{ begunAt: Date; endedAt: Date | null } | undefined> {
  const [row] = await db.query<{ begunAt: Date; endedAt: Date | null }>(
    `select begun_at as "begunAt", ended_at as "endedAt" from first_import`,
  )
  return row
}

/** Codes of the indicators that were imported one by one from the World Bank's API. */
export async function selectApiCodes(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ code: string }>(
    `select distinct split_part(lineage, '/api/', 2) as code
     from import_run
     where state = 'done' and lineage like $1`,
    [OF_API],
  )
  return rows.map(({ code }) => code)
}

/** Whether anything was imported but the starter and single indicators of the World Bank's API. */
export async function hasOwnImports(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select 1 from import_run
       where state = 'done' and lineage not like 'starter/%' and lineage not like $1
     ) as found`,
    [OF_API],
  )
  return row?.found ?? false
}

/** Notes that the first indicator has landed, so that a stop in between does not end the rest. */
export async function insertFirstImport(db: Queryable, now: Date): Promise<void> {
  await db.query(`insert into first_import (begun_at) values ($1) on conflict do nothing`, [now])
}

/** Notes that nothing more will come; pages that show the progress are drawn anew. */
export async function endFirstImport(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(`update first_import set ended_at = $1`, [now])
    await bumpDataVersion(tx, now)
  })
}
