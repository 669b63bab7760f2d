import type { Queryable } from "../engine/database.ts"

/** The figures of a present series or of a version of one, as they are looked through. */
export type JudgedSeries = {
  indicatorId: string
  country: string
  frequency: string
  startIndex: number
  values: (number | null)[]
  checksum: string
}

/** The figures of one series that cannot be right, each with the reason; the two lists are of one length. */
export type DoubtfulRow = Pick<
  JudgedSeries,
  "indicatorId" | "country" | "frequency" | "checksum"
> & { periods: readonly number[]; reasons: readonly string[] }

const COLUMNS = `indicator_id as "indicatorId", country_code as country, frequency,
  start_index as "startIndex", values, checksum`

/** What an import brought of the given indicators, be it current or history. */
export function selectImported(
  db: Queryable,
  indicatorIds: readonly string[],
  importId: number,
): Promise<JudgedSeries[]> {
  return db.query<JudgedSeries>(
    `select ${COLUMNS} from series where indicator_id = any($1::text[]) and import_id = $2
     union all
     select ${COLUMNS} from series_version where indicator_id = any($1::text[]) and import_id = $2`,
    [indicatorIds, importId],
  )
}

/** Every present series and every version of the given indicators. */
export function selectJudgedSeries(
  db: Queryable,
  indicatorIds: readonly string[],
): Promise<JudgedSeries[]> {
  return db.query<JudgedSeries>(
    `select ${COLUMNS} from series where indicator_id = any($1::text[])
     union all
     select ${COLUMNS} from series_version where indicator_id = any($1::text[])
     order by 1, 2, 3`,
    [indicatorIds],
  )
}

/** Name, unit and id of indicators in the order of their ids: of the given ones, or of all. */
export function selectMeasured(
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

/** Puts marks in the place of those known of the same figures. */
export async function upsertDoubtful(db: Queryable, rows: readonly DoubtfulRow[]): Promise<void> {
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

/** Removes all marks. */
export async function clearDoubtful(db: Queryable): Promise<void> {
  await db.query(`delete from doubtful`)
}

/** All marks in a fixed order, to be compared. */
export function selectDoubtful(db: Queryable): Promise<DoubtfulRow[]> {
  return db.query<DoubtfulRow>(
    `select indicator_id as "indicatorId", country_code as country, frequency, checksum, periods,
       reasons
     from doubtful
     order by indicator_id, country_code, frequency, checksum`,
  )
}
