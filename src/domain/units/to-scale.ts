import { unitScale } from "./unit-scale.ts"

type Measured = { value: number; unit: string | null }

/** Units of one thing are a thousand apart: what is further off than this is rather of another unit. */
const MAX_APART = 100

/** A value of one unit in another of the same thing: 55,000,000 people are 55 million people. */
export function toScale(value: number, from: string | null, to: string | null): number {
  return (value * findSize(from)) / findSize(to)
}

/**
 * A stated value in the unit of the published one beside which it is drawn. Null where it seems to count in another unit,
 * as 20,000,000 tonnes beside 19 Mt do: what a number of a text counts is not always known.
 */
export function toPublishedScale(stated: Measured, published: Measured): number | null {
  const value = toScale(stated.value, stated.unit, published.unit)
  const [low = 0, high = 0] = [value, published.value].map(Math.abs).sort((a, b) => a - b)
  return low > 0 && high > MAX_APART * low ? null : value
}

function findSize(unit: string | null): number {
  return unitScale(unit ?? "")?.by ?? 1
}
