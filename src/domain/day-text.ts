/** A stored day as people read it in data: `2025-01-15` becomes `15-01-2025`. */
export function dayText(day: string): string {
  return day.slice(0, 10).split("-").toReversed().join("-")
}
