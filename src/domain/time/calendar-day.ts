/** Whether a text is a day that exists, written as 2024-01-31, from the year 1 on: databases know no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith("0000")) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // February 30 would roll over to March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** What is said of a text that should be a day and is none. */
export function notADay(text: string): string {
  return `"${text}" is not a day; write it as 2024-01-31.`
}
