import type { CountryCode } from "../places/country.ts"
import type { Frequency } from "../time/frequency.ts"
import type { IndicatorId } from "../indicators/indicator.ts"
import { periodAt, type Period, type PeriodIndex } from "../time/period.ts"

/** Why a figure is missing: not in the publisher's file, or not all parts of an aggregated period are there. */
export type MissingReason = "not-published" | "incomplete"

/** A published figure, or the reason why there is none. */
export type Observation =
  { period: Period; value: number } | { period: Period; value: null; missing: MissingReason }

/**
 * Figures of one indicator, country and frequency, without holes in its periods:
 * `values[k]` belongs to the period `start + k`; null is a gap. The first and last value are figures.
 */
export type Figures = {
  frequency: Frequency
  start: PeriodIndex
  values: readonly (number | null)[]
}

/** Figures with what they are figures of. */
export type Series = Figures & { indicatorId: IndicatorId; country: CountryCode }

/** Index of the last period, also when `values` is empty (then `start - 1`). */
export function lastIndex(figures: Figures): PeriodIndex {
  return figures.start + figures.values.length - 1
}

/** The figure of a period, `null` where there is none. */
export function valueAt(figures: Figures, index: PeriodIndex): number | null {
  return figures.values[index - figures.start] ?? null
}

/** Every period from the first to the last with its figure or the reason why there is none. */
export function listObservations(
  figures: Figures,
  missing: MissingReason = "not-published",
): Observation[] {
  return figures.values.map((value, k) => {
    const period = periodAt(figures.frequency, figures.start + k)
    return value === null ? { period, value, missing } : { period, value }
  })
}

/** Figures from loose points: sorted, later points of a period win, gaps filled with null. Empty input gives `undefined`. */
export function figuresFrom(
  frequency: Frequency,
  points: Iterable<readonly [PeriodIndex, number]>,
): Figures | undefined {
  const byIndex = new Map<PeriodIndex, number>()
  let first = Infinity
  let last = -Infinity
  for (const [index, value] of points) {
    byIndex.set(index, value)
    first = Math.min(first, index)
    last = Math.max(last, index)
  }
  if (byIndex.size === 0) return undefined
  const values = Array.from({ length: last - first + 1 }, (_, k) => byIndex.get(first + k) ?? null)
  return { frequency, start: first, values }
}

/** Figures without leading and trailing gaps; `undefined` when no figure is left. */
export function trimGaps(figures: Figures): Figures | undefined {
  const { values } = figures
  const from = values.findIndex((value) => value !== null)
  if (from === -1) return undefined
  const to = values.findLastIndex((value) => value !== null)
  if (to - from + 1 === values.length) return figures
  return { ...figures, start: figures.start + from, values: values.slice(from, to + 1) }
}

/** The part between two periods, both included, with gaps kept inside; may be empty. */
export function sliceFigures(figures: Figures, from: PeriodIndex, to: PeriodIndex): Figures {
  const start = Math.max(from, figures.start)
  const end = Math.min(to, lastIndex(figures))
  return {
    ...figures,
    start,
    values: figures.values.slice(start - figures.start, Math.max(start, end + 1) - figures.start),
  }
}

/** The part before the first forecast: all of it where there is none, empty where all figures are forecasts. */
export function beforeForecasts(figures: Figures, forecastFrom: PeriodIndex | null): Figures {
  return forecastFrom === null ? figures : sliceFigures(figures, figures.start, forecastFrom - 1)
}

/** The newest actual figure; where all are forecasts, the last of them, marked. `undefined` without any figure. */
export function newestFigure(
  figures: Figures,
  forecastFrom: PeriodIndex | null,
): { index: PeriodIndex; value: number; isForecast: boolean } | undefined {
  const actual = latestFigure(beforeForecasts(figures, forecastFrom))
  const latest = actual ?? latestFigure(figures)
  return latest && { ...latest, isForecast: !actual }
}

/** How many figures there are, gaps left out. */
export function countFigures(figures: Pick<Figures, "values">): number {
  const { values } = figures
  let count = 0
  for (let k = 0; k < values.length; k += 1) if (values[k] !== null) count += 1
  return count
}

/** Latest figure with its period, or `undefined` when there is none. */
export function latestFigure(figures: Figures): { index: PeriodIndex; value: number } | undefined {
  for (let k = figures.values.length - 1; k >= 0; k -= 1) {
    const value = figures.values[k]
    if (value !== null && value !== undefined) return { index: figures.start + k, value }
  }
  return undefined
}
