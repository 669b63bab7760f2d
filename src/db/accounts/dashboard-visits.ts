import type { CountryCode } from "#domain/places/country.ts"

import type { Queryable } from "../engine/database.ts"

/** Notes a visit; one that is noted already stays as it is. `day` is `YYYY-MM-DD`. */
export async function insertDashboardVisit(
  db: Queryable,
  visit: { id: string; countryCode: CountryCode; day: string },
): Promise<void> {
  await db.query(
    `insert into dashboard_visit (id, country_code, visited_on)
     values ($1, $2, $3::date)
     on conflict (id) do nothing`,
    [visit.id, visit.countryCode, visit.day],
  )
}

/** How often the dashboard of each country was visited since a day, the most visited first. */
export function countDashboardVisits(
  db: Queryable,
  since: string,
): Promise<{ countryCode: CountryCode; visits: number }[]> {
  return db.query<{ countryCode: CountryCode; visits: number }>(
    `select country_code as "countryCode", count(*)::integer as visits
     from dashboard_visit
     where visited_on >= $1::date
     group by country_code
     order by count(*) desc, country_code`,
    [since],
  )
}
