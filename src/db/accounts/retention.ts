import type { Queryable } from "../engine/database.ts"

/** Removes what may no longer be kept; gives how many rows went. */
export async function deleteOutdated(
  db: Queryable,
  before: {
    now: Date
    codeMails: Date
    searches: Date
    visits: Date
    unverified: Date
    applications: Date
  },
): Promise<number> {
  const counts = [
    await count(db, "delete from session where expires_at < $1", before.now),
    await count(db, "delete from one_time_code where expires_at < $1", before.now),
    await count(db, "delete from reset_token where expires_at < $1", before.now),
    await count(db, "delete from code_mail where sent_at < $1", before.codeMails),
    await count(db, "delete from search_query where asked_at < $1", before.searches),
    await count(db, "delete from dashboard_visit where visited_on < $1", before.visits),
    await count(
      db,
      "delete from account where not is_verified and created_at < $1",
      before.unverified,
    ),
    await count(
      db,
      "delete from enquiry where kind = 'application' and created_at < $1",
      before.applications,
    ),
  ]
  return counts.reduce((sum, one) => sum + one, 0)
}

async function count(db: Queryable, statement: string, at: Date): Promise<number> {
  return (await db.query(`${statement} returning 1 as gone`, [at])).length
}
