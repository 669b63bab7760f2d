import type { Queryable } from "../engine/database.ts"
import { IMPORT_RULES } from "./import-runs.ts"

/** When the last import of each source began, of those of which one has ever finished. */
export function selectLastImports(db: Queryable): Promise<{ sourceId: string; startedAt: Date }[]> {
  return db.query(
    `select source_id as "sourceId", max(started_at) as "startedAt"
     from import_run
     group by source_id
     having bool_or(state = 'done')`,
  )
}

export type LastRunRow = {
  fileName: string
  startedAt: Date
  outcome: "imported" | "unchanged" | "failed" | "running"
}

/** The latest file of a source and what came of it, or `undefined` when there was never any. */
export async function selectLastRun(
  db: Queryable,
  sourceId: string,
): Promise<LastRunRow | undefined> {
  const [row] = await db.query<LastRunRow>(
    `select file_name as "fileName", started_at as "startedAt",
       case
         when state <> 'done' then state
         when report ->> 'state' = 'unchanged' then 'unchanged'
         else 'imported'
       end as outcome
     from import_run
     where source_id = $1
     order by id desc
     limit 1`,
    [sourceId],
  )
  return row
}

/** Whether any other file of the source of this import was imported, or is at this moment. */
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
 * Whether these very bytes were imported as this file before. An archive may hold several dates of a file, which count
 * where they are stated. Files read by other rules than today's must be read again.
 */
export async function isImported(
  db: Queryable,
  file: {
    sourceId: string
    lineage: string
    checksum: string
    vintage: { date: string; stated: boolean }
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
