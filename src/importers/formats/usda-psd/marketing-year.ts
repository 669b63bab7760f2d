/** Nearly all marketing years are over with September of the year after the one they are named after. */
const ENDS = "-09-30"

/**
 * The first marketing year that had not ended on a day: until the end of September that is the one before. A marketing
 * year is named after the year in which it begins, so calendar years say nothing about it.
 */
export function firstUnendedMarketingYear(day: string): number {
  const year = Number(day.slice(0, 4))
  return day >= `${String(year)}${ENDS}` ? year : year - 1
}
