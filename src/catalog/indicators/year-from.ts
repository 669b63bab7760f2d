import type { Frequency } from "#domain/time/frequency.ts"
import { getYear } from "#domain/time/period.ts"

/** The first or last year of several rows, by an index of each; `null` where none has one. */
export function yearFrom<Row extends { frequency: Frequency | null }>(
  rows: readonly Row[],
  getIndex: (row: Row) => number | null,
  choose: (...years: number[]) => number,
): number | null {
  const years = rows.flatMap((row) => {
    const index = getIndex(row)
    return index === null || row.frequency === null ? [] : [getYear(row.frequency, index)]
  })
  return years.length === 0 ? null : choose(...years)
}
