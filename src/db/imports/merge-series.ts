import type { FileDate } from "#domain/time/vintage.ts"

import type { Queryable, SqlValue } from "../engine/database.ts"

/** The import whose staged series take effect; every statement runs in its one transaction. */
export type Merge = {
  importId: number
  sourceId: string
  lineage: string
  /** The date of the file, and whether the publisher states it. */
  vintage: FileDate
  /** SHA-256 of its bytes. */
  fileChecksum: string
  now: Date
  /** The part of the file that is merged, all of it unless given. */
  slice?: StagedSlice
}

/** Staged series of the indicators from the first to the last, both included, in the order of the database. */
export type StagedSlice = { first: string; last: string }

/** The staged series `s` that are merged; the parameters of these numbers are those of `sliceBounds`. */
export function inSlice(first: number): string {
  const [from, to] = [`$${String(first)}::text`, `$${String(first + 1)}::text`]
  return `(${from} is null or s.indicator_id between ${from} and ${to})`
}

/** The first and the last indicator of a slice as parameters. */
export function sliceBounds({ slice }: Pick<Merge, "slice">): [string | null, string | null] {
  return [slice?.first ?? null, slice?.last ?? null]
}

/** How the staged series compare with the current ones before anything is changed. */
export type MergeCounts = {
  total: number
  new: number
  changed: number
  /** The same figures under a newer date. */
  redated: number
  /** The same figures of the same file and date, but the forecasts among them begin elsewhere. */
  otherForecasts: number
  /** Not newer than the current figures, and not the same figures of the same date either. */
  older: number
}

/** A staged series `s` and a current one `c` of the same indicator, country and frequency. */
export const SAME_SERIES = `c.indicator_id = s.indicator_id and c.country_code = s.country_code
  and c.frequency = s.frequency`

/** The import `r` that a current series `c` came with. */
export const IMPORT_OF_CURRENT = `r.id = c.import_id`

/** The current figures came with these very bytes, or with another edition of the file of the same stated date. */
const IS_SAME_FILE = `(
  c.lineage = $3 and (r.file_checksum = $4 or $5 and r.vintage_stated and r.vintage = $2::date)
)`

/**
 * `isNewer` of `domain/time/vintage.ts` in SQL, for staged series `s` beside current ones `c` of the import `r`; $2 date of
 * the file, $3 lineage, $4 checksum of its bytes, $5 whether its date is stated.
 */
const IS_NEWER = `(
  case
    when ${IS_SAME_FILE} then s.checksum <> c.checksum or s.figures_date <> c.figures_date
    else (s.figures_date, coalesce(s.last_actual_index, -1), s.figure_count, s.checksum collate "C",
        $3::text collate "C")
      > (c.figures_date, coalesce(c.last_actual_index, -1), c.figure_count, c.checksum collate "C",
        c.lineage collate "C")
  end
)`

/** Staged series with figures of an earlier date than the current ones, or of the same date but losing against them. */
export const IS_OLDER = `not ${IS_NEWER} and not ${IS_SAME_FILE}
  and not (r.vintage = $2::date and c.checksum = s.checksum)`

/** Limits the staged series `s` to those of the merge. */
export const IN_MERGE = `s.import_id = $1 and ${inSlice(6)}`

/** The parameters $1 to $7 of the conditions in this file. */
export function listMergeParameters(merge: Merge): SqlValue[] {
  const { importId, vintage, lineage, fileChecksum } = merge
  return [importId, vintage.date, lineage, fileChecksum, vintage.stated, ...sliceBounds(merge)]
}

/**
 * Gives figures without a stated date the date of a dated file, where their own file has figures of other series from
 * after that date and goes on longer with this series: they are the later edition, although the end of their last actual
 * period lies before that date. It applies to the staged series of an undated file, and to the current ones where the
 * staged file is dated. A newer file that leaves out years on purpose is not touched by this.
 */
export async function raiseUndated(db: Queryable, merge: Merge): Promise<void> {
  if (merge.vintage.stated) await raiseCurrent(db, merge)
  else await raiseStaged(db, merge)
}

async function raiseCurrent(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `update series c set figures_date = $2::date
     from import_staging s, import_run r
     where s.import_id = $1 and ${inSlice(3)} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT}
       and not r.vintage_stated and r.vintage >= $2::date and c.figures_date < $2::date
       and c.last_actual_index > coalesce(s.last_actual_index, -1)`,
    [merge.importId, merge.vintage.date, ...sliceBounds(merge)],
  )
}

async function raiseStaged(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `update import_staging s set figures_date = dated.newest
     from (
       select s.indicator_id, s.country_code, s.frequency, max(r.vintage) as newest
       from import_staging s
       join lateral (
         select c.import_id, c.last_actual_index from series c where ${SAME_SERIES}
         union all
         select c.import_id, c.last_actual_index from series_version c where ${SAME_SERIES}
       ) held on coalesce(held.last_actual_index, -1) < s.last_actual_index
       join import_run r on r.id = held.import_id and r.vintage_stated and r.vintage <= $2::date
       where s.import_id = $1 and ${inSlice(3)}
       group by s.indicator_id, s.country_code, s.frequency
     ) dated
     where s.import_id = $1 and s.indicator_id = dated.indicator_id and s.country_code = dated.country_code
       and s.frequency = dated.frequency and s.figures_date < dated.newest`,
    [merge.importId, merge.vintage.date, ...sliceBounds(merge)],
  )
}

/** The same figures of the same file, but the forecasts among them begin elsewhere than was stored. */
const HAS_OTHER_FORECASTS = `(
  ${IS_SAME_FILE} and s.checksum = c.checksum and s.figures_date = c.figures_date
  and c.forecast_start is distinct from s.forecast_start
)`

/** The columns that say which figures of a series are actual. */
export const ACTUAL_PART = ["forecast_start", "last_actual_index", "latest_actual_value"] as const

export function listActualPart(table: string): string {
  return ACTUAL_PART.map((column) => `${table}.${column}`).join(", ")
}

function assignActualPart(from: string): string {
  return ACTUAL_PART.map((column) => `${column} = ${from}.${column}`).join(", ")
}

/** Counts what the merge will do. */
export async function countMergeOutcomes(db: Queryable, merge: Merge): Promise<MergeCounts> {
  const [row] = await db.query<MergeCounts>(
    `select count(*) as total,
       count(*) filter (where c.indicator_id is null) as new,
       count(*) filter (where ${IS_NEWER} and s.checksum <> c.checksum) as changed,
       count(*) filter (where ${IS_NEWER} and s.checksum = c.checksum) as redated,
       count(*) filter (where ${HAS_OTHER_FORECASTS}) as "otherForecasts",
       count(*) filter (where ${IS_OLDER}) as older
     from import_staging s
     left join series c on ${SAME_SERIES}
     left join import_run r on ${IMPORT_OF_CURRENT}
     where ${IN_MERGE}`,
    listMergeParameters(merge),
  )
  return row ?? { total: 0, new: 0, changed: 0, redated: 0, otherForecasts: 0, older: 0 }
}

/** Stores current series that are about to be replaced as history, with the import that replaces them. */
export async function storeReplaced(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `insert into series_version (indicator_id, country_code, frequency, start_index, last_index,
       figure_count, latest_value, ${ACTUAL_PART.join(", ")}, values, checksum, figures_date,
       vintage, lineage, source_id, import_id, changed_at, replaced_by, also_in)
     select c.indicator_id, c.country_code, c.frequency, c.start_index, c.last_index,
       c.figure_count, c.latest_value, ${listActualPart("c")}, c.values, c.checksum, c.figures_date,
       r.vintage, c.lineage, c.source_id, c.import_id, c.changed_at, $1, c.also_in
     from import_staging s
     join series c on ${SAME_SERIES}
     join import_run r on ${IMPORT_OF_CURRENT}
     where ${IN_MERGE} and s.checksum <> c.checksum and ${IS_NEWER}
     on conflict (indicator_id, country_code, frequency, vintage, lineage, checksum) do update
     set import_id = excluded.import_id, changed_at = excluded.changed_at,
       replaced_by = excluded.replaced_by, figures_date = excluded.figures_date,
       ${assignActualPart("excluded")},
       also_in = series_version.also_in || series_version.import_id || excluded.also_in`,
    listMergeParameters(merge),
  )
}

/** Removes from history what becomes current again: the same figures of the same file and date. */
export async function removeRestored(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `delete from series_version v
     using import_staging s, series c, import_run r
     where ${IN_MERGE} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT} and s.checksum <> c.checksum
       and ${IS_NEWER} and v.indicator_id = s.indicator_id and v.country_code = s.country_code
       and v.frequency = s.frequency and v.checksum = s.checksum and v.vintage = $2::date
       and v.lineage = $3`,
    listMergeParameters(merge),
  )
}

/** Puts newer staged series in the place of current ones with other figures. */
export async function replaceSeries(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `update series c set start_index = s.start_index, last_index = s.last_index,
       figure_count = s.figure_count, latest_value = s.latest_value, ${assignActualPart("s")},
       values = s.values,
       checksum = s.checksum, figures_date = s.figures_date, lineage = $3, source_id = $8,
       import_id = $1, also_in = '{}', changed_at = $9
     from import_staging s, import_run r
     where ${IN_MERGE} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT} and s.checksum <> c.checksum and ${IS_NEWER}`,
    [...listMergeParameters(merge), merge.sourceId, merge.now],
  )
}

/**
 * Gives current series the newer date under which the same figures came again. Notes the earlier import, without a
 * copy.
 */
export async function redateSeries(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `update series c set also_in = c.also_in || c.import_id, figures_date = s.figures_date,
       lineage = $3, source_id = $8, import_id = $1, ${assignActualPart("s")}
     from import_staging s, import_run r
     where ${IN_MERGE} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT} and s.checksum = c.checksum and ${IS_NEWER}`,
    [...listMergeParameters(merge), merge.sourceId],
  )
}

/** Corrects where the forecasts of current series begin, as the same file says now. */
export async function updateForecastStarts(db: Queryable, merge: Merge): Promise<void> {
  await db.query(
    `update series c set ${assignActualPart("s")}
     from import_staging s, import_run r
     where ${IN_MERGE} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT} and ${HAS_OTHER_FORECASTS}`,
    listMergeParameters(merge),
  )
}

/**
 * Inserts staged series that are not stored yet. Where all of them are new they are not compared again: a planner that
 * takes the table of series for empty would scan it for each of them while it grows.
 */
export async function insertNewSeries(
  db: Queryable,
  merge: Merge,
  outcome: MergeCounts,
): Promise<void> {
  const isOther =
    outcome.new === outcome.total
      ? ""
      : `and not exists (select 1 from series c where ${SAME_SERIES})`
  await db.query(
    `insert into series (indicator_id, country_code, frequency, start_index, last_index,
       figure_count, latest_value, ${ACTUAL_PART.join(", ")}, values, checksum, figures_date,
       lineage, source_id, import_id, changed_at)
     select s.indicator_id, s.country_code, s.frequency, s.start_index, s.last_index,
       s.figure_count, s.latest_value, ${listActualPart("s")}, s.values, s.checksum, s.figures_date,
       $2, $3, $1, $4
     from import_staging s
     where s.import_id = $1 and ${inSlice(5)} ${isOther}`,
    [merge.importId, merge.lineage, merge.sourceId, merge.now, ...sliceBounds(merge)],
  )
}
