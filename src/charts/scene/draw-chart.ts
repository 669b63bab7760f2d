import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { blankDoubtful, isDoubtful } from "#domain/series/doubtful-values.ts"
import {
  formatChange,
  formatColumn,
  NO_DATA,
  type UnitFormat,
} from "#domain/format/number-format.ts"
import { PERIOD_PLURALS } from "#domain/time/frequency-labels.ts"
import {
  getFirstPeriod,
  getLastPeriod,
  periodLabel,
  type PeriodIndex,
} from "#domain/time/period.ts"
import { findStep, listHeld } from "#domain/series/find-step.ts"
import { lastIndex, sliceObservations, type Observations } from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import { getLabelPaint, getPaint, type ChartSpec } from "../model/chart-spec.ts"
import { describeChart } from "../text/describe-chart.ts"
import { describeClaimed, drawClaimed, findClaimed, type StatedValue } from "./draw-claimed.ts"
import { creditedValues, doubtfulDrawn, doubtfulNotes } from "./doubtful-marks.ts"
import { drawLayer, forecastEdge, hatchedSlots, positionScale, round } from "./draw-layer.ts"
import { labelTicks } from "./label-ticks.ts"
import { countEndChars, placeLabels } from "./place-labels.ts"
import { periodTicks } from "../scales/period-axis.ts"
import type { DataPoint, Scene } from "./scene.ts"
import { markDoubtful, markForecast } from "../text/series-text.ts"
import { heightWithin, logAxis, valueAxis, type ValueAxis } from "../scales/value-axis.ts"

/** A series with how its figures are written and what they are called. */
export type ChartInput = {
  spec: ChartSpec
  observations: Observations
  format: UnitFormat
  /** `Inflation rate, Nigeria` */
  title: string
  /** The first period of which the publisher says that it is a forecast. */
  forecastFrom?: PeriodIndex | null
  /** Figures that cannot be right as published: they are marked where they are read. */
  doubtful?: readonly DoubtfulFigure[] | undefined
  /** Figures of other charts beside this one, so that all stand on the same scale. */
  scaledWith?: readonly number[]
  /** What a text states of one of the periods. */
  claimed?: StatedValue | undefined
}

/** The part of the figures that a chart shows; may hold only gaps, or nothing. */
export function selectShown(
  observations: Observations,
  spec: Pick<ChartSpec, "startYear" | "endYear">,
): Observations {
  const { frequency } = observations
  const from =
    spec.startYear === null ? observations.start : getFirstPeriod(frequency, spec.startYear)
  const to =
    spec.endYear === null ? lastIndex(observations) : getLastPeriod(frequency, spec.endYear)
  return sliceObservations(observations, from, to)
}

/** Draws a series as plain shapes. A range without figures gives an empty scene that says so. */
export function drawChart(input: ChartInput): Scene {
  const { spec, format } = input
  const isLog = spec.transform === "log"
  const observations = selectShown(input.observations, spec)
  // Bars stand on zero, which a scale of ratios does not have.
  const chartType = isLog ? CHART_TRAITS[spec.chartType].fallback : spec.chartType
  const doubtful = doubtfulDrawn(input.doubtful, spec)
  const measured = [...creditedValues(observations, doubtful), ...(input.scaledWith ?? [])]
  if (input.claimed && findClaimed(input.claimed, observations) !== -1)
    measured.push(input.claimed.value)
  const axis = isLog ? logAxis(measured) : valueAxis(measured, chartType)
  const description =
    describeChart({ ...input, observations, spec: { ...spec, chartType } }) +
    describeClaimed(input.claimed, observations)
  const base = {
    chartType,
    paint: getPaint(spec.colour),
    labelPaint: getLabelPaint(spec.colour),
    description,
  }
  if (!axis) return { ...EMPTY, ...base }
  const step = findStep(blankDoubtful(input.observations, doubtful))
  const x = positionScale(chartType, observations.values.length, step)
  const ticks = labelTicks(axis, format)
  const gaps = hatchedSlots(observations.values, chartType, step)
  const forecastFrom = input.forecastFrom ?? null
  const periods = periodTicks(
    observations.frequency,
    observations.start,
    observations.values.length,
    step === 1 ? undefined : listHeld(observations.values),
  )
  const credible = blankDoubtful(observations, doubtful)
  const placed = placeLabels({ observations: credible, format, axis, x, chartType, step })
  const { labels, rings } = drawClaimed(input.claimed, { observations, axis, x }, placed)
  const layer = drawLayer({ chartType, observations, axis, x, forecastFrom, doubtful, step })
  return {
    ...base,
    ...layer,
    doubts: [...layer.doubts, ...rings],
    valueTicks: ticks,
    periodTicks: periods.map((tick) => ({ ...tick, x: x(tick.at) })),
    gaps,
    forecastX: forecastEdge(forecastFrom, observations, { chartType, step }),
    labels,
    dataPoints: keepRhythm(
      listDataPoints({
        observations,
        format,
        axis,
        x,
        forecastFrom,
        doubtful,
        withChange: spec.transform !== "change",
      }),
      observations,
      step,
    ),
    notes: [
      ...writeNotes({
        observations,
        step,
        hasGaps: gaps.length > 0,
        axis,
        lowest: ticks[0]?.label ?? "",
        spec,
      }),
      ...doubtfulNotes([{ observations, doubtful, axis }]),
    ],
    tickChars: Math.max(...ticks.map(({ label }) => label.length)),
    endChars: countEndChars(labels),
    hasYears: periods.some(({ year }) => year !== null),
    isEmpty: false,
  }
}

/** What a scene without figures has besides its paint and description. */
export const EMPTY = {
  valueTicks: [],
  periodTicks: [],
  gaps: [],
  forecastX: null,
  bars: [],
  skyline: "",
  line: "",
  forecastLine: "",
  dots: [],
  doubts: [],
  labels: [],
  dataPoints: [],
  notes: [],
  tickChars: 0,
  endChars: 0,
  hasYears: false,
  isEmpty: true,
} satisfies Partial<Scene>

type Read = {
  observations: Observations
  format: UnitFormat
  axis: ValueAxis
  x: (at: number) => number
  forecastFrom: PeriodIndex | null
  doubtful?: ChartInput["doubtful"]
  /** The change of a change would be a riddle, so that it can be left out. */
  withChange: boolean
}

/** The data point of each period, gaps included; forecasts are marked as such. */
export function listDataPoints(read: Read): DataPoint[] {
  const { observations, format, axis, x, forecastFrom, doubtful, withChange } = read
  let before: { value: number; period: string } | undefined
  return observations.values.map((value, k) => {
    const period = periodLabel(observations.frequency, observations.start + k)
    if (value === null) {
      return { period, x: x(k), y: null, value: NO_DATA, change: "", since: "" }
    }
    const change = before && withChange ? formatChange(before.value, value, format) : ""
    const since = change === "" ? "" : (before?.period ?? "")
    before = { value, period }
    const y = round(heightWithin(axis, value))
    const isForecast = forecastFrom !== null && observations.start + k >= forecastFrom
    const written = formatColumn(value, format)
    const marked = isForecast ? markForecast(written) : written
    return {
      period,
      x: x(k),
      y,
      change,
      since,
      value: isDoubtful(doubtful, observations.start + k) ? markDoubtful(marked) : marked,
    }
  })
}

/** Of a rhythm of several periods the data points that have figures. */
function keepRhythm(
  dataPoints: readonly DataPoint[],
  { values }: Observations,
  step: number,
): readonly DataPoint[] {
  if (step === 1) return dataPoints
  return dataPoints.flatMap((point, at) => (values[at] === null ? [] : [{ ...point, at }]))
}

function writeNotes({
  observations,
  step,
  hasGaps,
  axis,
  lowest,
  spec,
}: {
  observations: Observations
  step: number
  hasGaps: boolean
  axis: ValueAxis
  lowest: string
  spec: ChartSpec
}): string[] {
  const notes: string[] = []
  if (step > 1)
    notes.push(`A figure every ${String(step)} ${PERIOD_PLURALS[observations.frequency]}.`)
  if (hasGaps) notes.push(`Hatched ${PERIOD_PLURALS[observations.frequency]}: no data.`)
  if (axis.isLog) notes.push("Log scale: equal distances are equal ratios.")
  else if (axis.low > 0) notes.push(`The value axis starts at ${lowest}.`)
  if (axis.isLog && CHART_TRAITS[spec.chartType].standsOnZero) {
    notes.push("A log scale has no zero for bars to start from, so a line is drawn.")
  }
  return notes
}
