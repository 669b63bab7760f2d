import type { Queryable } from "../engine/database.ts"
import { inSlice, SAME_SERIES, sliceBounds, type Merge } from "../imports/merge-series.ts"
import { VALUES_DATE } from "./series-history.ts"

const SAME_PART = `p.indicator_id = c.indicator_id and p.country_code = c.country_code
  and p.frequency = c.frequency`

/** Which staged series are merged. */
export type MergedPart = Pick<Merge, "importId" | "slice">

/**
 * Takes the earlier figures of other files away again from the current series of which an import brings figures; gives
 * from how many.
 */
export async function takePartsApart(db: Queryable, merge: MergedPart): Promise<number> {
  const [some] = await db.query(`select 1 from series_part limit 1`)
  if (!some) return 0
  const parameters = [merge.importId, ...sliceBounds(merge)]
  const apart = await db.query(
    // A slice is marked as having gaps when the whole had some, and checksums know the mark: put together anew.
    `with own as (
       select indicator_id, country_code, frequency, start,
         array(select figure from unnest(values) with ordinality as cell (figure, at) order by at) as values
       from (
       select c.indicator_id, c.country_code, c.frequency, max(p.last_index) + 1 as start,
         c.values[max(p.last_index) - c.start_index + 2:] as values
       from import_staging s
       join series c on ${SAME_SERIES}
       join series_part p on ${SAME_PART}
       where s.import_id = $1 and ${inSlice(2)}
       group by c.indicator_id, c.country_code, c.frequency
       ) slice
     )
     update series c
     set start_index = s.start, values = s.values, figure_count = ${countIn("s.values")},
       checksum = ${buildChecksumSql("s.start", "s.values")}
     from own s
     where ${SAME_SERIES}
     returning 1`,
    parameters,
  )
  await db.query(
    `delete from series_part p
     using import_staging s
     where s.import_id = $1 and ${inSlice(2)} and p.indicator_id = s.indicator_id
       and p.country_code = s.country_code and p.frequency = s.frequency`,
    parameters,
  )
  return apart.length
}

function countIn(values: string): string {
  return `(select count(*) from unnest(${values}) as figure where figure is not null)`
}

function buildChecksumSql(start: string, values: string): string {
  return `left(encode(sha256(int4send(${start}) || array_send(${values})), 'hex'), 32)`
}

/** Which series, as its key. */
type SeriesKey = { indicatorId: string; country: string; frequency: string }

type Doubts = { doubtfulPeriods: number[] | null; doubtfulReasons: string[] | null }

/** A version of a series that could bring figures from before the current ones, which come along. */
export type EarlierObservations = SeriesKey &
  Doubts & {
    ownStart: number
    ownValues: (number | null)[]
    ownPeriods: number[] | null
    ownReasons: string[] | null
    start: number
    values: (number | null)[]
    forecastStart: number | null
    importId: number
    isFullEdition: boolean
  }

/**
 * Of the series that an import brings figures of and whose current file is an extract: every other version, where one
 * begins earlier. Those of one series stand together, from the newest to the oldest.
 */
export function selectEarlierObservations(
  db: Queryable,
  merge: MergedPart,
): Promise<EarlierObservations[]> {
  return db.query<EarlierObservations>(
    `select c.indicator_id as "indicatorId", c.country_code as country, c.frequency,
       c.start_index as "ownStart", c.values as "ownValues", own.periods as "ownPeriods",
       own.reasons as "ownReasons", h.start_index as start, h.values,
       h.forecast_start as "forecastStart", newest.id as "importId",
       newest.is_full as "isFullEdition", d.periods as "doubtfulPeriods",
       d.reasons as "doubtfulReasons"
     from import_staging s
     join series c on ${SAME_SERIES}
     join series_version h on h.indicator_id = c.indicator_id and h.country_code = c.country_code
       and h.frequency = c.frequency and h.checksum <> c.checksum
     join lateral (
       select r.id, bool_or(r.is_full_edition) over () as is_full, ${VALUES_DATE}, r.lineage
       from unnest(h.also_in || h.import_id) as came (import_id)
       join import_run r on r.id = came.import_id
       order by figures_date desc, r.lineage collate "C" desc, r.id desc
       limit 1
     ) newest on true
     left join doubtful d on d.indicator_id = h.indicator_id and d.country_code = h.country_code
       and d.frequency = h.frequency and d.checksum = h.checksum
     left join doubtful own on own.indicator_id = c.indicator_id
       and own.country_code = c.country_code and own.frequency = c.frequency
       and own.checksum = c.checksum
     where s.import_id = $1 and ${inSlice(2)} and c.last_actual_index is not null and not exists (
       select 1 from import_run f
       where f.id = any(c.also_in || c.import_id) and f.is_full_edition
     ) and exists (
       select 1 from series_version e
       where e.indicator_id = c.indicator_id and e.country_code = c.country_code
         and e.frequency = c.frequency and e.start_index < c.start_index
     )
     order by c.indicator_id, c.country_code, c.frequency, newest.figures_date desc,
       coalesce(h.last_actual_index, -1) desc, h.figure_count desc, h.checksum collate "C" desc`,
    [merge.importId, ...sliceBounds(merge)],
  )
}

/** A current series with the earlier figures that it gets. */
export type JoinedSeries = SeriesKey & {
  start: number
  values: readonly (number | null)[]
  parts: readonly { lastIndex: number; importId: number }[]
}

/** Puts earlier figures before those of current series; gives the checksum of each in the same order. */
export async function joinParts(
  db: Queryable,
  joined: readonly JoinedSeries[],
): Promise<(SeriesKey & { checksum: string })[]> {
  await db.query(
    `insert into series_part (indicator_id, country_code, frequency, last_index, import_id)
     select r."indicatorId", r.country, r.frequency, p."lastIndex", p."importId"
     from jsonb_to_recordset($1::jsonb)
       as r ("indicatorId" text, country text, frequency text, parts jsonb)
     cross join jsonb_to_recordset(r.parts) as p ("lastIndex" integer, "importId" bigint)`,
    [JSON.stringify(joined)],
  )
  return db.query(
    `update series c
     set start_index = s.start, values = s.values, figure_count = ${countIn("s.values")},
       checksum = ${buildChecksumSql("s.start", "s.values")}
     from (
       select "indicatorId" as indicator_id, country as country_code, frequency, start, values
       from jsonb_to_recordset($1::jsonb)
         as r ("indicatorId" text, country text, frequency text, start integer, values double precision[])
     ) s
     where ${SAME_SERIES}
     returning c.indicator_id as "indicatorId", c.country_code as country, c.frequency, c.checksum`,
    [JSON.stringify(joined)],
  )
}
