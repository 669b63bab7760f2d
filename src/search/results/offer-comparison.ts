import type { Comparison, SearchResult } from "../search-answer.ts"

/** The first indicator that has a row for two countries, with both; regions are compared elsewhere. */
export function offerComparison(rows: readonly SearchResult[]): Comparison | null {
  const first = rows[0]
  // An undated fact has no line beside another.
  const others = rows.filter(
    ({ indicator, datasetId }) => indicator.id === first?.indicator.id && datasetId !== null,
  )
  const [one, two] = others
    .map(({ country }) => country)
    .filter((country) => country?.kind === "country")
  if (first === undefined || !one || !two) return null
  return { indicator: first.indicator, countries: [one, two] }
}
