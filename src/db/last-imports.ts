import type { Queryable } from "./database.ts"

/** When the last import of each source began, of those of which one has ever finished. */
export function listLastImports(db: Queryable): Promise<{ sourceId: string; startedAt: Date }[]> {
  return db.query(
    `select source_id as "sourceId", max(started_at) as "startedAt"
     from import_run
     group by source_id
     having bool_or(state = 'done')`,
  )
}

/**
 * Whether these very bytes were imported as this file before. An archive may hold several dates of a file, which count
 * where they are stated; a day of retrieval is another one each time.
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
         and (vintage = $4::date or not $5)
     ) as found`,
    [file.sourceId, file.lineage, file.checksum, file.vintage.date, file.vintage.stated],
  )
  return row?.found ?? false
}
