import type { Bound } from "../read/question.ts"

/** A number of a question counts ones; figures may count millions. */
export function scaleLimit(value: number, unit: string, scale: number): number {
  return unit === "percent" || unit === "points" ? value : value / scale
}

/** Whether a figure is on the side of a limit that is asked for, or between two. */
export function isBeyond(value: number, limit: number, bound: Bound, scale: number): boolean {
  const { side, orEqual, against } = bound
  if (against.kind === "value" && against.upTo !== undefined)
    return value >= limit && value <= scaleLimit(against.upTo, against.unit, scale)
  if (orEqual && value === limit) return true
  return side === "above" ? value > limit : value < limit
}
