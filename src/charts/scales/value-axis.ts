import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartType } from "../model/chart-spec.ts"
import { tickIncrement } from "./tick-increment.ts"

/** The range of the value axis with its ticks, lowest first; the first and last tick are its ends. */
export type ValueAxis = { low: number; high: number; ticks: number[]; isLog?: true }

const MIN_TICKS = 3
const MAX_TICKS = 6
const PREFERRED_COUNTS = [4, 5, 3, 6, 2, 1]

/**
 * A value axis of three to six round ticks around the figures. Bars always stand on zero; a line leaves
 * zero out only when its figures lie close together, because their change could not be seen otherwise.
 */
export function valueAxis(
  values: readonly (number | null)[],
  chartType: ChartType,
): ValueAxis | undefined {
  const range = findRange(values)
  if (!range) return undefined
  const [low, high] = withZero(range, chartType)
  if (low === high) return ticksBetween(Math.min(low, 0), Math.max(high, low === 0 ? 1 : 0))
  return ticksBetween(low, high)
}

/** An axis of round ticks around the figures wherever they lie: for points, which stand on nothing. */
export function looseAxis(values: readonly (number | null)[]): ValueAxis | undefined {
  const range = findRange(values)
  if (!range) return undefined
  const [low, high] = range
  return low === high ? valueAxis(values, "line") : ticksBetween(low, high)
}

/** How far down a value lies, in percent of the plot's height. */
export function findPosition(axis: ValueAxis, value: number): number {
  if (axis.isLog) return (Math.log(axis.high / value) / Math.log(axis.high / axis.low)) * 100
  const span = axis.high - axis.low
  if (Number.isFinite(span)) return ((axis.high - value) / span) * 100
  // The difference of the two largest doubles overflows; that of their halves does not.
  return ((axis.high / 2 - value / 2) / (axis.high / 2 - axis.low / 2)) * 100
}

/** Where a value lies on an axis, in percent from the top; at the edge of the plot for values beyond the axis. */
export function heightWithin(axis: ValueAxis, value: number): number {
  return findPosition(axis, Math.min(Math.max(value, axis.low), axis.high))
}

/**
 * An axis on which equal distances are equal ratios, with ticks at round figures. `undefined` unless all figures are
 * above zero and lie within what a double can divide.
 */
export function logAxis(values: readonly (number | null)[]): ValueAxis | undefined {
  const range = findRange(values)
  if (!range || range[0] <= 0 || !Number.isFinite(range[1] / range[0])) return undefined
  const [low, high] = range
  // Fewer and fewer ticks to a power of ten, until few enough are left.
  for (const steps of [[1, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1]]) {
    const ticks = logTicks(low, high, steps)
    if (ticks.length <= MAX_TICKS) return ofRatios(ticks)
  }
  const powers = logTicks(low, high, [1])
  const every = Math.ceil((powers.length - 1) / (MAX_TICKS - 1))
  const last = Math.ceil((powers.length - 1) / every) * every
  const first = powers[0] ?? 1
  return ofRatios(Array.from({ length: last / every + 1 }, (_, k) => first * 10 ** (k * every)))
}

function ofRatios(ticks: number[]): ValueAxis {
  return { ...buildAxis(ticks), isLog: true }
}

/** Round figures from the last one below the range to the first one above it. */
function logTicks(low: number, high: number, steps: readonly number[]): number[] {
  const ticks: number[] = []
  const first = Math.floor(Math.log10(low) + 1e-12)
  const last = Math.ceil(Math.log10(high) - 1e-12)
  for (let power = first; power <= last; power += 1) {
    for (const step of steps) ticks.push(Number(`${String(step)}e${String(power)}`))
  }
  const from = Math.max(
    0,
    ticks.findLastIndex((tick) => tick <= low),
  )
  const to = ticks.findIndex((tick) => tick >= high && tick > (ticks[from] ?? 0))
  return to === -1
    ? [...ticks.slice(from), Number(`1e${String(last + 1)}`)]
    : ticks.slice(from, to + 1)
}

function findRange(values: readonly (number | null)[]): [number, number] | undefined {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value === null) continue
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return low === Infinity ? undefined : [low, high]
}

function withZero([low, high]: [number, number], chartType: ChartType): [number, number] {
  const nearest = Math.min(Math.abs(low), Math.abs(high))
  const farthest = Math.max(Math.abs(low), Math.abs(high))
  const oneSided = low > 0 || high < 0
  const mayLeaveZeroOut = !CHART_TRAITS[chartType].standsOnZero && oneSided
  if (mayLeaveZeroOut && low < high && nearest > 0.8 * farthest) return [low, high]
  return [Math.min(low, 0), Math.max(high, 0)]
}

function ticksBetween(low: number, high: number): ValueAxis {
  for (const count of PREFERRED_COUNTS) {
    const ticks = roundTicks(low, high, count)
    if (ticks.length >= MIN_TICKS && ticks.length <= MAX_TICKS) return buildAxis(ticks)
  }
  // Ranges at the limits of a double have no round step; their ends still say where they are.
  return buildAxis(low < 0 && high > 0 ? [low, 0, high] : [low, low / 2 + high / 2, high])
}

function roundTicks(low: number, high: number, count: number): number[] {
  const increment = tickIncrement(low, high, count)
  if (!increment) return []
  const perUnit = "step" in increment ? 1 / increment.step : increment.perUnit
  const at = (k: number) => ("step" in increment ? k * increment.step : k / increment.perUnit)
  const first = Math.floor(low * perUnit + 1e-9)
  const last = Math.ceil(high * perUnit - 1e-9)
  if (!Number.isFinite(first) || !Number.isFinite(last) || last - first > MAX_TICKS) return []
  const ticks = Array.from({ length: last - first + 1 }, (_, k) => at(first + k) + 0)
  return ticks.every(Number.isFinite) ? ticks : []
}

function buildAxis(ticks: number[]): ValueAxis {
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}
