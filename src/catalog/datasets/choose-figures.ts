import type { DatasetRow } from "#db/catalogue/datasets.ts"
import { aggregateFigures } from "#domain/series/aggregate.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { withoutDoubtful } from "#domain/series/doubtful-figures.ts"
import { forecastStart } from "#domain/time/forecast-start.ts"
import { FREQUENCIES, PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { lastIndex, type Figures } from "#domain/series/series.ts"

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
type ReadableFigures<Row extends Stored> = {
  row: Row
  figures: Figures
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
export function chooseFigures<Row extends Stored>(
  rows: readonly Row[],
  wanted: Frequency | undefined,
  aggregation: Aggregation,
): (ReadableFigures<Row> & { frequencies: Frequency[] }) | undefined {
  const readable = FREQUENCIES.flatMap(
    (frequency) => readFigures(rows, frequency, aggregation) ?? [],
  )
  const chosen =
    readable.find(({ figures }) => figures.frequency === wanted) ??
    readable.find(({ derivedFrom }) => derivedFrom === null)
  if (!chosen) return undefined
  return { ...chosen, frequencies: readable.map(({ figures }) => figures.frequency) }
}

function readFigures<Row extends Stored>(
  rows: readonly Row[],
  frequency: Frequency,
  aggregation: Aggregation,
): ReadableFigures<Row> | undefined {
  // Stored first, then finer and finer.
  for (const from of FREQUENCIES.slice(FREQUENCIES.indexOf(frequency))) {
    const row = rows.find((candidate) => candidate.frequency === from)
    if (!row) continue
    const stored: Figures = { frequency: from, start: row.startIndex, values: row.values }
    const derivedFrom = from === frequency ? null : from
    const doubtful = listDoubtful(row)
    const figures =
      derivedFrom === null
        ? stored
        : aggregateFigures(withoutDoubtful(stored, doubtful), frequency, aggregation)
    if (figures.values.length === 0) continue
    const forecastFrom = findForecastStart(row, figures)
    return { row, figures, derivedFrom, forecastFrom, doubtful: derivedFrom ? [] : doubtful }
  }
  return undefined
}

function findForecastStart(row: Stored, figures: Figures): PeriodIndex | null {
  const forecastFrom = forecastStart(row)
  if (forecastFrom === null) return null
  const parts = PERIODS_PER_YEAR[row.frequency] / PERIODS_PER_YEAR[figures.frequency]
  const first = Math.floor(forecastFrom / parts)
  return first > lastIndex(figures) ? null : Math.max(first, figures.start)
}
