import type { Database } from "#db/engine/database.ts"
import { deleteOutdated } from "#db/accounts/retention.ts"

import type { PeopleServices } from "./people-services.ts"

const DAY_MS = 24 * 3_600_000

/** How long things are kept at most, in days. */
export const KEPT_DAYS = {
  codes: 1,
  searches: 90,
  visits: 90,
  unverifiedAccounts: 30,
  applications: 180,
} as const

/** Removes what may no longer be kept: codes and tokens that are over, old searches and visits, sign-ups nobody verified, applications with their CVs, images nobody shows. */
export async function sweep(
  db: Database,
  people: Pick<PeopleServices, "limits" | "uploads">,
  now: Date,
): Promise<number> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const rows = await deleteOutdated(db, {
    now,
    codeMails: ago(KEPT_DAYS.codes),
    searches: ago(KEPT_DAYS.searches),
    visits: ago(KEPT_DAYS.visits),
    unverified: ago(KEPT_DAYS.unverifiedAccounts),
    applications: ago(KEPT_DAYS.applications),
  })
  return rows + (await people.uploads.sweep()) + (await people.limits.sweep())
}
