import type { Queryable } from "../engine/database.ts"

/** The values of a present series, or of a version of one, that are assessed. */
export type AssessedSeries = {
  indicatorId: string
  country: string
  frequency: string
  startIndex: number
  values: (number | null)[]
  checksum: string
}

/** The periods of a series whose values cannot be right, and in the same order the reason of each. */
export type DoubtfulMarks = Pick<
  AssessedSeries,
  "indicatorId" | "country" | "frequency" | "checksum"
> & { periods: readonly number[]; reasons: readonly string[] }

const COLUMNS = `indicator_id as "indicatorId", country_code as country, frequency,
  start_index as "startIndex", values, checksum`

/** The series and versions of the given indicators that an import brought. */
export function selectImportedSeries(
  db: Queryable,
  indicatorIds: readonly string[],
  importId: number,
): Promise<AssessedSeries[]> {
  return db.query<AssessedSeries>(
    `select ${COLUMNS} from series where indicator_id = any($1::text[]) and import_id = $2
     union all
     select ${COLUMNS} from series_version where indicator_id = any($1::text[]) and import_id = $2`,
    [indicatorIds, importId],
  )
}

/** Every present series and every version of the given indicators. */
export function selectAssessedSeries(
  db: Queryable,
  indicatorIds: readonly string[],
): Promise<AssessedSeries[]> {
  return db.query<AssessedSeries>(
    `select ${COLUMNS} from series where indicator_id = any($1::text[])
     union all
     select ${COLUMNS} from series_version where indicator_id = any($1::text[])
     order by 1, 2, 3`,
    [indicatorIds],
  )
}

/** Name, unit and id of indicators in the order of their ids: of the given ones, or of all. */
export function selectNamesAndUnits(
  db: Queryable,
  indicatorIds?: readonly string[],
): Promise<{ indicatorId: string; name: string; unit: string }[]> {
  return db.query(
    `select id as "indicatorId", published_name as name, unit
     from indicator
     where $1::text[] is null or id = any($1::text[])
     order by id`,
    [indicatorIds ?? null],
  )
}

/** Stores marks; those of the same values are replaced. */
export async function upsertMarks(db: Queryable, rows: readonly DoubtfulMarks[]): Promise<void> {
  await db.query(
    `insert into doubtful (indicator_id, country_code, frequency, checksum, periods, reasons)
     select "indicatorId", country, frequency, checksum, periods, reasons
     from jsonb_to_recordset($1::jsonb)
       as r ("indicatorId" text, country text, frequency text, checksum text, periods integer[], reasons text[])
     on conflict (indicator_id, country_code, frequency, checksum) do update
     set periods = excluded.periods, reasons = excluded.reasons
     where (doubtful.periods, doubtful.reasons) is distinct from (excluded.periods, excluded.reasons)`,
    [JSON.stringify(rows)],
  )
}

/**
 * SQL that joins the marks of a series, which a statement calls `series`, under the name `as`. Indicator and country
 * are given as terms of SQL where the series has no such columns.
 */
export function joinDoubtful(
  series: string,
  {
    as = "d",
    indicator = `${series}.indicator_id`,
    country = `${series}.country_code`,
  }: { as?: string; indicator?: string; country?: string } = {},
): string {
  return `left join doubtful ${as} on ${as}.indicator_id = ${indicator}
    and ${as}.country_code = ${country} and ${as}.frequency = ${series}.frequency
    and ${as}.checksum = ${series}.checksum`
}

/** Removes all marks. */
export async function deleteMarks(db: Queryable): Promise<void> {
  await db.query(`delete from doubtful`)
}

/** All marks in a fixed order, so that two states of them can be compared. */
export function selectMarks(db: Queryable): Promise<DoubtfulMarks[]> {
  return db.query<DoubtfulMarks>(
    `select indicator_id as "indicatorId", country_code as country, frequency, checksum, periods,
       reasons
     from doubtful
     order by indicator_id, country_code, frequency, checksum`,
  )
}
