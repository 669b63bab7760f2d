import type { PeriodIndex } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

/** A figure with the period it belongs to. */
export type PeriodValue = { index: PeriodIndex; value: number }

/** What stands out in figures: ends, highest, lowest (the latest of equals) and the mean of what is there. */
export type Extremes = {
  first: PeriodValue
  last: PeriodValue
  highest: PeriodValue
  lowest: PeriodValue
  average: number
  count: number
}

/** Every figure with its period, gaps left out. */
export function listPoints(observations: Observations): PeriodValue[] {
  const points: PeriodValue[] = []
  for (const [k, value] of observations.values.entries()) {
    if (value !== null) points.push({ index: observations.start + k, value })
  }
  return points
}

/** First, last, highest, lowest and average figure; `undefined` when there is none. */
export function findExtremes(observations: Observations): Extremes | undefined {
  const points = listPoints(observations)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return undefined
  let highest = first
  let lowest = first
  let average = 0
  for (const point of points) {
    if (point.value >= highest.value) highest = point
    if (point.value <= lowest.value) lowest = point
    average += point.value / points.length
  }
  return { first, last, highest, lowest, average, count: points.length }
}

/** The nearest figure before a period, however far back; `undefined` when there is none. */
export function figureBefore(
  observations: Observations,
  index: PeriodIndex,
): PeriodValue | undefined {
  for (
    let k = Math.min(index - observations.start, observations.values.length) - 1;
    k >= 0;
    k -= 1
  ) {
    const value = observations.values[k]
    if (value !== null && value !== undefined) return { index: observations.start + k, value }
  }
  return undefined
}
