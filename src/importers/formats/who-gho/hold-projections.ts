import type { PeriodIndex } from "#domain/time/period.ts"

import type { ImportedSeries } from "../../importer.ts"

const STEP = 5

/**
 * Tells the projections of a copy of the observatory, which has neither a date nor a mark for them. They are given for
 * years that end in 0 or 5 alone, so that the newest other year of all its tables is about the year of the copy: what
 * lies more than a year beyond it is a projection. Series that may hold any are held back until all tables are read.
 */
export function createProjectionHold(): {
  add(series: readonly ImportedSeries[], options: { isProjection: boolean }): ImportedSeries[]
  take(): ImportedSeries[]
} {
  const held: ImportedSeries[] = []
  let newest: PeriodIndex = -Infinity
  const findLastPeriod = ({ observations }: ImportedSeries) =>
    observations.start + observations.values.length - 1
  return {
    /** Gives back the series that hold no projection for certain. A table of projections by its name says nothing of the year of the copy. */
    add(series, { isProjection }) {
      if (!isProjection)
        for (const { observations } of series)
          for (const [k, value] of observations.values.entries())
            if (value !== null && (observations.start + k) % STEP !== 0)
              newest = Math.max(newest, observations.start + k)
      const isSafe = (each: ImportedSeries) => !isProjection && findLastPeriod(each) <= newest + 1
      held.push(...series.filter((each) => !isSafe(each)))
      return series.filter(isSafe)
    },
    /** The series held back, with the first year that is a projection where they reach it. */
    take() {
      const forecastFrom = newest + 2
      return held.map((each) =>
        Number.isFinite(newest) && findLastPeriod(each) >= forecastFrom
          ? { ...each, forecastFrom }
          : each,
      )
    },
  }
}
