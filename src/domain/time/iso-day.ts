/** The UTC day of a moment: `2024-01-31`. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
