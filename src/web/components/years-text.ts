/** `1960–2024`, or one year when both are the same; empty when one is unknown. */
export function yearsText(startYear: number | null, endYear: number | null): string {
  if (startYear === null || endYear === null) return ""
  return startYear === endYear ? String(endYear) : `${String(startYear)}–${String(endYear)}`
}
