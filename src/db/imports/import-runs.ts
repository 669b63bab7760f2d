import type { Queryable, Transaction } from "../engine/database.ts"
import { IMPORT_LOCK } from "../engine/import-lock.ts"

/** The version of the rules by which files are dated and described. Files read by earlier rules are read again. */
export const IMPORT_RULES = 2

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
 * Lets a transaction commit without waiting for the disk. A server that crashes right after may lose it, together with
 * everything that was written later. For notes that mean nothing by themselves.
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

/** Stores what is only known of a running import once its file has been read. */
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

/** Stores how an import ended; `false` when another process had already marked it as failed. */
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

/** Marks every running import whose process has ended as failed. Gives their number. */
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
