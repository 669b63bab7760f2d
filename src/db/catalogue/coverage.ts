import type { Frequency } from "#domain/time/frequency.ts"

import type { Queryable } from "../engine/database.ts"

/** Where and when an indicator has published series of one frequency and source; lists are joined by commas. */
export type SeriesCoverage = {
  indicatorId: string
  frequency: Frequency
  sourceId: string
  /** Codes of the places, with the last period and the number of figures of each in the same order. */
  places: string
  lastIndexes: string
  valueCounts: string
  /** The last actual period of each place in the same order, empty where all its figures are forecasts. */
  lastActualIndexes: string
  startIndex: number
  lastIndex: number
  /** The last actual period of all places, `null` where all figures are forecasts. */
  lastActualIndex: number | null
  valueCount: number
}

/** Whether a figure of any indicator is held. */
export async function hasObservations(db: Queryable): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select exists (select 1 from series_coverage) or exists (select 1 from fact) as found`,
  )
  return row?.found ?? false
}

/** One row an indicator, frequency and source over all published series, in the order of their ids behind a row. */
export function selectSeriesCoverage(
  db: Queryable,
  after?: Pick<SeriesCoverage, "indicatorId" | "frequency" | "sourceId">,
  limit?: number,
): Promise<SeriesCoverage[]> {
  return db.query<SeriesCoverage>(
    `${SELECT_COVERAGE}
     where (indicator_id, frequency, source_id) > ($1, $2, $3)
     order by indicator_id, frequency, source_id
     limit $4`,
    [after?.indicatorId ?? "", after?.frequency ?? "", after?.sourceId ?? "", limit ?? null],
  )
}

/** The rows of these indicators. */
export function selectCoverageOfIndicators(
  db: Queryable,
  ids: readonly string[],
): Promise<SeriesCoverage[]> {
  return db.query<SeriesCoverage>(
    `${SELECT_COVERAGE}
     where indicator_id = any($1::text[])
     order by indicator_id, frequency, source_id`,
    [ids],
  )
}

const SELECT_COVERAGE = `select indicator_id as "indicatorId", frequency, source_id as "sourceId",
  places, last_indexes as "lastIndexes", figure_counts as "valueCounts",
  last_actual_indexes as "lastActualIndexes", start_index as "startIndex",
  last_index as "lastIndex", last_actual_index as "lastActualIndex",
  figure_count as "valueCount"
  from series_coverage`

/** What one source has of an indicator at one frequency; undated figures have none. */
export type SourceCoverage = {
  indicatorId: string
  frequency: Frequency | null
  /** Codes of the places, joined by commas. */
  places: string
  startIndex: number | null
  lastIndex: number | null
  /** `null` where all figures are forecasts as well. */
  lastActualIndex: number | null
  series: number
  valueCount: number
}

/** One row an indicator and frequency of a source, and one for its undated figures. */
export function selectSourceCoverage(db: Queryable, sourceId: string): Promise<SourceCoverage[]> {
  return db.query<SourceCoverage>(
    `select indicator_id as "indicatorId", frequency, places, start_index as "startIndex",
       last_index as "lastIndex", last_actual_index as "lastActualIndex",
       series_count as series, figure_count as "valueCount"
     from series_coverage
     where source_id = $1
     union all
     select indicator_id, null, string_agg(country_code, ','), null, null, null, 0, count(*)
     from fact
     where source_id = $1
     group by indicator_id`,
    [sourceId],
  )
}

/** Places with an undated figure of each indicator, or of each of those given; codes joined by commas. */
export function selectFactCoverage(
  db: Queryable,
  ids?: readonly string[],
): Promise<{ indicatorId: string; places: string }[]> {
  return db.query(
    `select indicator_id as "indicatorId", string_agg(country_code, ',') as places
     from fact
     where $1::text[] is null or indicator_id = any($1::text[])
     group by indicator_id`,
    [ids ?? null],
  )
}
