import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { blankDoubtful } from "#domain/series/doubtful-values.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { listHeld } from "#domain/series/find-step.ts"
import { lastIndex, type Observations } from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartType } from "../model/chart-spec.ts"
import type { Bar, Layer } from "./scene.ts"
import { heightWithin, findPosition, type ValueAxis } from "../scales/value-axis.ts"

/** Slots narrower than this share of the plot cannot be told apart, so their bars become one outline. */
export const MAX_BARS = 400
const DENSE_BARS = 120

/** Which part of its slot a bar fills: the whole of it, or its left or right half beside another dataset. */
export type BarSide = "whole" | "left" | "right"

type Drawing = {
  chartType: ChartType
  observations: Observations
  axis: ValueAxis
  x: (at: number) => number
  forecastFrom: PeriodIndex | null
  /** Drawn hollow, and at the edge of the plot where the axis does not reach them. */
  doubtful?: readonly DoubtfulFigure[] | undefined
  side?: BarSide
  /** How many periods a bar is wide: a figure for five years fills five. One unless given. */
  step?: number | undefined
}

type Marks = Omit<Layer, "paint" | "labelPaint">

/** The marks of one series: bars or a line with its dots, forecasts and doubtful figures apart. */
export function drawLayer(drawing: Drawing): Marks {
  const observations = blankDoubtful(drawing.observations, drawing.doubtful)
  const forecastAt =
    drawing.forecastFrom === null ? Infinity : drawing.forecastFrom - observations.start
  return DRAW_MARKS[drawing.chartType](drawing, observations, forecastAt)
}

const DRAW_MARKS: Readonly<
  Record<ChartType, (drawing: Drawing, observations: Observations, forecastAt: number) => Marks>
> = { bar: barMarks, line: lineMarks }

function lineMarks(drawing: Drawing, { values }: Observations, forecastAt: number): Marks {
  const { x } = drawing
  return {
    bars: [],
    skyline: "",
    ...linePaths(drawing, values, forecastAt),
    dots: lineDots(drawing, values),
    doubts: doubtfulPoints(drawing, x),
  }
}

function barMarks(drawing: Drawing, observations: Observations, forecastAt: number): Marks {
  const { axis, x } = drawing
  const isSkyline = observations.values.length > MAX_BARS
  const bars = isSkyline ? [] : drawBars(drawing, forecastAt)
  return {
    bars,
    skyline: isSkyline ? outline(observations.values, axis) : "",
    line: "",
    forecastLine: "",
    dots: [],
    doubts: doubtfulPoints(drawing, (at) => findMiddle(bars.find((bar) => bar.at === at)) ?? x(at)),
  }
}

function findMiddle(bar: Bar | undefined): number | undefined {
  return bar && round(bar.x + bar.width / 2)
}

/** Where the doubtful figures lie. */
function doubtfulPoints(
  { observations, doubtful = [], axis }: Drawing,
  x: (at: number) => number,
): { x: number; y: number }[] {
  return doubtful.flatMap(({ index }) => {
    const at = index - observations.start
    const value = observations.values[at] ?? null
    return value === null ? [] : [{ x: x(at), y: round(heightWithin(axis, value)) }]
  })
}

/** Where a period lies: bars in the middle of their slots, a line from edge to edge. A slot is `step` periods wide. */
export function positionScale(
  chartType: ChartType,
  count: number,
  step = 1,
): (at: number) => number {
  if (CHART_TRAITS[chartType].hasSlots)
    return (at) => round(((at + step / 2) / (count - 1 + step)) * 100)
  return (at) => (count === 1 ? 50 : round((at / (count - 1)) * 100))
}

/** Runs of periods without a figure, as shares of the plot's width. What lies between two figures of a rhythm is none. */
export function hatchedSlots(
  values: readonly (number | null)[],
  chartType: ChartType,
  step = 1,
): { x: number; width: number }[] {
  const { hasSlots } = CHART_TRAITS[chartType]
  const span = hasSlots ? values.length - 1 + step : Math.max(values.length - 1, 1)
  const shift = hasSlots ? step / 2 : 0
  // A figure stands for half a step on both sides; the first and the last one reach to the edges of their slots.
  const held = [-step, ...listHeld(values), values.length - 1 + step]
  return held.slice(1).flatMap((at, k) => {
    const before = held[k] ?? 0
    if (at - before <= step) return []
    const share = (place: number) => Math.min(100, Math.max(0, ((place + shift) / span) * 100))
    const [from, to] = [share(before + step / 2), share(at - step / 2)]
    return [{ x: round(from), width: round(to - from) }]
  })
}

/** Between the last actual figure and the first forecast, or the left edge where all are forecasts; null without forecasts. */
export function forecastEdge(
  from: PeriodIndex | null | undefined,
  observations: Observations,
  { chartType, step = 1 }: { chartType: ChartType; step?: number },
): number | null {
  if (from === null || from === undefined || from > lastIndex(observations)) return null
  const count = observations.values.length
  const at = from - observations.start
  const { hasSlots } = CHART_TRAITS[chartType]
  const share = hasSlots ? at / (count - 1 + step) : (at - step / 2) / Math.max(count - 1, 1)
  return round(Math.max(0, share) * 100)
}

/** Two decimals are finer than any screen. */
export function round(number: number): number {
  return Math.round(number * 100) / 100 + 0
}

function drawBars(
  { observations, axis, doubtful = [], side = "whole", step = 1 }: Drawing,
  forecastAt: number,
): Bar[] {
  const { values, start } = observations
  const doubted = new Set(doubtful.map(({ index }) => index - start))
  const period = 100 / (values.length - 1 + step)
  const getWidth = barWidths(values, step)
  const zero = findPosition(axis, 0)
  const bars: Bar[] = []
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    const top = heightWithin(axis, value)
    const filled = getWidth(at)
    const width = side === "whole" ? filled : filled / 2
    const shift = side === "right" ? width : 0
    bars.push({
      at,
      x: round(period * (at + step / 2) - filled / 2 + shift),
      y: round(Math.min(top, zero)),
      width: round(width),
      height: round(Math.abs(top - zero)),
      ...(at >= forecastAt && { isForecast: true as const }),
      ...(doubted.has(at) && { isDoubtful: true as const }),
    })
  }
  return bars
}

/** How wide the bar of a period is, in percent of the plot. */
export function barWidths(
  values: readonly (number | null)[],
  step: number,
): (at: number) => number {
  const period = 100 / (values.length - 1 + step)
  const share = values.length / step > DENSE_BARS ? 0.9 : 0.72
  const held = listHeld(values)
  return (at) => period * share * findWidth(held, at, step)
}

/** A bar is as wide as the rhythm, but no wider than the way to its neighbour. */
function findWidth(held: readonly number[], at: number, step: number): number {
  if (step === 1) return 1
  const k = held.indexOf(at)
  const ways = [held[k - 1], held[k + 1]].flatMap((other) =>
    other === undefined ? [] : [Math.abs(other - at)],
  )
  return Math.min(step, ...ways)
}

/** Every figure as a full-width step from zero, gaps left open. */
function outline(values: readonly (number | null)[], axis: ValueAxis): string {
  const slot = 1000 / values.length
  const zero = round(findPosition(axis, 0) * 10)
  let path = ""
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    if ((values[k - 1] ?? null) === null) path += `M${String(round(slot * k))} ${String(zero)}`
    path += `V${String(round(findPosition(axis, value) * 10))}H${String(round(slot * (k + 1)))}`
    if ((values[k + 1] ?? null) === null) path += `V${String(zero)}Z`
  }
  return path
}

/** The line up to the last actual figure, and from there through the forecasts. It joins figures of one rhythm. */
function linePaths(
  { axis, x, step = 1 }: Drawing,
  values: readonly (number | null)[],
  forecastAt: number,
): { line: string; forecastLine: string } {
  let line = ""
  let forecastLine = ""
  let before = ""
  let beforeAt = -Infinity
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    const place = `${String(round(x(k) * 10))} ${String(round(findPosition(axis, value) * 10))}`
    const isJoined = k - beforeAt <= step
    const command = isJoined ? "L" : "M"
    if (k < forecastAt) line += command + place
    else if (forecastLine === "" && isJoined) forecastLine = `M${before}L${place}`
    else forecastLine += command + place
    before = place
    beforeAt = k
  }
  return { line, forecastLine }
}

/** Dots at the line's last figure, on both sides of every gap, and at each figure of a rhythm of several periods. */
function lineDots(
  { axis, x, step = 1 }: Drawing,
  values: readonly (number | null)[],
): { x: number; y: number }[] {
  const dots: { x: number; y: number }[] = []
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    const besideGap = (k > 0 && values[k - 1] === null) || (values[k + 1] ?? null) === null
    if (besideGap || step > 1) dots.push({ x: x(k), y: round(findPosition(axis, value)) })
  }
  return dots
}
