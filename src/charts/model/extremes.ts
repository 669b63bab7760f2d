import type { PeriodIndex } from "#domain/time/period.ts"
import type { Figures } from "#domain/series/series.ts"

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
export function listPoints(figures: Figures): PeriodValue[] {
  const points: PeriodValue[] = []
  for (const [k, value] of figures.values.entries()) {
    if (value !== null) points.push({ index: figures.start + k, value })
  }
  return points
}

/** First, last, highest, lowest and average figure; `undefined` when there is none. */
export function findExtremes(figures: Figures): Extremes | undefined {
  const points = listPoints(figures)
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
export function figureBefore(figures: Figures, index: PeriodIndex): PeriodValue | undefined {
  for (let k = Math.min(index - figures.start, figures.values.length) - 1; k >= 0; k -= 1) {
    const value = figures.values[k]
    if (value !== null && value !== undefined) return { index: figures.start + k, value }
  }
  return undefined
}
