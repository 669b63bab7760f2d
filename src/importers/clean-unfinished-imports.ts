import type { Database } from "#db/engine/database.ts"
import { failUnfinishedRuns } from "#db/imports/import-runs.ts"
import { removeAbandoned } from "#db/imports/staging.ts"

/**
 * Removes what imports that were cut off have left and gives how many there were; their data before is untouched, and
 * imports of other processes go on.
 */
export async function cleanUnfinishedImports(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const count = await failUnfinishedRuns(transaction)
    await removeAbandoned(transaction)
    return count
  })
}
