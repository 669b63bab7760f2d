import type { Observations } from "./series.ts"

/** Two distances make a rhythm only where they are long: two missing years look like a figure every two years. */
const FEWEST = 4
const FEWEST_OF_LONG = 3
const LONG = 4
/** This share of the distances between figures must be alike, so that scattered figures make no rhythm. */
const LEAST_ALIKE = 0.6

/**
 * How many periods usually lie between two figures of a series: 5 for one that is published every five years, 1 for
 * most. A figure that is missing, or one more at the end, does not change it.
 */
export function findStep({ values }: Pick<Observations, "values">): number {
  const held = listHeld(values)
  if (held.length < FEWEST_OF_LONG) return 1
  const distances = held.slice(1).map((at, k) => at - (held[k] ?? 0))
  const byDistance = Map.groupBy(distances, (distance) => distance)
  const [step = 1, alike = []] =
    [...byDistance].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const isEnough = held.length >= (step < LONG ? FEWEST : FEWEST_OF_LONG)
  return isEnough && alike.length >= LEAST_ALIKE * distances.length ? step : 1
}

/** The places of the figures in a row of values. */
export function listHeld(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, k) => (value === null ? [] : [k]))
}
