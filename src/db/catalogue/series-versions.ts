import type { Frequency } from "#domain/time/frequency.ts"

import type { Queryable } from "../engine/database.ts"
import { VALUES_DATE, HISTORY, WINNING } from "./series-history.ts"

/** The figures of a published series in one vintage, and the file they came with. */
export type SeriesVersionRow = {
  vintage: string
  vintageStated: boolean
  changedAt: Date
  fileName: string
  sourceId: string
  startIndex: number
  values: (number | null)[]
  /** The first period of which the publisher says that it is a forecast. */
  forecastFrom: number | null
  checksum: string
}

/**
 * The last vintages of a published series that brought other figures than the vintage before, the newest first: of
 * each day what asOf would read.
 */
export function selectSeriesVersions(
  db: Queryable,
  series: { indicatorId: string; country: string; frequency: Frequency },
  limit: number,
): Promise<SeriesVersionRow[]> {
  return db.query<SeriesVersionRow>(
    `select vintage, vintage_stated as "vintageStated", changed_at as "changedAt",
       file_name as "fileName", source_id as "sourceId", start_index as "startIndex", values,
       forecast_from as "forecastFrom", checksum
     from (
       select by_day.*, f.start_index as forecast_from, lag(checksum) over (order by by_day.vintage) as checksum_before
       from (
         select *, max(figures_date) over (order by vintage) as newest from (
         select distinct on (v.vintage) v.*
         from (
           select distinct on (r.vintage, r.lineage) h.*, ${VALUES_DATE}, r.vintage,
             r.vintage_stated, r.file_name, r.source_id, r.lineage
           from (${HISTORY}) h
           join import_run r on r.id = h.import_id
           where h.frequency = $3
           order by r.vintage, r.lineage, h.is_present desc, h.import_id desc
         ) v
         join series present on present.indicator_id = $1 and present.country_code = $2
           and present.frequency = $3 and present.is_published
         order by v.vintage desc, ${WINNING}
         ) by_day
       ) by_day
       left join forecast f on f.indicator_id = $1 and f.country_code = $2 and f.frequency = $3
         and f.vintage = by_day.vintage and f.lineage = by_day.lineage
       where figures_date = newest or is_present
     ) by_day
     where checksum is distinct from checksum_before
     order by vintage desc
     limit $4`,
    [series.indicatorId, series.country, series.frequency, limit],
  )
}
