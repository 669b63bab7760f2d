import { formatHeadline, type UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartType } from "../model/chart-spec.ts"
import { findExtremes, type PeriodValue } from "../model/extremes.ts"
import { barWidths } from "./draw-layer.ts"
import type { Mark } from "./scene.ts"
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
/** Below this a label under the mark would run into the period labels. */
const LOWEST_LINE = 92
/** A bar that reaches less far than this beyond the next one, in percent of the height, still lies under that one's label. */
const CLEARANCE = 1.5

/** A plot, with how wide its bars are. */
type Bars = Plot & { barWidth: (at: number) => number }

/** The figures written into the plot: the last in the series' colour, highest and lowest in grey where there is room. */
export function placeMarks(given: Plot): Mark[] {
  const plot = { ...given, barWidth: barWidths(given.observations.values, given.step) }
  const extremes = findExtremes(plot.observations)
  if (!extremes) return []
  const { last, highest, lowest } = extremes
  const marks = [lastMark(plot, last)]
  if (highest.value === lowest.value) return marks
  const { standsOnZero } = CHART_TRAITS[plot.chartType]
  // A label stands at the tip of its bar, which for one that hangs from zero is below.
  if (highest.value !== last.value) {
    addWhereFree(
      plot,
      marks,
      softMark(plot, highest, standsOnZero && highest.value < 0 ? "below" : "above"),
    )
  }
  if (lowest.value !== last.value && hasRoomForLowest(plot, lowest)) {
    addWhereFree(
      plot,
      marks,
      softMark(plot, lowest, standsOnZero && lowest.value >= 0 ? "above" : "below"),
    )
  }
  return marks
}

/** Characters of the label that stands right of the plot; 0 when none does. */
export function countEndChars(marks: readonly Mark[]): number {
  const outside = marks.find(
    (mark) => mark.anchor === "start" && reach(mark, NARROW_CHAR)[1] > 100 && mark.x > 50,
  )
  return outside?.text.length ?? 0
}

function hasRoomForLowest({ chartType, axis }: Plot, lowest: PeriodValue): boolean {
  const isAbove = CHART_TRAITS[chartType].standsOnZero && lowest.value >= 0
  return isAbove || findPosition(axis, lowest.value) < LOWEST_LINE
}

function lastMark(plot: Bars, last: PeriodValue): Mark {
  const { observations, format, axis, chartType, x, barWidth } = plot
  const at = last.index - observations.start
  const place = x(at)
  const y = findPosition(axis, last.value)
  const mark = {
    text: formatHeadline(last.value, format),
    x: place,
    y,
    kind: "series",
    isWide: false,
    dx: 10,
    dy: 5,
    anchor: "start",
  } as const satisfies Mark
  if (!CHART_TRAITS[chartType].isFilled) return mark
  const half = barWidth(at) / 2
  const dy = last.value < 0 ? 16 : -8
  const isLow = last.value < 0 && y >= LOWEST_LINE
  const onBar: Mark[] = [
    { ...mark, dx: 0, dy, anchor: "middle" },
    { ...mark, x: place + half, dx: 0, dy, anchor: "end" },
  ]
  const free = onBar.find(
    (candidate) => !isLow && isInside(candidate) && !coversBar(plot, candidate, NARROW_CHAR),
  )
  // No bar follows the last figure, so beside its bar there is always room.
  return free ?? { ...mark, x: place + half, dx: 6 }
}

function isInside(mark: Mark): boolean {
  const [from, to] = reach(mark, NARROW_CHAR)
  // A third of the room counted is the air around the text.
  return from > -2 && to < 102
}

/** Whether a label above or below its bar would lie over a bar that reaches further. */
function coversBar(
  { observations, axis, x, barWidth }: Bars,
  mark: Mark,
  charWidth: number,
): boolean {
  const { values } = observations
  const [from, to] = reach(mark, charWidth)
  return values.some((value, at) => {
    if (value === null) return false
    const half = barWidth(at) / 2
    if (x(at) + half <= from || x(at) - half >= to) return false
    const beyond = findPosition(axis, value) - mark.y
    return mark.dy < 0 ? beyond < -CLEARANCE : beyond > CLEARANCE
  })
}

function softMark(plot: Plot, point: PeriodValue, side: "above" | "below"): Mark {
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

/** Adds a mark unless it would lie over another or over a bar; where only narrow plots lack the room it is for wide ones. */
function addWhereFree(plot: Bars, marks: Mark[], mark: Mark): void {
  const isFree = (charWidth: number) =>
    !marks.some((other) => collide(other, mark, charWidth)) &&
    (!CHART_TRAITS[plot.chartType].isFilled || !coversBar(plot, mark, charWidth))
  if (isFree(WIDE_CHAR)) marks.push({ ...mark, isWide: !isFree(NARROW_CHAR) })
}

function collide(a: Mark, b: Mark, charWidth: number): boolean {
  const [aFrom, aTo] = reach(a, charWidth)
  const [bFrom, bTo] = reach(b, charWidth)
  const apart = Math.abs(a.y + a.dy / 3 - (b.y + b.dy / 3))
  return aFrom < bTo && bFrom < aTo && apart < 7
}

function reach(mark: Mark, charWidth: number): [number, number] {
  const width = (mark.text.length + 1) * charWidth
  const left = { start: 0, middle: width / 2, end: width }[mark.anchor]
  return [mark.x - left, mark.x - left + width]
}
