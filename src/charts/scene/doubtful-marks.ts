import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { blankDoubtful, doubtfulShown } from "#domain/series/doubtful-values.ts"
import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"
import { valueAt, type Observations } from "#domain/series/series.ts"

import type { Transform } from "../model/chart-spec.ts"
import type { ValueAxis } from "../scales/value-axis.ts"

type Doubtful = readonly DoubtfulFigure[] | undefined

/** Which of the figures drawn are doubtful: a change is where either of the figures it is made of is. */
export function doubtfulDrawn(
  doubtful: Doubtful,
  { transform, frequency }: { transform?: Transform; frequency: Frequency },
): readonly DoubtfulFigure[] {
  const distance = findDistance(transform, frequency)
  if (!doubtful || distance === 0) return doubtful ?? []
  const after = doubtful.map(({ index, reason }) => ({ index: index + distance, reason }))
  const known = new Set(doubtful.map(({ index }) => index))
  return [...doubtful, ...after.filter(({ index }) => !known.has(index))].sort(
    (a, b) => a.index - b.index,
  )
}

function findDistance(transform: Transform | undefined, frequency: Frequency): number {
  if (transform === "change") return 1
  return transform === "year-change" ? PERIODS_PER_YEAR[frequency] : 0
}

/** The values that a scale is made for: a doubtful one does not stretch it, unless there are no others. */
export function creditedValues(
  observations: Observations,
  doubtful: Doubtful,
): Observations["values"] {
  const { values } = blankDoubtful(observations, doubtful)
  return values.some((value) => value !== null) ? values : observations.values
}

/** What the rings in a plot mean; nothing where none is drawn. */
export function doubtfulNotes(
  layers: readonly { observations: Observations; doubtful: Doubtful; axis: ValueAxis }[],
): string[] {
  const values = layers.flatMap(({ observations, doubtful, axis }) =>
    doubtfulShown(doubtful, observations).flatMap(({ index }) => {
      const value = valueAt(observations, index)
      return value === null ? [] : [{ value, axis }]
    }),
  )
  if (values.length === 0) return []
  const isBeyond = values.some(({ value, axis }) => value < axis.low || value > axis.high)
  return [
    `○ as published, doubtful${isBeyond ? "; at the edge where it lies beyond the scale" : ""}.`,
  ]
}
