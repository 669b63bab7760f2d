import type { FileDate } from "#domain/time/vintage.ts"

import type { Queryable } from "../engine/database.ts"
import { IMPORT_RULES } from "./import-runs.ts"

/** Whether a file of another lineage than the starter's was ever imported. */
export async function hasImportsBesidesStarter(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select 1 from import_run where state = 'done' and lineage not like 'starter/%'
     ) as found`,
  )
  return row?.found ?? false
}

/** Whether another file of this import's source was ever imported, or is being imported at this moment. */
export async function hasOtherImports(
  db: Queryable,
  importId: number,
  sourceId: string,
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select 1 from import_run where source_id = $1 and id <> $2 and state in ('running', 'done')
     ) as found`,
    [sourceId, importId],
  )
  return row?.found ?? false
}

/**
 * Whether these very bytes were imported as this file before. The date counts too where it is stated, because an
 * archive may hold a file of several dates. What was read by rules before `IMPORT_RULES` does not count.
 */
export async function isImported(
  db: Queryable,
  file: {
    sourceId: string
    lineage: string
    checksum: string
    vintage: FileDate
  },
): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (
       select 1
       from import_run
       where source_id = $1 and lineage = $2 and file_checksum = $3 and state = 'done'
         and (vintage = $4::date or not $5) and rules = $6
     ) as found`,
    [
      file.sourceId,
      file.lineage,
      file.checksum,
      file.vintage.date,
      file.vintage.stated,
      IMPORT_RULES,
    ],
  )
  return row?.found ?? false
}
