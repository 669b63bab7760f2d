import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartType } from "../model/chart-spec.ts"
import { periodTicks } from "../scales/period-axis.ts"
import { findPosition, logAxis, valueAxis, type ValueAxis } from "../scales/value-axis.ts"
import { alignAxes } from "../scales/align-axes.ts"
import { creditedValues } from "../scene/doubtful-marks.ts"
import { drawLayer, forecastEdge, positionScale } from "../scene/draw-layer.ts"
import { labelTicks } from "../scene/label-ticks.ts"
import { blankDoubtful } from "#domain/series/doubtful-values.ts"
import { findStep, listHeld } from "#domain/series/find-step.ts"
import { lastIndex, valueAt, type Observations } from "#domain/series/series.ts"
import { stretchTo } from "#domain/series/stretch-to.ts"
import { shorten } from "#domain/text/shorten.ts"

import type { EndLabel, MultiScene, PlotSeries } from "./multi-scene.ts"

export type MultiDrawing = {
  title: string
  series: readonly PlotSeries[]
  isLog: boolean
  /** Bars need one or two series: more would hide each other. */
  chartType: ChartType
  /** Values of other panels on the same scale. */
  scaledWith?: readonly (number | null)[]
  /** The periods of all panels, so that they stand over the same years. */
  range?: { start: number; end: number }
  /** Whether names stand at the ends of the lines. */
  isLabelled: boolean
  notes?: readonly PlotNote[]
}

/** A note over periods, or of one of the series in its first period; `label` is its number. */
export type PlotNote = { label: string; from: number; to: number; series: number | null }

/** A label takes this share of the plot's height at the least. */
const LABEL_HEIGHT = 5.2
const LONGEST_LABEL = 24

/** Draws several series of one frequency in one plot, on one scale or on two whose zeros lie on one height. */
export function drawMulti(drawing: MultiDrawing): MultiScene {
  const { series, title } = drawing
  const range = drawing.range ?? findRange(series.map(({ observations }) => observations))
  const axes = range && buildAxes(drawing)
  const [first] = series
  if (!axes || !first) return { ...EMPTY, title }
  const { frequency } = first.observations
  const count = range.end - range.start + 1
  const steps = series.map((one) => findStep(blankDoubtful(one.observations, one.doubtful)))
  const [firstStep = 1] = steps
  // Bars of all stand in the same slots; lines join the figures of their own rhythm.
  const step = steps.every((one) => one === firstStep) ? firstStep : 1
  const x = positionScale(drawing.chartType, count, step)
  const hasSlots = CHART_TRAITS[drawing.chartType].hasSlots
  const stretched = series.map((one) => ({
    ...one,
    observations: stretchTo(one.observations, range),
  }))
  const left = stretched.find(({ side }) => side === "left") ?? first
  const right = stretched.find(({ side }) => side === "right")
  const valueTicks = labelTicks(axes.left, left.format)
  const rightTicks = right ? labelTicks(axes.right, right.format) : []
  const periods = periodTicks(frequency, range.start, count, listCommonPlaces(stretched, step))
  const forecast = findCommonForecast(stretched)
  const labels = drawing.isLabelled ? placeLabels(stretched, axes) : []
  return {
    kind: "multi",
    title,
    layers: stretched.map((one, k) => ({
      at: one.at,
      name: one.name,
      ...drawLayer({
        ...one,
        chartType: drawing.chartType,
        axis: axes[one.side],
        x,
        step: hasSlots ? step : steps[k],
        side: stretched.length === 1 ? "whole" : k === 0 ? "left" : "right",
      }),
    })),
    valueTicks,
    rightTicks,
    periodTicks: periods.map((tick) => ({ ...tick, x: x(tick.at) })),
    forecastX: forecastEdge(forecast, left.observations, {
      chartType: drawing.chartType,
      step,
    }),
    labels,
    notes: placeNotes(drawing.notes ?? [], { range, x, series: stretched, axes }),
    tickChars: countChars(valueTicks.map(({ label }) => label)),
    rightChars: countChars(rightTicks.map(({ label }) => label)),
    labelChars: countChars(labels.map(({ text }) => text)),
    hasYears: periods.some(({ year }) => year !== null),
    isEmpty: false,
  }
}

/** Where the figures of one rhythm stand, if they stand in the same periods; nothing where all periods have figures. */
function listCommonPlaces(
  [first, ...others]: readonly PlotSeries[],
  step: number,
): number[] | undefined {
  if (step === 1 || !first) return undefined
  const places = listHeld(first.observations.values)
  const isCommon = others.every(({ observations }) =>
    listHeld(observations.values).every((at) => places.includes(at)),
  )
  return isCommon ? places : undefined
}

type NotePlaces = {
  range: { start: number; end: number }
  x: (at: number) => number
  series: readonly PlotSeries[]
  axes: Axes
}

/** Where notes lie; those outside of the periods shown have no place in the plot. */
function placeNotes(
  notes: readonly PlotNote[],
  { range, x, series, axes }: NotePlaces,
): MultiScene["notes"] {
  return notes.flatMap(({ label, from, to, series: at }) => {
    const [first, last] = [Math.max(from, range.start), Math.min(to, range.end)]
    if (first > last) return []
    const [left, right] = [x(first - range.start), x(last - range.start)]
    const one = at === null ? undefined : series[at]
    const value = one && valueAt(one.observations, first)
    const y = one && typeof value === "number" ? findPosition(axes[one.side], value) : null
    return [{ label, x: roundShare(left), width: roundShare(right - left), y }]
  })
}

function roundShare(share: number): number {
  return Math.round(share * 100) / 100
}

/** One line says where forecasts begin only where they begin with the same period in all series. */
function findCommonForecast(series: readonly PlotSeries[]): number | null {
  const starts = new Set(series.map(({ forecastFrom }) => forecastFrom))
  const [start = null] = starts
  return starts.size === 1 ? start : null
}

const EMPTY = {
  kind: "multi",
  layers: [],
  valueTicks: [],
  rightTicks: [],
  periodTicks: [],
  forecastX: null,
  labels: [],
  notes: [],
  tickChars: 0,
  rightChars: 0,
  labelChars: 0,
  hasYears: false,
  isEmpty: true,
} as const

/** From the first period that any of them has to the last. */
export function findRange(
  all: readonly Observations[],
): { start: number; end: number } | undefined {
  const held = all.filter(({ values }) => values.some((value) => value !== null))
  if (held.length === 0) return undefined
  return {
    start: Math.min(...held.map(({ start }) => start)),
    end: Math.max(...held.map(lastIndex)),
  }
}

type Axes = { left: ValueAxis; right: ValueAxis }

function buildAxes({ series, isLog, chartType, scaledWith = [] }: MultiDrawing): Axes | undefined {
  const valuesOn = (side: PlotSeries["side"]) =>
    series.flatMap((one) =>
      one.side === side ? creditedValues(one.observations, one.doubtful) : [],
    )
  const [left, right] = [[...valuesOn("left"), ...scaledWith], valuesOn("right")]
  if (right.length === 0) {
    const axis = isLog ? logAxis(left) : valueAxis(left, chartType)
    return axis && { left: axis, right: axis }
  }
  const pair = isLog ? ([logAxis(left), logAxis(right)] as const) : alignAxes(left, right)
  const [first, second] = pair ?? []
  return first && second && { left: first, right: second }
}

/** The names beside the ends of the lines, moved apart where they would lie on each other. */
function placeLabels(series: readonly PlotSeries[], axes: Axes): EndLabel[] {
  const named = series.filter(({ at }) => at !== null)
  const wanted = named.flatMap((one): EndLabel[] => {
    const value = one.observations.values.findLast((each) => each !== null)
    if (value === undefined) return []
    return [
      {
        text: shorten(one.name, LONGEST_LABEL),
        y: findPosition(axes[one.side], value),
        at: one.at,
      },
    ]
  })
  return spreadLabels(wanted)
}

/** Keeps the order from top to bottom and gives each label its height. */
function spreadLabels(labels: readonly EndLabel[]): EndLabel[] {
  const sorted = labels.toSorted((a, b) => a.y - b.y).map((label) => ({ ...label }))
  let lowest = -Infinity
  for (const label of sorted) {
    label.y = Math.max(label.y, lowest + LABEL_HEIGHT, 0)
    lowest = label.y
  }
  let highest = Infinity
  for (const label of sorted.toReversed()) {
    label.y = Math.round(Math.min(label.y, highest - LABEL_HEIGHT, 100) * 100) / 100
    highest = label.y
  }
  return sorted
}

function countChars(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length))
}

/** Bars stand on zero and hide each other: one series is drawn by them, or two side by side. */
export function chooseMultiType(wanted: ChartType, series: number, isLog: boolean): ChartType {
  return series > 2 || isLog ? CHART_TRAITS[wanted].fallback : wanted
}
