import type { WorldSpec } from "#charts/views/world-view.ts"
import type { AccessTable } from "#domain/accounts/access.ts"

import type { ChartType } from "#charts/model/chart-spec.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { IndicatorInfo, LinkedPlace, SourceInfo } from "../indicator/page-data.ts"

/** A class of the map's legend: where it begins (nothing for the lowest), what that is in words, and its colour. */
export type LegendClass = { from: string; words: string; paint: string }

/** What stands beside the map: a few figures that tell most. */
export type RankingFacts = {
  world: { value: string; change: string } | null
  lines: readonly { label: string; value: string; slug: string | null; name: string }[]
}

/** One line of an indicator's countries: what is shown of its latest value. */
export type CountryRow = { name: string; slug: string; value: string; period: string }

/** One line of a ranking as it is shown. */
export type RankRow = {
  rank: string
  name: string
  value: string
  /** What stands for a value that is too long for a phone. */
  narrow?: string
  change: string
  /** Length of the bar from 0 to 100; null where figures lie on both sides of zero. */
  share: number | null
  code2: string | null
  slug: string
}

/** A map with its ranking. */
export type RankingData = {
  spec: WorldSpec
  usualYear: number
  usualSince: number | null
  firstYear: number
  lastYear: number
  /** The map as SVG. */
  svg: string
  legend: readonly LegendClass[]
  description: string
  facts: RankingFacts
  ranked: readonly RankRow[]
  /** How many countries have a figure of the year, and how many have one at all. */
  count: number
  of: number
  regions: readonly RankRow[]
  notes: readonly string[]
}

/** The page of an indicator without a country. */
export type RankingPageData = {
  origin: string
  access: Pick<AccessTable, "embed" | "download">
  indicator: IndicatorInfo
  sources: readonly SourceInfo[]
  dateOfData: string
  /** Absent where the figures of countries cannot be compared, or have no years. */
  chart: RankingData | null
  /** Countries without a figure of the year, with their latest. */
  others: readonly CountryRow[]
  otherRegions: readonly CountryRow[]
  /** How many countries have a figure at all. */
  total: number
  isComparable: boolean
  ignored: readonly string[]
}

/** Places side by side on one scale. */
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
  asOf: string | null
  /** All over the same years. */
  places: readonly { place: LinkedPlace; observations: Observations; forecastFrom: number | null }[]
  /** Places that could be added. */
  choices: readonly LinkedPlace[]
  notes: readonly string[]
  ignored: readonly string[]
}
