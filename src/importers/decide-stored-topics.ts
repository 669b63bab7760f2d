import type { Database } from "#db/engine/database.ts"
import { bumpDataVersion, lockDataVersion } from "#db/imports/data-version-writes.ts"
import { selectUndecidedIndicators, writeTopics } from "#db/catalogue/indicator-writes.ts"
import { decideTopics } from "#domain/indicators/decide-topics.ts"

const AT_ONCE = 2000

/**
 * Decides the topics of indicators that an earlier version of this site stored without any. Gives their number, which
 * is 0 from the second start on.
 */
export async function decideStoredTopics(db: Database, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const decided = await decideSome(db, now)
    count += decided
    if (decided < AT_ONCE) return count
  }
}

function decideSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const some = await selectUndecidedIndicators(transaction, AT_ONCE)
    if (some.length === 0) return 0
    await lockDataVersion(transaction)
    const decided = some.map((indicator) => ({
      id: indicator.id,
      topics: decideTopics({ ...indicator, name: indicator.publishedName }),
    }))
    await writeTopics(transaction, decided)
    await bumpDataVersion(transaction, now)
    return decided.length
  })
}
