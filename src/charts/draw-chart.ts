import {
  formatChange,
  formatFull,
  formatTick,
  NO_DATA,
  type UnitFormat,
} from "#domain/number-format.ts"
import { firstPeriodOf, lastPeriodOf, periodLabel, type PeriodIndex } from "#domain/period.ts"
import { lastIndex, sliceFigures, type Figures } from "#domain/series.ts"

import { labelPaintOf, paintOf, type ChartSpec } from "./chart-spec.ts"
import { describeChart } from "./describe-chart.ts"
import { endCharsOf, placeMarks } from "./place-marks.ts"
import { periodTicks } from "./period-axis.ts"
import type { Bar, Reading, Scene } from "./scene.ts"
import { positionOf, valueAxis, type ValueAxis } from "./value-axis.ts"

/** A series with how its figures are written and what they are called. */
export type ChartInput = {
  spec: ChartSpec
  figures: Figures
  format: UnitFormat
  /** `Inflation rate, Nigeria` */
  title: string
  /** The first period of which the publisher says that it is a forecast. */
  forecastFrom?: PeriodIndex | null
}

/** Slots narrower than this share of the plot cannot be told apart, so their bars become one outline. */
const MOST_BARS = 400
const DENSE_BARS = 120

/** The part of the figures that a chart shows; may hold only gaps, or nothing. */
export function shownFigures(figures: Figures, spec: ChartSpec): Figures {
  const { frequency } = figures
  const from = spec.startYear === null ? figures.start : firstPeriodOf(frequency, spec.startYear)
  const to = spec.endYear === null ? lastIndex(figures) : lastPeriodOf(frequency, spec.endYear)
  return sliceFigures(figures, from, to)
}

/** Draws a series as plain shapes. A range without figures gives an empty scene that says so. */
export function drawChart(input: ChartInput): Scene {
  const { spec, format } = input
  const figures = shownFigures(input.figures, spec)
  const axis = valueAxis(figures.values, spec.chartType)
  const description = describeChart({ ...input, figures })
  const base = {
    chartType: spec.chartType,
    paint: paintOf(spec.colour),
    labelPaint: labelPaintOf(spec.colour),
    description,
  }
  if (!axis) return { ...EMPTY, ...base }
  const x = placer(spec.chartType, figures.values.length)
  const ticks = labelledTicks(axis, format)
  const gaps = hatchedSlots(figures.values, spec.chartType)
  const bars = spec.chartType === "bar" ? drawBars(figures.values, axis) : []
  const isSkyline = figures.values.length > MOST_BARS
  const periods = periodTicks(figures.frequency, figures.start, figures.values.length)
  const marks = placeMarks({ figures, format, axis, x, chartType: spec.chartType })
  return {
    ...base,
    valueTicks: ticks,
    periodTicks: periods.map((tick) => ({ ...tick, x: x(tick.at) })),
    gaps,
    forecastX: forecastEdge(input.forecastFrom, figures, spec.chartType),
    bars: isSkyline ? [] : bars,
    skyline: isSkyline && spec.chartType === "bar" ? outline(figures.values, axis) : "",
    line: spec.chartType === "line" ? linePath(figures.values, axis, x) : "",
    dots: spec.chartType === "line" ? lineDots(figures.values, axis, x) : [],
    marks,
    readings: readingsOf(figures, format, axis, x),
    notes: notesOf(figures, gaps.length > 0, axis, ticks[0]?.label ?? ""),
    tickChars: Math.max(...ticks.map(({ label }) => label.length)),
    endChars: endCharsOf(marks),
    hasYears: periods.some(({ year }) => year !== null),
    isEmpty: false,
  }
}

const EMPTY = {
  valueTicks: [],
  periodTicks: [],
  gaps: [],
  forecastX: null,
  bars: [],
  skyline: "",
  line: "",
  dots: [],
  marks: [],
  readings: [],
  notes: [],
  tickChars: 0,
  endChars: 0,
  hasYears: false,
  isEmpty: true,
} satisfies Partial<Scene>

/** Where a period lies: bars in the middle of their slots, a line from edge to edge. */
function placer(chartType: ChartSpec["chartType"], count: number): (at: number) => number {
  if (chartType === "bar") return (at) => round(((at + 0.5) / count) * 100)
  return (at) => (count === 1 ? 50 : round((at / (count - 1)) * 100))
}

function labelledTicks(axis: ValueAxis, format: UnitFormat): Scene["valueTicks"][number][] {
  const short = axis.ticks.map((tick) => formatTick(tick, format))
  // Ticks that look alike, or "50,000" below "100k", are written in full.
  const isClear = new Set(short).size === short.length && !short.some((label) => /\dk/.test(label))
  const labels = isClear ? short : axis.ticks.map((tick) => formatFull(tick, format))
  return axis.ticks.map((tick, k) => ({
    y: round(positionOf(axis, tick)),
    label: labels[k] ?? "",
    isZero: tick === 0,
  }))
}

function hatchedSlots(
  values: readonly (number | null)[],
  chartType: ChartSpec["chartType"],
): Scene["gaps"][number][] {
  const gaps: Scene["gaps"][number][] = []
  const slots = chartType === "bar" ? values.length : Math.max(values.length - 1, 1)
  const shift = chartType === "bar" ? 0 : -0.5
  for (let k = 0; k < values.length; k += 1) {
    if (values[k] !== null) continue
    let end = k
    while (values[end + 1] === null) end += 1
    const from = Math.max(0, ((k + shift) / slots) * 100)
    const to = Math.min(100, ((end + 1 + shift) / slots) * 100)
    gaps.push({ x: round(from), width: round(to - from) })
    k = end
  }
  return gaps
}

/** Between the last actual figure and the first forecast, or the left edge where all are forecasts. */
function forecastEdge(
  from: PeriodIndex | null | undefined,
  figures: Figures,
  chartType: ChartSpec["chartType"],
): number | null {
  if (from === null || from === undefined || from > lastIndex(figures)) return null
  const count = figures.values.length
  const at = from - figures.start
  const share = chartType === "bar" ? at / count : (at - 0.5) / Math.max(count - 1, 1)
  return round(Math.max(0, share) * 100)
}

function drawBars(values: readonly (number | null)[], axis: ValueAxis): Bar[] {
  const slot = 100 / values.length
  const width = slot * (values.length > DENSE_BARS ? 0.9 : 0.72)
  const zero = positionOf(axis, 0)
  const bars: Bar[] = []
  for (const [at, value] of values.entries()) {
    if (value === null) continue
    const top = positionOf(axis, value)
    bars.push({
      at,
      x: round(slot * at + (slot - width) / 2),
      y: round(Math.min(top, zero)),
      width: round(width),
      height: round(Math.abs(top - zero)),
    })
  }
  return bars
}

/** Every figure as a full-width step from zero, gaps left open. */
function outline(values: readonly (number | null)[], axis: ValueAxis): string {
  const slot = 1000 / values.length
  const zero = round(positionOf(axis, 0) * 10)
  let path = ""
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    if ((values[k - 1] ?? null) === null) path += `M${text(round(slot * k))} ${text(zero)}`
    path += `V${text(round(positionOf(axis, value) * 10))}H${text(round(slot * (k + 1)))}`
    if ((values[k + 1] ?? null) === null) path += `V${text(zero)}Z`
  }
  return path
}

function linePath(
  values: readonly (number | null)[],
  axis: ValueAxis,
  x: (at: number) => number,
): string {
  let path = ""
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    const continues = (values[k - 1] ?? null) !== null
    path += `${continues ? "L" : "M"}${text(round(x(k) * 10))} ${text(round(positionOf(axis, value) * 10))}`
  }
  return path
}

/** Dots at the line's last figure and on both sides of every gap. */
function lineDots(
  values: readonly (number | null)[],
  axis: ValueAxis,
  x: (at: number) => number,
): Scene["dots"][number][] {
  const dots: Scene["dots"][number][] = []
  for (const [k, value] of values.entries()) {
    if (value === null) continue
    const besideGap = (k > 0 && values[k - 1] === null) || (values[k + 1] ?? null) === null
    if (besideGap) dots.push({ x: x(k), y: round(positionOf(axis, value)) })
  }
  return dots
}

function readingsOf(
  figures: Figures,
  format: UnitFormat,
  axis: ValueAxis,
  x: (at: number) => number,
): Reading[] {
  let before: { value: number; period: string } | undefined
  return figures.values.map((value, k) => {
    const period = periodLabel(figures.frequency, figures.start + k)
    if (value === null) {
      return { period, x: x(k), y: null, value: NO_DATA, change: "", since: "" }
    }
    const change = before ? formatChange(before.value, value, format) : ""
    const since = change === "" ? "" : (before?.period ?? "")
    before = { value, period }
    const y = round(positionOf(axis, value))
    return { period, x: x(k), y, value: formatFull(value, format), change, since }
  })
}

const PERIOD_WORDS = { yearly: "years", quarterly: "quarters", monthly: "months" } as const

function notesOf(figures: Figures, hasGaps: boolean, axis: ValueAxis, lowest: string): string[] {
  const notes: string[] = []
  if (hasGaps) notes.push(`Hatched ${PERIOD_WORDS[figures.frequency]}: no data.`)
  if (axis.low > 0) notes.push(`The value axis starts at ${lowest}.`)
  return notes
}

function round(number: number): number {
  return Math.round(number * 100) / 100 + 0
}

function text(number: number): string {
  return String(number)
}
