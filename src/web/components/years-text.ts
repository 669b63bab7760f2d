/** `1960–2024`, or one year when both are the same; empty when one is unknown. */
export function yearsText(startYear: number | null, endYear: number | null): string {
  if (startYear === null || endYear === null) return ""
  return startYear === endYear ? String(endYear) : `${String(startYear)}–${String(endYear)}`
}

/** The years of a series with those of forecasts apart: `1980–2024, forecasts to 2030`, or `forecasts 2025–2030`. */
export function spanText({
  startYear,
  endYear,
  lastActualYear,
}: {
  startYear: number | null
  endYear: number | null
  lastActualYear: number | null
}): string {
  const all = yearsText(startYear, endYear)
  if (all === "" || lastActualYear === endYear) return all
  if (lastActualYear === null) return `forecasts ${all}`
  return `${yearsText(startYear, lastActualYear)}, forecasts to ${String(endYear)}`
}
