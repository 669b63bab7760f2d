import type { Frequency } from "#domain/time/frequency.ts"
import type { PeriodIndex } from "#domain/time/period.ts"

import type { Queryable } from "../engine/database.ts"
import { joinDoubtful } from "./doubtful.ts"

/** A figure that is to be ranked among those of the same period. */
export type ValueToRank = {
  indicatorId: string
  frequency: Frequency
  at: PeriodIndex
  value: number
}

/** How many countries have a figure of that period and how many a higher one; `near` counts only the neighbours. */
export type RankCounts = {
  indicatorId: string
  frequency: Frequency
  total: number
  above: number
  nearTotal: number
  nearAbove: number
}

/** Counts for each figure the published actual ones of the same indicator, frequency and period; figures without any are left out. */
export function countRanks(
  db: Queryable,
  values: readonly ValueToRank[],
  places: { countries: readonly string[]; neighbours: readonly string[] },
): Promise<RankCounts[]> {
  return db.query<RankCounts>(
    `select o.indicator_id as "indicatorId", o.frequency,
       count(*)::integer as total,
       (count(*) filter (where o.other > o.value))::integer as above,
       (count(*) filter (where o.is_near))::integer as "nearTotal",
       (count(*) filter (where o.is_near and o.other > o.value))::integer as "nearAbove"
     from (
       select k.indicator_id, k.frequency, k.value, v.values[k.at - v.start_index + 1] as other,
         v.country_code = any($6::text[]) as is_near
       from unnest($1::text[], $2::text[], $3::integer[], $4::float8[])
         as k (indicator_id, frequency, at, value)
       join series v on v.indicator_id = k.indicator_id and v.frequency = k.frequency
       ${joinDoubtful("v")}
       where v.is_published and (d.periods is null or k.at <> all (d.periods))
         and k.at between v.start_index and v.last_actual_index
         and (v.forecast_start is null or k.at < v.forecast_start)
         and v.country_code = any($5::text[])
     ) o
     where o.other is not null
     group by o.indicator_id, o.frequency`,
    [
      values.map(({ indicatorId }) => indicatorId),
      values.map(({ frequency }) => frequency),
      values.map(({ at }) => at),
      values.map(({ value }) => value),
      places.countries,
      places.neighbours,
    ],
  )
}
