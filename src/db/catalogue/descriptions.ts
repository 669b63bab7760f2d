import type { Queryable } from "../engine/database.ts"
import type { StoredIndicator } from "./indicator-writes.ts"

/** What one file says of an indicator. */
export type Description = Omit<StoredIndicator, "name" | "topics"> & { lineage: string }

/** Notes what a file says of indicators, in place of what an older edition of it said. */
export async function upsertDescriptions(
  db: Queryable,
  descriptions: readonly Description[],
): Promise<void> {
  const rows = descriptions.map(({ lineage, describedBy, ...words }) => ({
    id: words.id,
    lineage,
    describedBy,
    words,
  }))
  await db.query(
    `insert into indicator_description as d (indicator_id, lineage, described_by, words)
     select id, lineage, "describedBy", words
     from jsonb_to_recordset($1::jsonb) as r (id text, lineage text, "describedBy" date, words jsonb)
     on conflict (indicator_id, lineage) do update
     set described_by = excluded.described_by, words = excluded.words
     where excluded.described_by >= d.described_by`,
    [JSON.stringify(rows)],
  )
}

/** Everything that files say of the given indicators. */
export async function selectDescriptions(
  db: Queryable,
  ids: readonly string[],
): Promise<Description[]> {
  const rows = await db.query<{
    words: Omit<Description, "lineage" | "describedBy">
    lineage: string
    describedBy: string
  }>(
    `select words, lineage, described_by as "describedBy"
     from indicator_description
     where indicator_id = any($1::text[])`,
    [ids],
  )
  return rows.map(({ words, lineage, describedBy }) => ({ ...words, lineage, describedBy }))
}
