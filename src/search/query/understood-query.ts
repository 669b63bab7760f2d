import type { ChartQuery } from "#domain/addresses/page-paths.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import type { ParsedQuery } from "../search-answer.ts"

/** What an indicator's address says of the frequency and years asked for; one year alone is too short for a chart. */
export function understoodQuery(
  { frequency, startYear, endYear }: Pick<ParsedQuery, "frequency" | "startYear" | "endYear">,
  frequencies: readonly Frequency[],
): ChartQuery {
  const years = startYear === endYear ? {} : { startYear, endYear }
  return {
    frequency: frequency !== null && frequencies.includes(frequency) ? frequency : null,
    ...years,
  }
}
