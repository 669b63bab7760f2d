import type { Queryable, Transaction } from "../engine/database.ts"
import { IMPORT_LOCK } from "../engine/import-lock.ts"

/** Counted up when files must be read again, although their bytes are the same, to be dated and described rightly. */
export const IMPORT_RULES = 1

/** What is known of a file when its import begins. */
export type ImportRunStart = {
  sourceId: string
  lineage: string
  fileName: string
  fileChecksum: string
  vintage: string
  vintageStated: boolean
  retrievedAt: Date
  startedAt: Date
}

/**
 * Lets a transaction end without waiting for the disk. A server that crashes at once may forget it, but never keeps
 * anything that was written after it: for notes that mean nothing alone.
 */
export async function commitSoon(transaction: Transaction): Promise<void> {
  await transaction.query(`set local synchronous_commit = off`)
}

/** Notes that an import has begun and gives its number. */
export async function insertImportRun(db: Queryable, run: ImportRunStart): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into import_run (source_id, lineage, file_name, file_checksum, vintage, vintage_stated,
       retrieved_at, started_at, state, rules)
     values ($1, $2, $3, $4, $5::date, $6, $7, $8, 'running', $9)
     returning id`,
    [
      run.sourceId,
      run.lineage,
      run.fileName,
      run.fileChecksum,
      run.vintage,
      run.vintageStated,
      run.retrievedAt,
      run.startedAt,
      IMPORT_RULES,
    ],
  )
  return Number(row?.id)
}

/** Notes of a running import what is only known when its file has been read. */
export async function recordVintage(
  db: Queryable,
  id: number,
  { vintage, isFullEdition }: { vintage: string; isFullEdition: boolean },
): Promise<void> {
  await db.query(`update import_run set vintage = $2::date, is_full_edition = $3 where id = $1`, [
    id,
    vintage,
    isFullEdition,
  ])
}

/** Notes how an import ended; `false` when it was no longer running, because another process cleaned it away. */
export async function finishImportRun(
  db: Queryable,
  id: number,
  end: { state: "done" | "failed"; report: object; finishedAt: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update import_run set state = $2, report = $3::jsonb, finished_at = $4
     where id = $1 and state = 'running'
     returning id`,
    [id, end.state, JSON.stringify(end.report), end.finishedAt],
  )
  return rows.length === 1
}

/** Marks every import whose process has ended as failed and gives how many there were. */
export async function failUnfinishedRuns(transaction: Queryable): Promise<number> {
  const rows = await transaction.query(
    `with running as materialized (
       select id from import_run where state = 'running'
     ), abandoned as materialized (
       select id from running where pg_try_advisory_xact_lock(${IMPORT_LOCK}, id::integer)
     )
     update import_run r set state = 'failed', report = '{"reason": "The import was cut off."}'
     from abandoned a
     where r.id = a.id
     returning r.id`,
  )
  return rows.length
}
