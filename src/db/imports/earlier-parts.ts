import type { Queryable } from "../engine/database.ts"
import { joinDoubtful } from "../catalogue/doubtful.ts"
import { VALUES_DATE } from "../catalogue/series-history.ts"
import { inSlice, SAME_SERIES, sliceBounds, type Merge } from "./merge-series.ts"

const SAME_PART = `p.indicator_id = c.indicator_id and p.country_code = c.country_code
  and p.frequency = c.frequency`

/** Whose staged series are merged: those of an import, or of a slice of it. */
export type MergeScope = Pick<Merge, "importId" | "slice">

/**
 * Removes the earlier values that other files lent to a current series, for each series of which an import brings
 * values. Gives the number of series.
 */
export async function removeEarlierParts(db: Queryable, merge: MergeScope): Promise<number> {
  const [some] = await db.query(`select 1 from series_part limit 1`)
  if (!some) return 0
  const parameters = [merge.importId, ...sliceBounds(merge)]
  const shortened = await db.query(
    // PostgreSQL marks an array as having nulls, and a part cut out of it keeps the mark even where it has none. The
    // mark would change the checksum, so the array is built from its elements.
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
       ) rest
     )
     update series c
     set start_index = s.start, values = s.values, figure_count = ${buildCountSql("s.values")},
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
  return shortened.length
}

function buildCountSql(values: string): string {
  return `(select count(*) from unnest(${values}) as figure where figure is not null)`
}

function buildChecksumSql(start: string, values: string): string {
  return `left(encode(sha256(int4send(${start}) || array_send(${values})), 'hex'), 32)`
}

/** Which series, as its key. */
type SeriesKey = { indicatorId: string; country: string; frequency: string }

type Doubts = { doubtfulPeriods: number[] | null; doubtfulReasons: string[] | null }

/** A version of a series that may have values from before the current ones (`own…`). */
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
 * The other versions of each series that an import brings values of, if its current file is an extract and at least one
 * of the versions begins earlier. Versions of one series follow each other, the newest first.
 */
export function selectEarlierObservations(
  db: Queryable,
  merge: MergeScope,
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
     ${joinDoubtful("h")}
     ${joinDoubtful("c", { as: "own" })}
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

/** A current series together with the earlier values that it is given. */
export type JoinedSeries = SeriesKey & {
  start: number
  values: readonly (number | null)[]
  parts: readonly { lastIndex: number; importId: number }[]
}

/** Stores current series with their earlier values; gives the new checksum of each, in any order. */
export async function addEarlierParts(
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
     set start_index = s.start, values = s.values, figure_count = ${buildCountSql("s.values")},
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
