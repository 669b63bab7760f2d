import { periodAt, type Period } from "#domain/time/period.ts"
import { lastIndex, valueAt, type Observations } from "#domain/series/series.ts"

/** A period with the figures of two datasets; null where one has none. */
export type JoinedRow = { period: Period; value: number | null; value2: number | null }

/**
 * Two datasets of one frequency side by side: every period from the first to the last of either. Nothing is filled in.
 * Empty when the frequencies differ, because then no period is the same.
 */
export function joinSeries(first: Observations, second: Observations): JoinedRow[] {
  if (first.frequency !== second.frequency) return []
  const range = joinRanges(first, second)
  return Array.from({ length: Math.max(0, range.end - range.start + 1) }, (_, k) => {
    const at = range.start + k
    return {
      period: periodAt(first.frequency, at),
      value: valueAt(first, at),
      value2: valueAt(second, at),
    }
  })
}

/** The first and the last period of two datasets; a dataset without figures has none. */
export function joinRanges(
  first: Observations,
  second: Observations,
): { start: number; end: number } {
  const held = [first, second].filter(({ values }) => values.length > 0)
  return {
    start: Math.min(...held.map(({ start }) => start)),
    end: Math.max(...held.map(lastIndex)),
  }
}
