import { createHmac } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import { insertDashboardVisit } from "#db/accounts/dashboard-visits.ts"
import type { CountryCode } from "#domain/places/country.ts"
import { isoDay } from "#domain/time/iso-day.ts"

/** Visits of dashboards: counted once for a person, a country and a day, without saying who it was. */
export type Visits = {
  /** The id under which a visit of today may be reported: `NGA-…`. Nothing is stored. */
  createId(accountId: string, country: CountryCode): string
  /** The country of a visit that was noted; `undefined` when the id is not the person's own of today or yesterday. */
  report(accountId: string, visitId: string): Promise<CountryCode | undefined>
}

const DAY_MS = 24 * 3_600_000
const HASH_LENGTH = 22

/** Opens the visits; the secret keeps ids from being traced back to accounts. */
export function createVisits({
  db,
  secret,
  now,
}: {
  db: Database
  secret: string
  now: () => Date
}): Visits {
  const idAt = (day: string, accountId: string, country: CountryCode) => {
    const hash = createHmac("sha256", secret).update(`visit ${day} ${accountId} ${country}`)
    return `${country}-${hash.digest("base64url").slice(0, HASH_LENGTH)}`
  }
  const dayAgo = (days: number) => isoDay(new Date(now().getTime() - days * DAY_MS))
  return {
    createId: (accountId, country) => idAt(dayAgo(0), accountId, country),
    async report(accountId, visitId) {
      const country = visitId.slice(0, 3)
      // A page that was opened before midnight may report after it.
      const day = [dayAgo(0), dayAgo(1)].find((each) => idAt(each, accountId, country) === visitId)
      if (day === undefined) return undefined
      await insertDashboardVisit(db, { id: visitId, countryCode: country, day })
      return country
    },
  }
}
