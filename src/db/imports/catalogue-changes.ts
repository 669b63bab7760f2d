import type { Queryable } from "../engine/database.ts"

/** How many versions changes are stored for; the migration that made the table has the same number. */
const KEPT_VERSIONS = 500

/**
 * The indicators of which anything in the catalogue may have changed since a version; `undefined` where that is not
 * known any more, or the database has not reached that version.
 */
export async function selectChangedIndicators(
  db: Queryable,
  since: number,
): Promise<readonly string[] | undefined> {
  const [row] = await db.query<{ version: number; ids: string[] }>(
    `select version,
       array(
         select distinct unnest(indicator_ids)
         from catalogue_change
         where version is null or version > $1
       ) as ids
     from data_version`,
    [since],
  )
  if (row === undefined || row.version < since || row.version - since >= KEPT_VERSIONS)
    return undefined
  return row.ids
}
