import { refreshCoverage } from "../catalogue/coverage-writes.ts"
import type { Queryable } from "../engine/database.ts"
import { lockDataVersion } from "./data-version-writes.ts"

/** Shows or hides a stored series within a transaction; gives whether there is one. */
export async function setPublished(
  transaction: Queryable,
  series: { indicatorId: string; countryCode: string; frequency: string },
  isPublished: boolean,
): Promise<boolean> {
  await lockDataVersion(transaction)
  const rows = await transaction.query(
    `update series
     set is_published = $4
     where indicator_id = $1 and country_code = $2 and frequency = $3
     returning indicator_id`,
    [series.indicatorId, series.countryCode, series.frequency, isPublished],
  )
  await refreshCoverage(transaction, [series.indicatorId])
  return rows.length > 0
}
