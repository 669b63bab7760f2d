import type { DatasetRow } from "#db/catalogue/datasets.ts"
import { aggregateObservations } from "#domain/series/aggregate.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { forecastStart } from "#domain/time/forecast-start.ts"
import { FREQUENCIES, PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { lastIndex, type Observations } from "#domain/series/series.ts"

/** What of a stored series is needed to read it at any frequency. */
type Stored = Pick<
  DatasetRow,
  | "frequency"
  | "startIndex"
  | "values"
  | "forecastFrom"
  | "vintage"
  | "doubtfulPeriods"
  | "doubtfulReasons"
>

/** Figures at one frequency with the stored series they come from. */
type ReadableObservations<Row extends Stored> = {
  row: Row
  observations: Observations
  derivedFrom: Frequency | null
  /** The first period with a forecast in it; `null` where there is none. */
  forecastFrom: PeriodIndex | null
  /** Figures that cannot be right as published; none among derived ones, which are not made from them. */
  doubtful: readonly DoubtfulFigure[]
}

/** The marks of a stored series. */
export function listDoubtful({
  doubtfulPeriods,
  doubtfulReasons,
}: Pick<Stored, "doubtfulPeriods" | "doubtfulReasons">): DoubtfulFigure[] {
  return (doubtfulPeriods ?? []).map((index, k) => ({ index, reason: doubtfulReasons?.[k] ?? "" }))
}

/**
 * The figures at the frequency asked for, stored or else derived from the nearest finer series; where there are
 * none, those of the coarsest stored series. `frequencies` lists all that can be read. `undefined` without rows.
 */
export function chooseObservations<Row extends Stored>(
  rows: readonly Row[],
  wanted: Frequency | undefined,
  aggregation: Aggregation,
): (ReadableObservations<Row> & { frequencies: Frequency[] }) | undefined {
  const readable = FREQUENCIES.flatMap(
    (frequency) => readObservations(rows, frequency, aggregation) ?? [],
  )
  const chosen =
    readable.find(({ observations }) => observations.frequency === wanted) ??
    readable.find(({ derivedFrom }) => derivedFrom === null)
  if (!chosen) return undefined
  return { ...chosen, frequencies: readable.map(({ observations }) => observations.frequency) }
}

function readObservations<Row extends Stored>(
  rows: readonly Row[],
  frequency: Frequency,
  aggregation: Aggregation,
): ReadableObservations<Row> | undefined {
  // Stored first, then finer and finer.
  for (const from of FREQUENCIES.slice(FREQUENCIES.indexOf(frequency))) {
    const row = rows.find((candidate) => candidate.frequency === from)
    if (!row) continue
    const stored: Observations = { frequency: from, start: row.startIndex, values: row.values }
    const derivedFrom = from === frequency ? null : from
    const doubtful = listDoubtful(row)
    const observations =
      derivedFrom === null
        ? stored
        : aggregateObservations(withoutDoubtful(stored, doubtful), frequency, aggregation)
    if (observations.values.length === 0) continue
    const forecastFrom = findForecastStart(row, observations)
    return { row, observations, derivedFrom, forecastFrom, doubtful: derivedFrom ? [] : doubtful }
  }
  return undefined
}

function findForecastStart(row: Stored, observations: Observations): PeriodIndex | null {
  const forecastFrom = forecastStart(row)
  if (forecastFrom === null) return null
  const parts = PERIODS_PER_YEAR[row.frequency] / PERIODS_PER_YEAR[observations.frequency]
  const first = Math.floor(forecastFrom / parts)
  return first > lastIndex(observations) ? null : Math.max(first, observations.start)
}
