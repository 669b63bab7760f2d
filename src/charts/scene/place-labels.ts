import { formatHeadline, type UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartType } from "../model/chart-spec.ts"
import { findExtremes, type PeriodValue } from "../model/extremes.ts"
import { barWidths } from "./draw-layer.ts"
import type { PlotLabel } from "./scene.ts"
import { findPosition, type ValueAxis } from "../scales/value-axis.ts"

type Plot = {
  observations: Observations
  format: UnitFormat
  axis: ValueAxis
  chartType: ChartType
  x: (at: number) => number
  /** How many periods a bar is wide. */
  step: number
}

/** Share of the plot's width that one character takes, on a wide and on a narrow plot. */
const WIDE_CHAR = 1.1
const NARROW_CHAR = 2.6
/** Below this a label under its mark would run into the period labels. */
const LOWEST_LINE = 92
/** A bar that reaches less far than this beyond the next one, in percent of the height, still lies under that one's label. */
const CLEARANCE = 1.5

/** A plot, with how wide its bars are. */
type Bars = Plot & { barWidth: (at: number) => number }

/** The figures written into the plot: the last in the series' colour, highest and lowest in grey where there is room. */
export function placeLabels(given: Plot): PlotLabel[] {
  const plot = { ...given, barWidth: barWidths(given.observations.values, given.step) }
  const extremes = findExtremes(plot.observations)
  if (!extremes) return []
  const { last, highest, lowest } = extremes
  const labels = [lastLabel(plot, last)]
  if (highest.value === lowest.value) return labels
  const { standsOnZero } = CHART_TRAITS[plot.chartType]
  // A label stands at the tip of its bar, which for one that hangs from zero is below.
  if (highest.value !== last.value) {
    addWhereFree(
      plot,
      labels,
      softLabel(plot, highest, standsOnZero && highest.value < 0 ? "below" : "above"),
    )
  }
  if (lowest.value !== last.value && hasRoomForLowest(plot, lowest)) {
    addWhereFree(
      plot,
      labels,
      softLabel(plot, lowest, standsOnZero && lowest.value >= 0 ? "above" : "below"),
    )
  }
  return labels
}

/** Characters of the label that stands right of the plot; 0 when none does. */
export function countEndChars(labels: readonly PlotLabel[]): number {
  const outside = labels.find(
    (label) => label.anchor === "start" && reach(label, NARROW_CHAR)[1] > 100 && label.x > 50,
  )
  return outside?.text.length ?? 0
}

function hasRoomForLowest({ chartType, axis }: Plot, lowest: PeriodValue): boolean {
  const isAbove = CHART_TRAITS[chartType].standsOnZero && lowest.value >= 0
  return isAbove || findPosition(axis, lowest.value) < LOWEST_LINE
}

function lastLabel(plot: Bars, last: PeriodValue): PlotLabel {
  const { observations, format, axis, chartType, x, barWidth } = plot
  const at = last.index - observations.start
  const place = x(at)
  const y = findPosition(axis, last.value)
  const label = {
    text: formatHeadline(last.value, format),
    x: place,
    y,
    kind: "series",
    isWide: false,
    dx: 10,
    dy: 5,
    anchor: "start",
  } as const satisfies PlotLabel
  if (!CHART_TRAITS[chartType].isFilled) return label
  const half = barWidth(at) / 2
  const dy = last.value < 0 ? 16 : -8
  const isLow = last.value < 0 && y >= LOWEST_LINE
  const onBar: PlotLabel[] = [
    { ...label, dx: 0, dy, anchor: "middle" },
    { ...label, x: place + half, dx: 0, dy, anchor: "end" },
  ]
  const free = onBar.find(
    (candidate) => !isLow && isInside(candidate) && !coversBar(plot, candidate, NARROW_CHAR),
  )
  // No bar follows the last figure, so beside its bar there is always room.
  return free ?? { ...label, x: place + half, dx: 6 }
}

function isInside(label: PlotLabel): boolean {
  const [from, to] = reach(label, NARROW_CHAR)
  // A third of the room counted is the air around the text.
  return from > -2 && to < 102
}

/** Whether a label above or below its bar would lie over a bar that reaches further. */
function coversBar(
  { observations, axis, x, barWidth }: Bars,
  label: PlotLabel,
  charWidth: number,
): boolean {
  const { values } = observations
  const [from, to] = reach(label, charWidth)
  return values.some((value, at) => {
    if (value === null) return false
    const half = barWidth(at) / 2
    if (x(at) + half <= from || x(at) - half >= to) return false
    const beyond = findPosition(axis, value) - label.y
    return label.dy < 0 ? beyond < -CLEARANCE : beyond > CLEARANCE
  })
}

function softLabel(plot: Plot, point: PeriodValue, side: "above" | "below"): PlotLabel {
  const { observations, format, axis, x } = plot
  const place = x(point.index - observations.start)
  const anchor = place < 3 ? "start" : place > 97 ? "end" : "middle"
  return {
    text: formatHeadline(point.value, format),
    x: place,
    y: findPosition(axis, point.value),
    dx: 0,
    dy: side === "above" ? -8 : 18,
    anchor,
    kind: "soft",
    isWide: false,
  }
}

/** Adds a label unless it would lie over another or over a bar; where only narrow plots lack the room it is for wide ones. */
function addWhereFree(plot: Bars, labels: PlotLabel[], label: PlotLabel): void {
  const isFree = (charWidth: number) =>
    !labels.some((other) => collide(other, label, charWidth)) &&
    (!CHART_TRAITS[plot.chartType].isFilled || !coversBar(plot, label, charWidth))
  if (isFree(WIDE_CHAR)) labels.push({ ...label, isWide: !isFree(NARROW_CHAR) })
}

function collide(a: PlotLabel, b: PlotLabel, charWidth: number): boolean {
  const [aFrom, aTo] = reach(a, charWidth)
  const [bFrom, bTo] = reach(b, charWidth)
  const apart = Math.abs(a.y + a.dy / 3 - (b.y + b.dy / 3))
  return aFrom < bTo && bFrom < aTo && apart < 7
}

function reach(label: PlotLabel, charWidth: number): [number, number] {
  const width = (label.text.length + 1) * charWidth
  const left = { start: 0, middle: width / 2, end: width }[label.anchor]
  return [label.x - left, label.x - left + width]
}
