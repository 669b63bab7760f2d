import type { Frequency } from "#domain/time/frequency.ts"
import type { Redistribution } from "#domain/indicators/source.ts"

import type { Queryable } from "../engine/database.ts"

/** A finished import that changed something, with the counts of its report. */
export type ImportRow = {
  id: number
  fileName: string
  vintage: string
  vintageStated: boolean
  finishedAt: Date
  sourceId: string
  publisher: string
  title: string
  redistribute: Redistribution
  /** Counts of series. */
  new: number
  changed: number
  unchanged: number
  older: number
  newIndicators: number
  /** Indicators with another name, description or unit than before. */
  changedIndicators: number
  /** Figures without a date that are new or have another value. */
  changedFacts: number
}

const COUNTS = [
  ["new", "series,new"],
  ["changed", "series,changed"],
  ["unchanged", "series,unchanged"],
  ["older", "series,older"],
  ["newIndicators", "indicators,new"],
  ["changedIndicators", "indicators,changed"],
  ["changedFacts", "facts,changed"],
]
  .map(([name = "", path = ""]) => `coalesce((r.report #>> '{${path}}')::integer, 0) as "${name}"`)
  .join(", ")

const IMPORT_COLUMNS = `r.id, r.file_name as "fileName", r.vintage, r.vintage_stated as "vintageStated",
  r.finished_at as "finishedAt", s.id as "sourceId", s.publisher, s.title, s.redistribute, ${COUNTS}`

const CHANGED_SOMETHING = `r.state = 'done' and r.report ->> 'state' is distinct from 'unchanged'`

/** The last imports that changed something, the latest first; of one source when it is given. */
export function selectImportRows(
  db: Queryable,
  limit: number,
  sourceId: string | null,
): Promise<ImportRow[]> {
  return db.query<ImportRow>(
    `select ${IMPORT_COLUMNS}
     from import_run r
     join source s on s.id = r.source_id
     where ${CHANGED_SOMETHING} and ($2::text is null or r.source_id = $2)
     order by r.id desc
     limit $1`,
    [limit, sourceId],
  )
}

/** An import that changed something, or `undefined`. */
export async function selectImportRow(db: Queryable, id: number): Promise<ImportRow | undefined> {
  const [row] = await db.query<ImportRow>(
    `select ${IMPORT_COLUMNS}
     from import_run r
     join source s on s.id = r.source_id
     where ${CHANGED_SOMETHING} and r.id = $1`,
    [id],
  )
  return row
}

/** A published series that an import gave other figures: its last actual figure before and after, else its last forecast. */
export type SeriesChangeRow = {
  indicatorId: string
  country: string
  frequency: Frequency
  vintage: string
  lastIndex: number
  latestValue: number
  isForecast: boolean
  vintageBefore: string
  lastIndexBefore: number
  latestValueBefore: number
  isForecastBefore: boolean
}

/** Series that an import changed, in the order of their ids. The figures it brought may be history by now. */
export function selectSeriesChanges(
  db: Queryable,
  importId: number,
  limit: number,
): Promise<SeriesChangeRow[]> {
  return db.query<SeriesChangeRow>(
    `select b.indicator_id as "indicatorId", b.country_code as country, b.frequency,
       r.vintage, coalesce(a.last_actual_index, a.last_index) as "lastIndex",
       coalesce(a.latest_actual_value, a.latest_value) as "latestValue",
       a.last_actual_index is null as "isForecast", b.vintage as "vintageBefore",
       coalesce(b.last_actual_index, b.last_index) as "lastIndexBefore",
       coalesce(b.latest_actual_value, b.latest_value) as "latestValueBefore",
       b.last_actual_index is null as "isForecastBefore"
     from series_version b
     join series c on c.indicator_id = b.indicator_id and c.country_code = b.country_code
       and c.frequency = b.frequency and c.is_published
     join import_run r on r.id = $1
     join lateral (
       select c.last_index, c.latest_value, c.last_actual_index, c.latest_actual_value
       where $1 = any(c.also_in || c.import_id)
       union all
       select v.last_index, v.latest_value, v.last_actual_index, v.latest_actual_value
       from series_version v
       where v.indicator_id = b.indicator_id and v.country_code = b.country_code
         and v.frequency = b.frequency and $1 = any(v.also_in || v.import_id)
       limit 1
     ) a on true
     where b.replaced_by = $1
     order by b.indicator_id, b.country_code, b.frequency
     limit $2`,
    [importId, limit],
  )
}
