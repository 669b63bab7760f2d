import type { Database } from "#db/engine/database.ts"
import { failUnfinishedRuns } from "#db/imports/import-runs.ts"
import { removeAbandoned } from "#db/imports/staging.ts"

/**
 * Removes the staged rows of imports whose process has ended and marks them as failed. Gives their number. Stored data
 * and the running imports of other processes are left alone.
 */
export async function cleanUnfinishedImports(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const count = await failUnfinishedRuns(transaction)
    await removeAbandoned(transaction)
    return count
  })
}
