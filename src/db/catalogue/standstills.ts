import type { Frequency } from "#domain/time/frequency.ts"

import type { Queryable } from "../engine/database.ts"

/** How far the series of an indicator, frequency and source reach; lists are joined by commas. */
export type ActualEnds = {
  indicatorId: string
  frequency: Frequency
  sourceId: string
  startIndex: number
  /** The last actual period of each place, empty where all its figures are forecasts. */
  lastActualIndexes: string
  /** In the same order, forecasts included. */
  lastIndexes: string
  valueCounts: string
}

/** How far all published series reach, one row an indicator, frequency and source. */
export function selectActualEnds(db: Queryable): Promise<ActualEnds[]> {
  return db.query<ActualEnds>(
    `select indicator_id as "indicatorId", frequency, source_id as "sourceId",
       start_index as "startIndex", last_actual_indexes as "lastActualIndexes",
       last_indexes as "lastIndexes", figure_counts as "valueCounts"
     from series_coverage`,
  )
}

/** The last period that at least half of a source's indicators of one frequency have. */
export type UsualEnd = { sourceId: string; frequency: Frequency; lastIndex: number }

/** One row a source and frequency. */
export function selectUsualEnds(db: Queryable): Promise<UsualEnd[]> {
  return db.query<UsualEnd>(
    `select source_id as "sourceId", frequency,
       percentile_disc(0.5) within group (order by last_actual_index) as "lastIndex"
     from series_coverage
     where last_actual_index is not null
     group by source_id, frequency`,
  )
}
