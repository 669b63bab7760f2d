import { PERIODS_PER_YEAR, type Frequency } from "../time/frequency.ts"
import type { Aggregation } from "../indicators/indicator.ts"
import { lastIndex, trimGaps, type Observations } from "./series.ts"

/**
 * Figures of a coarser frequency; a period is a figure only when all its parts are there, else null.
 * The result starts and ends with a figure and is empty when no period is complete.
 * It is empty, too, for figures of which finer periods make no coarser one.
 * Figures that are already as coarse as asked, or coarser, come back as they are.
 */
export function aggregateObservations(
  observations: Observations,
  to: Frequency,
  aggregation: Aggregation,
): Observations {
  const parts = PERIODS_PER_YEAR[observations.frequency] / PERIODS_PER_YEAR[to]
  if (parts <= 1) return observations
  if (aggregation === "none")
    return { frequency: to, start: Math.floor(observations.start / parts), values: [] }
  const start = Math.floor(observations.start / parts)
  const end = Math.floor(lastIndex(observations) / parts)
  const values = Array.from({ length: Math.max(0, end - start + 1) }, (_, k) => {
    const from = (start + k) * parts - observations.start
    return combine(observations.values, from, from + parts, aggregation)
  })
  const coarse: Observations = { frequency: to, start, values }
  return trimGaps(coarse) ?? { ...coarse, values: [] }
}

function combine(
  values: readonly (number | null)[],
  from: number,
  to: number,
  aggregation: Aggregation,
): number | null {
  let sum = 0
  for (let k = from; k < to; k += 1) {
    const value = values[k]
    if (value === null || value === undefined) return null
    sum += value
  }
  if (aggregation === "last") return values[to - 1] ?? null
  return withoutNoise(aggregation === "sum" ? sum : sum / (to - from))
}

/** Adding doubles leaves digits nobody published (0.1 + 0.2); fifteen digits are what a double holds. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(15))
}
