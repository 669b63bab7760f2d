import type { Database } from "#db/engine/database.ts"
import { commitSoon, finishImportRun, insertImportRun } from "#db/imports/import-runs.ts"
import { insertSource } from "#db/catalogue/source-writes.ts"
import { removeStaged } from "#db/imports/staging.ts"

import type { ImportFile, Progress } from "../importer.ts"

/** What the import of a file is given besides the file. */
export type ImportOptions = {
  db: Database
  now: () => Date
  /** Leaves out rows that cannot be read where the file would be refused for them. */
  skipBadRows?: boolean
  onProgress?: (progress: Progress) => void
}

/** The import of one file as the database knows it. */
export type ImportRun = {
  file: ImportFile
  importId: number
  startedAt: Date
  /** Locked while the import runs, so that no other process takes it for cut off. */
  lock: { release(): Promise<void> }
}

/** Notes that the import of a file has begun. */
export async function beginRun({ db, now }: ImportOptions, file: ImportFile): Promise<ImportRun> {
  const startedAt = now()
  return db.transaction(async (transaction) => {
    await commitSoon(transaction)
    await insertSource(transaction, file.source)
    const importId = await insertImportRun(transaction, {
      sourceId: file.source.id,
      lineage: file.lineage,
      fileName: file.name,
      fileChecksum: file.checksum,
      vintage: file.vintage.date,
      vintageStated: file.vintage.stated,
      retrievedAt: file.retrievedAt,
      startedAt,
    })
    // Before the commit: nobody may see a run that is not locked.
    return { file, importId, startedAt, lock: await db.lockImport(importId) }
  })
}

/** Notes why an import took no effect. */
export async function failRun(
  { db, now }: ImportOptions,
  { importId }: ImportRun,
  report: object,
): Promise<void> {
  await finishImportRun(db, importId, { state: "failed", report, finishedAt: now() })
}

/** Removes the staged rows of an import that has ended, and its lock. */
export async function releaseRun({ db }: ImportOptions, { importId, lock }: ImportRun) {
  await removeStaged(db, importId).finally(() => lock.release())
}
