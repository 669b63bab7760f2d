import { findStep } from "#domain/series/find-step.ts"

/** A small line without axes: its path, broken at gaps, and where its last figure lies (`null` without figures). */
export type Sparkline = { path: string; end: { x: number; y: number } | null }

const MARGIN = 3

/** Whether two figures follow each other, at the step of the series. Lone figures would be dots, which show no course. */
export function isLine(values: readonly (number | null)[]): boolean {
  const step = findStep({ values })
  return values.some((value, k) => value !== null && hasNext(values, k, step))
}

/**
 * Draws values into a box of the given size, in the box's own units. Figures that are published every few years alone
 * are joined; any other gap breaks the line, and a lone figure between gaps becomes a dot.
 */
export function sparklinePath(
  values: readonly (number | null)[],
  width: number,
  height: number,
): Sparkline {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { path: "", end: null }
  const low = known.reduce((a, b) => Math.min(a, b))
  const high = known.reduce((a, b) => Math.max(a, b))
  const x = (k: number) =>
    values.length === 1
      ? width - MARGIN
      : round(MARGIN + (k / (values.length - 1)) * (width - 2 * MARGIN))
  const y = (value: number) =>
    low === high
      ? round(height / 2)
      : round(height - MARGIN - measureShare(value, low, high) * (height - 2 * MARGIN))
  const step = findStep({ values })
  let path = ""
  let end: Sparkline["end"] = null
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    end = { x: x(k), y: y(value) }
    const continues = hasBefore(values, k, step)
    path += `${continues ? "L" : "M"}${String(end.x)} ${String(end.y)}`
    if (!continues && !hasNext(values, k, step)) path += "h0"
  }
  return { path, end }
}

function hasBefore(values: readonly (number | null)[], k: number, step: number): boolean {
  return values.slice(Math.max(0, k - step), k).some((value) => value !== null)
}

function hasNext(values: readonly (number | null)[], k: number, step: number): boolean {
  return values.slice(k + 1, k + 1 + step).some((value) => value !== null)
}

/** How far a value lies from the lowest to the highest; the difference of two doubles may overflow, that of their halves not. */
function measureShare(value: number, low: number, high: number): number {
  const span = high - low
  return Number.isFinite(span) ? (value - low) / span : (value / 2 - low / 2) / (high / 2 - low / 2)
}

function round(number: number): number {
  return Math.round(number * 100) / 100
}
