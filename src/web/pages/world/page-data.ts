import type { WorldSpec } from "#charts/world-view.ts"
import type { AccessTable } from "#domain/accounts/access.ts"

import type { ChartType } from "#charts/chart-spec.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Figures } from "#domain/series/series.ts"

import type { IndicatorInfo, Place, SourceInfo } from "../indicator/page-data.ts"

/** A class of the map's legend: where it begins (nothing for the lowest), what that is in words, and its colour. */
export type LegendClass = { from: string; words: string; paint: string }

/** What stands beside the map: a few figures that tell most. */
export type WorldFacts = {
  world: { value: string; change: string } | null
  lines: readonly { label: string; value: string; slug: string | null; name: string }[]
}

/** A map with its ranking. Lists are texts as `rankRowsText` and `rowsText` write them, because a page carries hundreds of lines. */
export type WorldMapData = {
  spec: WorldSpec
  usualYear: number
  usualSince: number | null
  firstYear: number
  lastYear: number
  /** The drawn map where a script asks for it; a page's own HTML holds it already. */
  map: string | null
  legend: readonly LegendClass[]
  description: string
  facts: WorldFacts
  ranked: string
  /** How many countries have a figure of the year, and how many have one at all. */
  count: number
  of: number
  regions: string
  notes: readonly string[]
}

/** The page of an indicator without a country. */
export type WorldPageData = {
  origin: string
  access: Pick<AccessTable, "embed" | "download">
  indicator: IndicatorInfo
  sources: readonly SourceInfo[]
  dateOfData: string
  /** Absent where the figures of countries cannot be compared, or have no years. */
  chart: WorldMapData | null
  /** Countries without a figure of the year, with their latest. */
  others: string
  otherRegions: string
  /** How many countries have a figure at all. */
  total: number
  isComparable: boolean
  ignored: readonly string[]
}

/** Up to six places side by side on one scale. */
export type ComparisonData = {
  origin: string
  indicator: IndicatorInfo
  format: UnitFormat
  sources: readonly SourceInfo[]
  dateOfData: string
  chartType: ChartType
  firstYear: number
  lastYear: number
  startYear: number
  endYear: number
  /** All over the same years. */
  places: readonly { place: Place; figures: Figures; forecastFrom: number | null }[]
  /** Places that could be added, as `placesText` writes them. */
  choices: string
  notes: readonly string[]
  ignored: readonly string[]
}
