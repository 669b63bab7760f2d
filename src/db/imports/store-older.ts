import type { Queryable, SqlValue } from "../engine/database.ts"
import {
  ACTUAL_PART,
  listActualPart,
  listMergeParameters,
  IS_OLDER,
  IMPORT_OF_CURRENT,
  IN_MERGE,
  SAME_SERIES,
  type Merge,
} from "./merge-series.ts"

const SAME_VERSION = `v.indicator_id = s.indicator_id and v.country_code = s.country_code
  and v.frequency = s.frequency and v.checksum = s.checksum`

/** Whether the same figures are stored under the same date already. */
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
 * Stores staged series that are not newer than the current ones as history. Where the same figures are stored under
 * another date, it only notes this import beside them. Gives the number of series that were not known before.
 */
export async function storeOlder(db: Queryable, merge: Merge): Promise<number> {
  const current = await noteImportInCurrent(db, merge)
  const history = await noteImportInHistory(db, merge)
  return current + history + (await insertOlder(db, merge))
}

function noteImportInCurrent(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `update series c set also_in = c.also_in || $1::bigint
     from import_staging s, import_run r
     where ${IN_MERGE} and ${SAME_SERIES} and ${IMPORT_OF_CURRENT} and s.checksum = c.checksum and ${IS_OLDER}
       and not ${IS_KNOWN}
     returning 1`,
    listMergeParameters(merge),
  )
}

function noteImportInHistory(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `update series_version held set also_in = held.also_in || $1::bigint
     from (
       select distinct on (v.indicator_id, v.country_code, v.frequency) v.ctid
       from import_staging s
       join series c on ${SAME_SERIES}
       join import_run r on ${IMPORT_OF_CURRENT}
       join series_version v on ${SAME_VERSION}
       where ${IN_MERGE} and ${IS_OLDER} and not ${IS_KNOWN}
       order by v.indicator_id, v.country_code, v.frequency, v.vintage desc, v.lineage
     ) one
     where held.ctid = one.ctid
     returning 1`,
    listMergeParameters(merge),
  )
}

function insertOlder(db: Queryable, merge: Merge): Promise<number> {
  return countRows(
    db,
    `insert into series_version (indicator_id, country_code, frequency, start_index, last_index,
       figure_count, latest_value, ${ACTUAL_PART.join(", ")}, values, checksum, figures_date,
       vintage, lineage, source_id, import_id, changed_at)
     select s.indicator_id, s.country_code, s.frequency, s.start_index, s.last_index,
       s.figure_count, s.latest_value, ${listActualPart("s")}, s.values, s.checksum, s.figures_date,
       $2::date, $3, $8, $1, $9
     from import_staging s
     join series c on ${SAME_SERIES}
     join import_run r on ${IMPORT_OF_CURRENT}
     where ${IN_MERGE} and ${IS_OLDER} and not ${IS_KNOWN}
     returning 1`,
    [...listMergeParameters(merge), merge.sourceId, merge.now],
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
