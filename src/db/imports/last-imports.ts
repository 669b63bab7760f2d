import type { Queryable } from "../engine/database.ts"

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
