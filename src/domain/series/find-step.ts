import type { Observations } from "./series.ts"

/** The fewest figures that show a rhythm: of three, two missing years look like a figure every two years. */
const MIN_VALUES = 4
/** The fewest figures where the distance between them is long. */
const MIN_VALUES_OF_LONG = 3
/** From how many periods on a distance is long. */
const LONG = 4
/** The smallest part of the distances between figures that must be alike, so that scattered figures make no rhythm. */
const MIN_PART_ALIKE = 0.6

/**
 * How many periods usually lie between two figures of a series: 5 for one that is published every five years, 1 for
 * most. A figure that is missing, or one more at the end, does not change it.
 */
export function findStep({ values }: Pick<Observations, "values">): number {
  const held = listHeld(values)
  if (held.length < MIN_VALUES_OF_LONG) return 1
  const distances = held.slice(1).map((at, k) => at - (held[k] ?? 0))
  const byDistance = Map.groupBy(distances, (distance) => distance)
  const [step = 1, alike = []] =
    [...byDistance].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? []
  const isEnough = held.length >= (step < LONG ? MIN_VALUES : MIN_VALUES_OF_LONG)
  return isEnough && alike.length >= MIN_PART_ALIKE * distances.length ? step : 1
}

/** The places of the figures in a row of values. */
export function listHeld(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, k) => (value === null ? [] : [k]))
}
