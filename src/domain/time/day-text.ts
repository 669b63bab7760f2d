import { MONTH_NAMES } from "./month-names.data.ts"

/** A stored day as people read it in data: `2025-01-15` becomes `15-01-2025`. */
export function dayText(day: string): string {
  return day.slice(0, 10).split("-").toReversed().join("-")
}

/** A stored day as posts write it: `2025-01-05` becomes `05 January 2025`. */
export function postDay(day: string): string {
  const [year = "", month = "", date = ""] = day.slice(0, 10).split("-")
  return `${date} ${MONTH_NAMES[Number(month) - 1] ?? month} ${year}`
}

/** The pattern of a day as posts write it, with or without its year. */
export const POST_DAY = `\\d{1,2} (?:${MONTH_NAMES.join("|")})(?: \\d{4})?`
