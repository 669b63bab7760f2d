import type { Database, Queryable, Transaction } from "../engine/database.ts"
import type { RowWriter } from "../engine/row-writer.ts"
import { VALUE_COLUMNS, writeObservations, type WrittenSeries } from "./write-observations.ts"

/** Figures of one series, or a piece of them, on their way into the database. */
export type StagedSeries = WrittenSeries & { piece: number }

const COLUMNS = ["import_id", "piece", ...VALUE_COLUMNS]

/** Adds a series of an import to rows for the staging table. */
export function writeStaged(rows: RowWriter, importId: number, series: StagedSeries): void {
  rows.startRow(COLUMNS.length)
  rows.bigint(importId)
  rows.integer(series.piece)
  writeObservations(rows, series)
}

/** Copies rows that `writeStaged` wrote into the staging table and gives their number. */
export async function copyStaged(transaction: Transaction, rows: RowWriter): Promise<number> {
  return transaction.copyIn("import_staging", COLUMNS, [rows.rows()])
}

/**
 * Removes the staged rows of an import, and frees their space once it is large: otherwise each file of a long run would
 * have to read past the removed rows of all files before it.
 */
export async function removeStaged(db: Database, importId: number): Promise<void> {
  if (db.kind === "pglite" && (await db.transaction((only) => truncateOwn(only, importId)))) return
  await db.query(`delete from import_staging where import_id = $1`, [importId])
  const [size] = await db.query<{ isLarge: boolean }>(
    `select pg_relation_size('import_staging') > $1 as "isLarge"`,
    [MAX_LEFT_BYTES],
  )
  if (size?.isLarge === true) await db.query(`vacuum import_staging`)
}

const MAX_LEFT_BYTES = 8 * 1024 * 1024

// Emptying the table is a hundred times as fast as removing rows, and readers of the embedded database wait for it. Not
// for servers, where another import may be adding rows at this moment.
async function truncateOwn(transaction: Queryable, importId: number): Promise<boolean> {
  const others = await transaction.query(
    `select 1 from import_staging where import_id < $1 or import_id > $1 limit 1`,
    [importId],
  )
  if (others.length > 0) return false
  await transaction.query(`truncate import_staging`)
  return true
}

/** Refreshes the planner's statistics: without them it expects about a hundred staged rows. */
export async function analyzeStaging(db: Queryable): Promise<void> {
  await db.query(`analyze import_staging`)
}

/** Removes the staged rows of imports that are not running. */
export async function removeAbandoned(db: Queryable): Promise<void> {
  await db.query(
    `delete from import_staging s
     where not exists (select 1 from import_run r where r.id = s.import_id and r.state = 'running')`,
  )
}

/** The most indicators dated by one statement: a reader of the embedded database may have to wait for it. */
const DATED_AT_ONCE = 200

/**
 * Gives the series of an import, staged or in their table already, the day of their indicator where their own is
 * earlier; `days` are `YYYY-MM-DD` by indicator.
 */
export async function raiseDates(
  db: Queryable,
  { table, importId }: { table: "import_staging" | "series"; importId: number },
  days: ReadonlyMap<string, string>,
): Promise<void> {
  const all = [...days]
  for (let from = 0; from < all.length; from += DATED_AT_ONCE) {
    const part = all.slice(from, from + DATED_AT_ONCE)
    await db.query(
      `update ${table} s set figures_date = newest.day
       from unnest($2::text[], $3::date[]) as newest (indicator_id, day)
       where s.import_id = $1 and s.indicator_id = newest.indicator_id and s.figures_date < newest.day`,
      [importId, part.map(([id]) => id), part.map(([, day]) => day)],
    )
  }
}

/** The series that a staged row belongs to. */
export type StagedKey = Pick<StagedSeries, "indicatorId" | "country" | "frequency">

/**
 * All pieces of the next `limit` series that came in several pieces, in the order of their keys from `after` on. The
 * pieces of a series are in the order in which they were read.
 */
export async function selectPieces(
  db: Queryable,
  importId: number,
  after: StagedKey | undefined,
  limit: number,
): Promise<StagedSeries[]> {
  return db.query<StagedSeries>(
    `select s.piece, s.indicator_id as "indicatorId", s.country_code as country, s.frequency,
       s.start_index as start, s.values, s.figure_count as "valueCount",
       s.forecast_start as "forecastStart", s.last_actual_index as "lastActualIndex",
       s.latest_actual_value as "latestActualValue", s.figures_date as "valuesDate"
     from import_staging s
     join (
       select indicator_id, country_code, frequency
       from import_staging
       where import_id = $1 and (indicator_id, country_code, frequency) > ($2, $3, $4)
       group by indicator_id, country_code, frequency
       having count(*) > 1
       order by indicator_id, country_code, frequency
       limit $5
     ) many using (indicator_id, country_code, frequency)
     where s.import_id = $1
     order by s.indicator_id, s.country_code, s.frequency, s.piece`,
    [importId, after?.indicatorId ?? "", after?.country ?? "", after?.frequency ?? "", limit],
  )
}

/** How many staged series an import has of each indicator, in the order of the database. */
export function countStaged(
  db: Queryable,
  importId: number,
): Promise<{ indicatorId: string; count: number }[]> {
  return db.query(
    `select indicator_id as "indicatorId", count(*) as count
     from import_staging
     where import_id = $1
     group by indicator_id
     order by indicator_id`,
    [importId],
  )
}

/** Removes the staged rows of the given series. */
export async function deletePieces(
  db: Queryable,
  importId: number,
  series: readonly StagedKey[],
): Promise<void> {
  await db.query(
    `delete from import_staging s
     using unnest($2::text[], $3::text[], $4::text[]) as gone (indicator_id, country_code, frequency)
     where s.import_id = $1 and s.indicator_id = gone.indicator_id
       and s.country_code = gone.country_code and s.frequency = gone.frequency`,
    [
      importId,
      series.map((each) => each.indicatorId),
      series.map((each) => each.country),
      series.map((each) => each.frequency),
    ],
  )
}
