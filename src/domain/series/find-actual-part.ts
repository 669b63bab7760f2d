import type { PeriodIndex } from "../time/period.ts"
import type { Observations } from "./series.ts"

/** Where the actual figures of a series end; `null` for what there is none of. */
export type ActualPart = {
  /** The first period that is a forecast. */
  forecastStart: PeriodIndex | null
  lastActualIndex: PeriodIndex | null
  latestActualValue: number | null
}

/**
 * Splits figures into actual ones and forecasts, which begin where the publisher says and no later than with the first
 * period that had not ended on the day of the data.
 */
export function findActualPart(
  observations: Observations,
  forecastFrom: PeriodIndex | null | undefined,
  unended: PeriodIndex,
): ActualPart {
  const { start, values } = observations
  const first = Math.max(start, Math.min(forecastFrom ?? Infinity, unended))
  let at = Math.min(first - start, values.length) - 1
  while (at >= 0 && (values[at] ?? null) === null) at -= 1
  return {
    forecastStart: first < start + values.length ? first : null,
    lastActualIndex: at < 0 ? null : start + at,
    latestActualValue: values[at] ?? null,
  }
}
