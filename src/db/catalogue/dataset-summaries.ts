import type { Frequency } from "#domain/time/frequency.ts"
import type { Redistribution } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"
import { joinDoubtful } from "./doubtful.ts"

/** Which series is meant. */
export type DatasetKey = { indicatorId: string; country: string; frequency: Frequency }

/** A published series without its figures, but the last 24 of the actual ones; of forecasts where there are no others. */
export type DatasetSummaryRow = DatasetKey & {
  startIndex: number
  lastIndex: number
  latestValue: number
  /** The last period with an actual figure, and that figure; `null` where all figures are forecasts. */
  lastActualIndex: number | null
  latestActualValue: number | null
  changedAt: Date
  redistribute: Redistribution
  sourceId: string
  /** Whether the latest of them cannot be right as published. */
  isDoubtful: boolean
  /** The last values in order with gaps, the latest at the end. */
  recent: (number | null)[]
}

/** Where the last actual figure stands among the values, else the last of all. */
const LAST_POSITION = "(coalesce(v.last_actual_index, v.last_index) - v.start_index + 1)"

const SUMMARY_COLUMNS = `v.indicator_id as "indicatorId", v.country_code as country, v.frequency,
  v.start_index as "startIndex", v.last_index as "lastIndex", v.latest_value as "latestValue",
  v.last_actual_index as "lastActualIndex", v.latest_actual_value as "latestActualValue",
  v.changed_at as "changedAt", s.redistribute, s.id as "sourceId",
  coalesce(coalesce(v.last_actual_index, v.last_index) = any (d.periods), false) as "isDoubtful",
  v.values[greatest(1, ${LAST_POSITION} - 23):${LAST_POSITION}] as recent`

/** The published series of the given keys, in any order; unknown keys are left out. */
export function selectDatasetSummaries(
  db: Queryable,
  keys: readonly DatasetKey[],
): Promise<DatasetSummaryRow[]> {
  return db.query<DatasetSummaryRow>(
    `select ${SUMMARY_COLUMNS}
     from unnest($1::text[], $2::text[], $3::text[]) as k (indicator_id, country_code, frequency)
     join series v on v.indicator_id = k.indicator_id and v.country_code = k.country_code
       and v.frequency = k.frequency
     join source s on s.id = v.source_id
     ${joinDoubtful("v")}
     where v.is_published`,
    [
      keys.map(({ indicatorId }) => indicatorId),
      keys.map(({ country }) => country),
      keys.map(({ frequency }) => frequency),
    ],
  )
}

/** The published series of the given indicators and countries, every frequency of each. */
export function selectPairSummaries(
  db: Queryable,
  pairs: readonly { indicatorId: string; country: string }[],
): Promise<DatasetSummaryRow[]> {
  return db.query<DatasetSummaryRow>(
    `select ${SUMMARY_COLUMNS}
     from (
       select distinct indicator_id, country_code
       from unnest($1::text[], $2::text[]) as p (indicator_id, country_code)
     ) k
     join series v on v.indicator_id = k.indicator_id and v.country_code = k.country_code
     join source s on s.id = v.source_id
     ${joinDoubtful("v")}
     where v.is_published`,
    [pairs.map(({ indicatorId }) => indicatorId), pairs.map(({ country }) => country)],
  )
}

/** The published series of one indicator: every country and frequency. */
export function selectIndicatorSummaries(
  db: Queryable,
  indicatorId: string,
): Promise<DatasetSummaryRow[]> {
  return db.query<DatasetSummaryRow>(
    `select ${SUMMARY_COLUMNS}
     from series v
     join source s on s.id = v.source_id
     ${joinDoubtful("v")}
     where v.indicator_id = $1 and v.is_published`,
    [indicatorId],
  )
}
