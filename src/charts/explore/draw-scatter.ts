import { formatHeadline, type UnitFormat } from "#domain/format/number-format.ts"

import { findPosition, logAxis, looseAxis, type ValueAxis } from "../scales/value-axis.ts"
import { labelTicks } from "../scene/label-ticks.ts"
import type { ScatterDot, ScatterPath, ScatterScene } from "./multi-scene.ts"
import { placeDotLabels } from "./place-dot-labels.ts"

/** A place with its values of two measures, and of a third one for its size. */
export type ScatterPoint = {
  at: number | null
  name: string
  period: string
  x: number
  y: number
  size: number | null
  isForecast: boolean
  /** Earlier periods, the first one first; empty where no path is asked for. */
  before: readonly { period: string; x: number; y: number }[]
}

/** One of the axes: what stands on it and how its values are written. */
export type ScatterAxis = { name: string; format: UnitFormat; isLog: boolean }

export type ScatterDrawing = {
  title: string
  points: readonly ScatterPoint[]
  x: ScatterAxis
  y: ScatterAxis
  size: { name: string; format: UnitFormat } | null
  /** Whether dots are named: those of many years at once are not. */
  hasLabels?: boolean
}

const SMALLEST = 4
const USUAL = 5
const LARGEST = 22

/** Draws two measures against each other. On a log axis values that are not above zero have no place and must be left out before. */
export function drawScatter(drawing: ScatterDrawing): ScatterScene {
  const { title, points, x, y } = drawing
  const all = points.flatMap((point) => [point, ...point.before])
  const xAxis = buildAxis(
    all.map((point) => point.x),
    x.isLog,
  )
  const yAxis = buildAxis(
    all.map((point) => point.y),
    y.isLog,
  )
  const words = { title, xTitle: x.name, yTitle: y.name }
  if (!xAxis || !yAxis) return { ...EMPTY, ...words }
  const place = (point: { x: number; y: number }) => ({
    x: round(100 - findPosition(xAxis, point.x)),
    y: round(findPosition(yAxis, point.y)),
  })
  const largest = Math.max(0, ...points.map(({ size }) => size ?? 0))
  const dots = points.map((point): ScatterDot => ({
    at: point.at,
    name: point.name,
    text: describe(point, drawing),
    ...place(point),
    radius: findRadius(point.size, largest, drawing.size !== null),
    isForecast: point.isForecast,
  }))
  const yTicks = labelTicks(yAxis, y.format)
  return {
    kind: "scatter",
    ...words,
    xTicks: labelTicks(xAxis, x.format).map(({ y: at, label, isZero }, k, ticks) => ({
      x: round(100 - at),
      label,
      isZero,
      isMinor: (ticks.length - 1 - k) % 2 === 1,
    })),
    yTicks,
    // Small dots lie over large ones.
    dots: dots.toSorted((a, b) => b.radius - a.radius),
    paths: points.flatMap((point) => drawPath(point, place)),
    labels: drawing.hasLabels === false ? [] : placeDotLabels(dots),
    tickChars: Math.max(0, ...yTicks.map(({ label }) => label.length)),
    isEmpty: false,
  }
}

const EMPTY = {
  kind: "scatter",
  xTicks: [],
  yTicks: [],
  dots: [],
  paths: [],
  labels: [],
  tickChars: 0,
  isEmpty: true,
} as const

/** The axes of a scatter may leave zero out: nothing stands on it. */
function buildAxis(values: readonly number[], isLog: boolean): ValueAxis | undefined {
  return isLog ? logAxis(values) : looseAxis(values)
}

/** The area says how large a value is, so that the radius grows with its root. */
function findRadius(size: number | null, largest: number, isSized: boolean): number {
  if (!isSized) return USUAL
  if (size === null || size <= 0 || largest <= 0) return SMALLEST
  return Math.max(SMALLEST, Math.round(Math.sqrt(size / largest) * LARGEST * 10) / 10)
}

function drawPath(
  point: ScatterPoint,
  place: (at: { x: number; y: number }) => { x: number; y: number },
): ScatterPath[] {
  if (point.before.length === 0) return []
  const years = [...point.before, point].map((one) => ({
    ...place(one),
    text: `${point.name}, ${one.period}`,
  }))
  const path = years
    .map(({ x, y }, k) => `${k === 0 ? "M" : "L"}${String(round(x * 10))} ${String(round(y * 10))}`)
    .join("")
  return [{ at: point.at, path, years: years.slice(0, -1) }]
}

function describe(point: ScatterPoint, { x, y, size }: ScatterDrawing): string {
  const parts = [
    `${x.name} ${formatHeadline(point.x, x.format)}`,
    `${y.name} ${formatHeadline(point.y, y.format)}`,
    ...(size && point.size !== null
      ? [`${size.name} ${formatHeadline(point.size, size.format)}`]
      : []),
  ]
  const forecast = point.isForecast ? ", forecast" : ""
  return `${point.name}, ${point.period}${forecast}: ${parts.join("; ")}`
}

function round(number: number): number {
  return Math.round(number * 100) / 100 + 0
}
