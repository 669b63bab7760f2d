import type { Frequency } from "#domain/frequency.ts"

import type { Queryable } from "./database.ts"

/** Where and when an indicator has published series of one frequency; lists are joined by commas. */
export type SeriesCoverage = {
  indicatorId: string
  frequency: Frequency
  /** Codes of the places, with the last period and the number of figures of each in the same order. */
  places: string
  lastIndexes: string
  figureCounts: string
  startIndex: number
  lastIndex: number
  figureCount: number
}

/** One row an indicator and frequency over all published series. */
export function listSeriesCoverage(db: Queryable): Promise<SeriesCoverage[]> {
  return db.query<SeriesCoverage>(
    `select indicator_id as "indicatorId", frequency, string_agg(country_code, ',') as places,
       string_agg(last_index::text, ',') as "lastIndexes",
       string_agg(figure_count::text, ',') as "figureCounts",
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
