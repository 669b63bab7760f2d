import { countDashboardVisits } from "#db/accounts/dashboard-visits.ts"
import { AppError } from "#domain/errors.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import type { DataCommandOptions } from "./data-command.ts"

/** Earlier than anything that is kept. */
const EVER = "1970-01-01"

/** `visits list` prints how often each country's dashboard was looked at, as far back as visits are kept. */
export async function visitsAdmin(options: DataCommandOptions): Promise<number> {
  const [action = ""] = options.args
  if (action !== "list") throw new AppError("bad-command", "The action must be list.")
  const rows = await countDashboardVisits(await options.openDb(), EVER)
  if (rows.length === 0) options.print("Nobody has looked at a dashboard yet.")
  for (const { countryCode, visits } of rows) {
    const name = countryByCode(countryCode)?.name ?? countryCode
    options.print(`${String(visits).padStart(7)}  ${name}`)
  }
  return 0
}
