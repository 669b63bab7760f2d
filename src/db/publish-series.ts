import type { Queryable } from "./database.ts"

/** Shows or hides a stored series; gives whether there is one. */
export async function setPublished(
  db: Queryable,
  series: { indicatorId: string; countryCode: string; frequency: string },
  isPublished: boolean,
): Promise<boolean> {
  const rows = await db.query(
    `update series
     set is_published = $4
     where indicator_id = $1 and country_code = $2 and frequency = $3
     returning indicator_id`,
    [series.indicatorId, series.countryCode, series.frequency, isPublished],
  )
  return rows.length > 0
}
