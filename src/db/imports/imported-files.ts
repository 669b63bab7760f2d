import type { Queryable } from "../engine/database.ts"

/** Whether a file of another lineage than the starter's was ever imported. */
export async function hasImportsBesidesStarter(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select 1 from import_run where state = 'done' and lineage not like 'starter/%'
     ) as found`,
  )
  return row?.found ?? false
}
