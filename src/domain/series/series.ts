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
export type Observations = {
  frequency: Frequency
  start: PeriodIndex
  values: readonly (number | null)[]
}

/** Figures with what they are figures of. */
export type Series = Observations & { indicatorId: IndicatorId; country: CountryCode }

/** Index of the last period, also when `values` is empty (then `start - 1`). */
export function lastIndex(observations: Observations): PeriodIndex {
  return observations.start + observations.values.length - 1
}

/** The figure of a period, `null` where there is none. */
export function valueAt(observations: Observations, index: PeriodIndex): number | null {
  return observations.values[index - observations.start] ?? null
}

/** Every period from the first to the last with its figure or the reason why there is none. */
export function listObservations(
  observations: Observations,
  missing: MissingReason = "not-published",
): Observation[] {
  return observations.values.map((value, k) => {
    const period = periodAt(observations.frequency, observations.start + k)
    return value === null ? { period, value, missing } : { period, value }
  })
}

/** Figures from loose points: sorted, later points of a period win, gaps filled with null. Empty input gives `undefined`. */
export function gatherObservations(
  frequency: Frequency,
  points: Iterable<readonly [PeriodIndex, number]>,
): Observations | undefined {
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
export function trimGaps(observations: Observations): Observations | undefined {
  const { values } = observations
  const from = values.findIndex((value) => value !== null)
  if (from === -1) return undefined
  const to = values.findLastIndex((value) => value !== null)
  if (to - from + 1 === values.length) return observations
  return { ...observations, start: observations.start + from, values: values.slice(from, to + 1) }
}

/** The part between two periods, both included, with gaps kept inside; may be empty. */
export function sliceObservations(
  observations: Observations,
  from: PeriodIndex,
  to: PeriodIndex,
): Observations {
  const start = Math.max(from, observations.start)
  const end = Math.min(to, lastIndex(observations))
  return {
    ...observations,
    start,
    values: observations.values.slice(
      start - observations.start,
      Math.max(start, end + 1) - observations.start,
    ),
  }
}

/** The part before the first forecast: all of it where there is none, empty where all figures are forecasts. */
export function beforeForecasts(
  observations: Observations,
  forecastFrom: PeriodIndex | null,
): Observations {
  return forecastFrom === null
    ? observations
    : sliceObservations(observations, observations.start, forecastFrom - 1)
}

/** The newest actual figure; where all are forecasts, the last of them, marked. `undefined` without any figure. */
export function newestFigure(
  observations: Observations,
  forecastFrom: PeriodIndex | null,
): { index: PeriodIndex; value: number; isForecast: boolean } | undefined {
  const actual = latestFigure(beforeForecasts(observations, forecastFrom))
  const latest = actual ?? latestFigure(observations)
  return latest && { ...latest, isForecast: !actual }
}

/** How many figures there are, gaps left out. */
export function countValues({ values }: Pick<Observations, "values">): number {
  let count = 0
  for (let k = 0; k < values.length; k += 1) if (values[k] !== null) count += 1
  return count
}

/** Latest figure with its period, or `undefined` when there is none. */
export function latestFigure(
  observations: Observations,
): { index: PeriodIndex; value: number } | undefined {
  for (let k = observations.values.length - 1; k >= 0; k -= 1) {
    const value = observations.values[k]
    if (value !== null && value !== undefined) return { index: observations.start + k, value }
  }
  return undefined
}
