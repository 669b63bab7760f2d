import type { PlotDrawing } from "#charts/explore/draw-plots.ts"

import type { LegendKey } from "../explore/page-data.ts"

/** What one publisher has of the measure. */
export type ConceptPublisher = {
  name: string
  /** Its name where it stands beside others. */
  label: string
  indicator: string
  path: string
  unit: string
  years: string
  dated: string
  latest: { year: number; text: string } | null
  /** Why its figures may differ from those of the first. */
  reasons: readonly string[]
  /** Whether it stands in the chart and the table: others count in a unit that cannot be compared. */
  isCompared: boolean
}

export type ConceptRow = {
  year: number
  cells: readonly string[]
  /** Whether all its figures are forecasts. */
  isForecast: boolean
  /** The distance between the highest and the lowest; empty where only one has the year. */
  spread: string
}

/** All publishers of a measure for one country, side by side. */
export type ConceptPageData = {
  concept: string
  country: string
  address: string
  summary: string
  plot: PlotDrawing | null
  /** The first year that is drawn, where figures begin before it. */
  drawnFrom: number | null
  legend: readonly LegendKey[]
  publishers: readonly ConceptPublisher[]
  /** The newest years first. */
  rows: readonly ConceptRow[]
}

/** What stands where there is no such page, with the addresses that may have been meant. */
export type MissingConcept = {
  title: string
  sentence: string
  links: readonly { to: string; text: string }[]
}
