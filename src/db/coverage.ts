import type { Frequency } from "#domain/frequency.ts"

import type { Queryable } from "./database.ts"

/** Where and when an indicator has published series of one frequency; places are codes joined by commas. */
export type SeriesCoverage = {
  indicatorId: string
  frequency: Frequency
  places: string
  startIndex: number
  lastIndex: number
  figureCount: number
}

/** One row an indicator and frequency over all published series. */
export function listSeriesCoverage(db: Queryable): Promise<SeriesCoverage[]> {
  return db.query<SeriesCoverage>(
    `select indicator_id as "indicatorId", frequency, string_agg(country_code, ',') as places,
       min(start_index) as "startIndex", max(last_index) as "lastIndex",
       sum(figure_count) as "figureCount"
     from series
     where is_published
     group by indicator_id, frequency`,
  )
}

/** Places with an undated figure of each indicator; codes joined by commas. */
export function listFactCoverage(
  db: Queryable,
): Promise<{ indicatorId: string; places: string }[]> {
  return db.query(
    `select indicator_id as "indicatorId", string_agg(country_code, ',') as places
     from fact
     group by indicator_id`,
  )
}
