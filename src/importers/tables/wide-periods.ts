import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"
import { trimGaps, type Observations } from "#domain/series/series.ts"

import type { PeriodReader } from "./period-reader.ts"

/** The columns of a wide table that are periods, all of one frequency. */
export type PeriodColumns = {
  frequency: Frequency
  start: PeriodIndex
  span: number
  cells: readonly { cell: number; offset: number }[]
}

/**
 * Finds the first unbroken run of columns that are periods of one frequency. Columns to the right of it are the
 * publisher's own notes and calculations. `undefined` when there are no periods.
 */
export function findPeriodColumns(
  header: readonly string[],
  readPeriod: PeriodReader = parsePeriod,
): PeriodColumns | undefined {
  const found: { cell: number; index: PeriodIndex }[] = []
  let frequency: Frequency | undefined
  for (const [cell, text] of header.entries()) {
    const period = readPeriod(text)
    const goesOn = period !== undefined && (frequency ?? period.frequency) === period.frequency
    if (goesOn) {
      frequency = period.frequency
      found.push({ cell, index: period.index })
    } else if (frequency !== undefined) break
  }
  return frequency === undefined ? undefined : periodColumns(frequency, found)
}

/** Describes period columns whose positions are known. */
export function periodColumns(
  frequency: Frequency,
  found: readonly { cell: number; index: PeriodIndex }[],
): PeriodColumns {
  const indexes = found.map(({ index }) => index)
  const start = indexes.reduce((least, index) => Math.min(least, index), Infinity)
  const last = indexes.reduce((most, index) => Math.max(most, index), -Infinity)
  return {
    frequency,
    start,
    span: last - start + 1,
    cells: found.map(({ cell, index }) => ({ cell, offset: index - start })),
  }
}

/** Reads the values of a row; `undefined` when it has none. Cells that are not a number go to `onBad`. */
export function readRowValues<T>(
  row: readonly T[],
  columns: PeriodColumns,
  read: (cell: T) => number | null | undefined,
  onBad: (cell: T) => void,
): Observations | undefined {
  const values = new Array<number | null>(columns.span).fill(null)
  for (const { cell, offset } of columns.cells) {
    const held = row[cell]
    if (held === undefined || held === "") continue
    const value = read(held)
    if (value === undefined) onBad(held)
    else values[offset] = value
  }
  return trimGaps({ frequency: columns.frequency, start: columns.start, values })
}
