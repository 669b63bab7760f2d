import { upperMedian } from "../series/median.ts"

const DAY_MS = 86_400_000
/** The fewest releases that show a rhythm. */
const MIN_RELEASES = 3
/** Where the longest interval is more than this many times the shortest, the next release cannot be foretold. */
const MAX_UNEVEN = 3

/**
 * The month `YYYY-MM` in which the next figure is to be expected, from the days `YYYY-MM-DD` on which new figures came.
 * `null` with fewer than three releases, with uneven intervals, and where that month has passed.
 */
export function expectNextRelease(releases: readonly string[], today: Date): string | null {
  const days = [...new Set(releases)]
    .map((day) => Date.parse(`${day}T00:00:00Z`))
    .filter((day) => day <= today.getTime())
    .toSorted((a, b) => a - b)
  const last = days.at(-1)
  if (days.length < MIN_RELEASES || last === undefined) return null
  const intervals = days
    .slice(1)
    .map((day, k) => (day - (days[k] ?? day)) / DAY_MS)
    .toSorted((a, b) => a - b)
  const [shortest = 0, longest = 0] = [intervals[0], intervals.at(-1)]
  if (longest > MAX_UNEVEN * shortest) return null
  const middle = upperMedian(intervals) ?? longest
  const next = new Date(last + middle * DAY_MS).toISOString().slice(0, 7)
  return next < today.toISOString().slice(0, 7) ? null : next
}
