import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import type { Layer, Scene, ValueTick } from "../scene/scene.ts"

/** One of several series as it is drawn. */
export type PlotSeries = {
  /** Its place in the order of colours; `null` for one of many that stands back. */
  at: number | null
  /** Written at the end of its line and in the legend. */
  name: string
  observations: Observations
  forecastFrom: PeriodIndex | null
  doubtful: readonly DoubtfulFigure[]
  format: UnitFormat
  /** On which of two scales it stands. */
  side: "left" | "right"
}

/** The name of a line beside its end. */
export type EndLabel = { text: string; y: number; at: number | null }

/** A note of the author: a span of the plot, or a point of a line, with the number under which its text stands below. */
export type NoteMark = { label: string; x: number; width: number; y: number | null }

/** Several series in one plot as plain data. Positions are percentages of the plot's box; paths lie in a box of 1000 by 1000. */
export type MultiScene = {
  kind: "multi"
  title: string
  layers: readonly (Omit<Layer, "paint" | "labelPaint"> & { at: number | null; name: string })[]
  valueTicks: readonly ValueTick[]
  rightTicks: readonly ValueTick[]
  periodTicks: Scene["periodTicks"]
  forecastX: number | null
  labels: readonly EndLabel[]
  notes: readonly NoteMark[]
  tickChars: number
  rightChars: number
  /** Characters of the longest name beside the plot. */
  labelChars: number
  hasYears: boolean
  isEmpty: boolean
}

/** A place of a scatter, with its path through the years where there is one. */
export type ScatterDot = {
  at: number | null
  name: string
  /** What is said of it: `Ghana: 32% and US$2,400 (2022)`. */
  text: string
  x: number
  y: number
  /** In pixels on a page. */
  radius: number
  isForecast: boolean
}

export type ScatterPath = {
  at: number | null
  path: string
  years: readonly { x: number; y: number; text: string }[]
}

/** A label of a dot. */
export type DotLabel = {
  text: string
  at: number | null
  x: number
  y: number
  dx: number
  dy: number
  anchor: "start" | "middle" | "end"
  /** The sizes of plots that have room for it; absent where the size is known. */
  tiers?: readonly LabelTier[]
}

/** How wide and how high a plot is, as far as it decides which dots can be named. */
export type LabelTier =
  `${"wide" | "broad" | "middle" | "small" | "narrow"}-${"high" | "tall" | "low" | "flat"}`

/** Two measures of many places as plain data. */
export type ScatterScene = {
  kind: "scatter"
  title: string
  xTitle: string
  yTitle: string
  xTicks: readonly { x: number; label: string; isZero: boolean; isMinor: boolean }[]
  yTicks: readonly ValueTick[]
  dots: readonly ScatterDot[]
  paths: readonly ScatterPath[]
  labels: readonly DotLabel[]
  tickChars: number
  isEmpty: boolean
}

/** A place of a race. Between two frames its place in the order is a fraction. */
export type RaceRow = {
  at: number | null
  name: string
  /** Counted from 0. */
  order: number
  /** Length of its bar in percent. */
  length: number
  value: string
  isBelowZero: boolean
}

/** The places with the highest values of one year as bars on a scale that all years share. */
export type RaceScene = {
  kind: "race"
  title: string
  rows: readonly RaceRow[]
  /** For how many bars there is room. */
  slots: number
  /** The year, written large into the plot. */
  caption: string
  /** What is said of it, in small letters below. */
  remark: string
  tickChars: number
  rightChars: number
  isEmpty: boolean
}

export type PlotScene = MultiScene | ScatterScene | RaceScene
