import type { ChartType } from "../model/chart-spec.ts"
import type { PeriodTick } from "../scales/period-axis.ts"

/** What the tooltip and the table say of one period: `2016`, `15.7%`, `+6.7 points` on `2015`. */
export type DataPoint = {
  /** Its place among the periods, where not every period has one. */
  at?: number
  period: string
  /** Distance from the left and from the top, in percent of the plot; `y` is null in a gap. */
  x: number
  y: number | null
  value: string
  /** Change against the nearest figure before; empty where there is none. */
  change: string
  since: string
  /** What a second dataset has in the same period. */
  second?: { y: number | null; value: string; change: string; since: string }
}

/** A figure or a name written into the plot; narrow plots show none that `isWide`. */
export type PlotLabel = {
  text: string
  x: number
  y: number
  dx: number
  dy: number
  anchor: "start" | "middle" | "end"
  kind: "series" | "second" | "soft"
  isWide: boolean
}

export type Bar = {
  at: number
  x: number
  y: number
  width: number
  height: number
  isForecast?: true
  /** Drawn hollow: the figure cannot be right as published. */
  isDoubtful?: true
}

/** The marks of one series. */
export type Layer = {
  paint: string
  labelPaint: string
  bars: readonly Bar[]
  /** All bars as one outline, used instead of `bars` when there are too many to tell apart. */
  skyline: string
  line: string
  /** Goes on where `line` ends, through the forecasts. */
  forecastLine: string
  dots: readonly { x: number; y: number }[]
  /** Figures that cannot be right as published, and the value that a text states: hollow rings, which no line joins. */
  doubts: readonly { x: number; y: number }[]
}

export type ValueTick = { y: number; label: string; isZero: boolean }

/** A second dataset in the same plot: its marks, and its own scale on the right unless it shares the first one's. */
export type SecondLayer = Layer & { ticks: readonly ValueTick[]; tickChars: number }

/** A drawn chart as plain data. All positions are percentages of the plot's box; paths live in a box of 1000 by 1000. */
export type Scene = Layer & {
  chartType: ChartType
  second?: SecondLayer
  valueTicks: readonly ValueTick[]
  periodTicks: readonly (PeriodTick & { x: number })[]
  gaps: readonly { x: number; width: number }[]
  /** Where forecasts begin: everything to the right is dashed. Null where there are none. */
  forecastX: number | null
  labels: readonly PlotLabel[]
  dataPoints: readonly DataPoint[]
  /** Sentences below the plot: what hatching means, where the axis starts. */
  notes: readonly string[]
  /** Text summary of what the chart shows. */
  description: string
  /** Characters of the longest value tick and of the label after the line's end: the room left and right. */
  tickChars: number
  endChars: number
  /** Whether period labels have a second line. */
  hasYears: boolean
  isEmpty: boolean
}
