import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { blankDoubtful } from "#domain/series/doubtful-values.ts"
import { NO_DATA, type UnitFormat } from "#domain/format/number-format.ts"
import { stretchTo } from "#domain/series/stretch-to.ts"
import { PERIOD_PLURALS } from "#domain/time/frequency-labels.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { findStep } from "#domain/series/find-step.ts"
import { valueAt, type Observations } from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import { alignAxes } from "../scales/align-axes.ts"
import { getLabelPaint, getPaint, type ChartType } from "../model/chart-spec.ts"
import { creditedValues, doubtfulNotes } from "./doubtful-marks.ts"
import { EMPTY, listDataPoints } from "./draw-chart.ts"
import { drawLayer, forecastEdge, hatchedSlots, MAX_BARS, positionScale } from "./draw-layer.ts"
import { joinRanges } from "../model/join-series.ts"
import { labelTicks } from "./label-ticks.ts"
import { nameLabels } from "./name-labels.ts"
import { periodTicks } from "../scales/period-axis.ts"
import type { DataPoint, Scene } from "./scene.ts"
import { logAxis, valueAxis, type ValueAxis } from "../scales/value-axis.ts"

/** One of two datasets as it is drawn. */
export type CompareInput = {
  /** Written at its line. */
  name: string
  colour: string
  /** The figures shown, as drawn. */
  observations: Observations
  /** Every figure there is: what lies outside the years chosen is "not shown", not "no data". */
  all: Observations
  format: UnitFormat
  forecastFrom: PeriodIndex | null
  /** Which of the figures as drawn cannot be right. */
  doubtful?: readonly DoubtfulFigure[]
}

export type ComparisonDrawing = {
  chartType: ChartType
  first: CompareInput
  second: CompareInput
  /** One scale for both, or each its own. */
  scale: "one" | "two"
  isLog: boolean
  /** Whether data points say the change on the period before. */
  withChange: boolean
  description: string
}

/** What stands for a figure that lies outside the years chosen for its dataset. */
const NOT_SHOWN = "Not shown"

/** Draws two datasets of one frequency over the same periods. Without a figure in either the scene is empty and says so. */
export function drawComparison(comparison: ComparisonDrawing): Scene {
  const { first, second, description } = comparison
  const range = joinRanges(first.observations, second.observations)
  const a = { ...first, observations: stretchTo(first.observations, range) }
  const b = { ...second, observations: stretchTo(second.observations, range) }
  const chartType = chooseType(comparison, a.observations.values.length)
  const base = {
    chartType,
    description,
    paint: getPaint(first.colour),
    labelPaint: getLabelPaint(first.colour),
  }
  const axes = buildAxes(
    { ...comparison, chartType },
    creditedValues(a.observations, a.doubtful),
    creditedValues(b.observations, b.doubtful),
  )
  if (!axes) return { ...EMPTY, ...base }
  const { frequency, start, values } = a.observations
  const [stepA = 1, stepB = 1] = [a, b].map((one) => findStep(credible(one).observations))
  // Bars of both stand in the same slots.
  const step = stepA === stepB ? stepA : 1
  const x = positionScale(chartType, values.length, step)
  const isFilled = CHART_TRAITS[chartType].isFilled
  const missing = values.map((value, k) => value ?? b.observations.values[k] ?? null)
  const gaps = hatchedSlots(missing, chartType, step)
  const ticks = labelTicks(axes[0], first.format)
  const rightTicks = comparison.scale === "one" ? [] : labelTicks(axes[1], second.format)
  const periods = periodTicks(frequency, start, values.length)
  const earliest = findEarliest(first.forecastFrom, second.forecastFrom)
  const rightChars = countChars(rightTicks)
  return {
    ...base,
    ...drawLayer({
      ...a,
      chartType,
      axis: axes[0],
      x,
      side: "left",
      step: isFilled ? step : stepA,
    }),
    second: {
      paint: getPaint(second.colour),
      labelPaint: getLabelPaint(second.colour),
      ...drawLayer({
        ...b,
        chartType,
        axis: axes[1],
        x,
        side: "right",
        step: isFilled ? step : stepB,
      }),
      ticks: rightTicks,
      tickChars: rightChars,
    },
    valueTicks: ticks,
    periodTicks: periods.map((tick) => ({ ...tick, x: x(tick.at) })),
    gaps,
    forecastX: forecastEdge(earliest, a.observations, { chartType, step }),
    labels: isFilled ? [] : nameLabels([credible(a), credible(b)], axes, x),
    dataPoints: joinDataPoints(
      listDataPoints({ ...a, axis: axes[0], x, withChange: comparison.withChange }),
      listDataPoints({ ...b, axis: axes[1], x, withChange: comparison.withChange }),
      { first: a, second: b },
    ),
    notes: [
      ...writeNotes(comparison, chartType, gaps.length > 0),
      ...doubtfulNotes([
        { observations: a.observations, doubtful: a.doubtful, axis: axes[0] },
        { observations: b.observations, doubtful: b.doubtful, axis: axes[1] },
      ]),
    ],
    tickChars: countChars(ticks),
    endChars: rightChars,
    hasYears: periods.some(({ year }) => year !== null),
    isEmpty: false,
  }
}

/** Bars have no place on a scale without zero, nor where a slot is too narrow for two. */
function chooseType({ chartType, isLog }: ComparisonDrawing, count: number): ChartType {
  const { fallback } = CHART_TRAITS[chartType]
  return isLog || count > MAX_BARS / 2 ? fallback : chartType
}

function buildAxes(
  { scale, isLog, chartType }: ComparisonDrawing,
  first: readonly (number | null)[],
  second: readonly (number | null)[],
): readonly [ValueAxis, ValueAxis] | undefined {
  const both = [...first, ...second]
  if (scale === "one") {
    const axis = isLog ? logAxis(both) : valueAxis(both, chartType)
    return axis && [axis, axis]
  }
  if (!isLog) return alignAxes(first, second)
  const [left, right] = [logAxis(first), logAxis(second)]
  return left && right && [left, right]
}

function credible({ name, observations, doubtful }: CompareInput): {
  name: string
  observations: Observations
} {
  return { name, observations: blankDoubtful(observations, doubtful) }
}

function findEarliest(a: PeriodIndex | null, b: PeriodIndex | null): PeriodIndex | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b)
}

function countChars(ticks: readonly { label: string }[]): number {
  return Math.max(0, ...ticks.map(({ label }) => label.length))
}

function joinDataPoints(
  first: readonly DataPoint[],
  second: readonly DataPoint[],
  inputs: { first: CompareInput; second: CompareInput },
): DataPoint[] {
  return first.map((dataPoint, k) => {
    const index = inputs.first.observations.start + k
    const other = second[k]
    const joined = { ...dataPoint, value: writeValue(dataPoint.value, inputs.first, index) }
    if (!other) return joined
    const { y, change, since } = other
    return {
      ...joined,
      second: { y, change, since, value: writeValue(other.value, inputs.second, index) },
    }
  })
}

function writeValue(
  value: string,
  { all, observations }: CompareInput,
  index: PeriodIndex,
): string {
  const isCut = valueAt(all, index) !== null && valueAt(observations, index) === null
  return value === NO_DATA && isCut ? NOT_SHOWN : value
}

function writeNotes(comparison: ComparisonDrawing, drawn: ChartType, hasGaps: boolean): string[] {
  const { first, isLog, chartType } = comparison
  const notes: string[] = []
  if (hasGaps)
    notes.push(`Hatched ${PERIOD_PLURALS[first.observations.frequency]}: no data in either.`)
  if (isLog) notes.push("Log scale: equal distances are equal ratios.")
  if (drawn !== chartType) notes.push("These figures are drawn as lines: bars would not fit.")
  return notes
}
