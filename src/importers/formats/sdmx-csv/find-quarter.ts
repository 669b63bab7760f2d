import { parsePeriod } from "#domain/time/period.ts"

/** The quarter that ends on a day (`2023-09-30`); `undefined` for any other day. */
export function findQuarter(day: string): number | undefined {
  const [, year = "", end = ""] = /^(\d{4})-(03-31|06-30|09-30|12-31)$/.exec(day) ?? []
  const quarter = ["03-31", "06-30", "09-30", "12-31"].indexOf(end) + 1
  return quarter === 0 ? undefined : parsePeriod(`${year}-Q${String(quarter)}`)?.index
}
