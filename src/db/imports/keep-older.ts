import type { Queryable, SqlValue } from "../engine/database.ts"
import {
  ACTUAL_PART,
  actualPart,
  compared,
  IS_OLDER,
  ITS_IMPORT,
  MERGED,
  SAME_SERIES,
  type Merge,
} from "./merge-series.ts"

const SAME_VERSION = `v.indicator_id = s.indicator_id and v.country_code = s.country_code
  and v.frequency = s.frequency and v.checksum = s.checksum`

/** Whether these very figures of this date are held already. */
const IS_KNOWN = `(
  c.checksum = s.checksum and c.also_in && array(select id from import_run where vintage = $2::date)
  or exists (
    select 1
    from series_version v
    where ${SAME_VERSION} and (
      v.vintage = $2::date
      or v.also_in && array(select id from import_run where vintage = $2::date)
    )
  )
)`

/**
 * Keeps staged series that are not newer than the current ones as history: figures that are held already under
 * another date only get this import noted. Gives how many were not known before.
 */
export async function keepOlder(db: Queryable, merge: Merge): Promise<number> {
  const current = await noteInCurrent(db, merge)
  const history = await noteInHistory(db, merge)
  return current + history + (await insertOlder(db, merge))
}

function noteInCurrent(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `update series c set also_in = c.also_in || $1::bigint
     from import_staging s, import_run r
     where ${MERGED} and ${SAME_SERIES} and ${ITS_IMPORT} and s.checksum = c.checksum and ${IS_OLDER}
       and not ${IS_KNOWN}
     returning 1`,
    compared(merge),
  )
}

function noteInHistory(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `update series_version held set also_in = held.also_in || $1::bigint
     from (
       select distinct on (v.indicator_id, v.country_code, v.frequency) v.ctid
       from import_staging s
       join series c on ${SAME_SERIES}
       join import_run r on ${ITS_IMPORT}
       join series_version v on ${SAME_VERSION}
       where ${MERGED} and ${IS_OLDER} and not ${IS_KNOWN}
       order by v.indicator_id, v.country_code, v.frequency, v.vintage desc, v.lineage
     ) one
     where held.ctid = one.ctid
     returning 1`,
    compared(merge),
  )
}

function insertOlder(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `insert into series_version (indicator_id, country_code, frequency, start_index, last_index,
       figure_count, latest_value, ${ACTUAL_PART.join(", ")}, values, checksum, figures_date,
       vintage, lineage, source_id, import_id, changed_at)
     select s.indicator_id, s.country_code, s.frequency, s.start_index, s.last_index,
       s.figure_count, s.latest_value, ${actualPart("s")}, s.values, s.checksum, s.figures_date,
       $2::date, $3, $8, $1, $9
     from import_staging s
     join series c on ${SAME_SERIES}
     join import_run r on ${ITS_IMPORT}
     where ${MERGED} and ${IS_OLDER} and not ${IS_KNOWN}
     returning 1`,
    [...compared(merge), merge.sourceId, merge.now],
  )
}

async function countRows(
  db: Queryable,
  change: string,
  parameters: readonly SqlValue[],
): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `with changed as (${change}) select count(*) as count from changed`,
    parameters,
  )
  return row?.count ?? 0
}
