import type { Queryable } from "../engine/database.ts"

/** An undated figure on its way into the database. */
export type StagedFact = { indicatorId: string; country: string; value: number }

/**
 * Inserts undated figures and replaces those of older or equally old files of the given date;
 * gives how many are different from before.
 */
export async function upsertFacts(
  db: Queryable,
  facts: readonly StagedFact[],
  run: { importId: number; sourceId: string; vintage: string },
): Promise<number> {
  const rows = await db.query(
    `insert into fact as f (indicator_id, country_code, value, source_id, import_id)
     select r."indicatorId", r.country, r.value, $2, $3
     from jsonb_to_recordset($1::jsonb) as r ("indicatorId" text, country text, value double precision)
     on conflict (indicator_id, country_code) do update
       set value = excluded.value, source_id = excluded.source_id, import_id = excluded.import_id
       where f.value <> excluded.value
         and (select vintage from import_run where id = f.import_id) <= $4::date
     returning 1`,
    [JSON.stringify(facts), run.sourceId, run.importId, run.vintage],
  )
  return rows.length
}
