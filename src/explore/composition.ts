import type { ExploreSpec } from "#charts/explore/explore-spec.ts"
import type { LegendEntry } from "#charts/explore/draw-plots.ts"
import type { PlotScene } from "#charts/explore/multi-scene.ts"
import type { WorldView } from "#charts/views/world-view.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Country } from "#domain/places/country.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { PeriodIndex } from "#domain/time/period.ts"

/** What is measured. */
export type Measure = {
  /** By which `x`, `y` and `size` name it: a, b, c, d. */
  letter: string
  id: string
  /** Without its unit. */
  name: string
  unit: string
  currency: string | null
  format: UnitFormat
}

/** A measure in a place. */
export type ComposedSeries = {
  /** Its place in the list of measures. */
  measure: number
  place: Country
  observations: Observations
  forecastFrom: PeriodIndex | null
  doubtful: readonly DoubtfulFigure[]
  /** How its figures are written: amounts in local currency differ from place to place. */
  format: UnitFormat
  unit: string
  currency: string | null
}

/** A place of the composition; `at` is its place in the order of colours, `null` for one of many. */
export type ComposedPlace = { country: Country; at: number | null }

/** Where figures come from, once for each source; `measures` are ids of indicators. */
export type Origin = {
  source: Source
  vintage: string
  vintageStated: boolean
  measures: readonly string[]
}

/** Figures as a table of texts and of values: every row and column that the composition shows. */
export type ComposedTable = {
  /** What stands in the first column: Year, Country. */
  rowHeading: string
  columns: readonly { heading: string; unit: string }[]
  rows: readonly { label: string; slug: string | null; cells: readonly string[] }[]
}

/** A figure as a row of a file. */
export type ComposedRow = {
  country: string
  code: string
  measure: string
  period: string
  value: number
  unit: string
  status: "actual" | "forecast" | "doubtful"
}

/** What is drawn. */
export type ComposedFigure =
  | { kind: "plots"; scenes: readonly PlotScene[]; legend: readonly LegendEntry[] }
  | { kind: "map"; view: WorldView; measure: Measure }
  | { kind: "bars"; lists: readonly { view: WorldView; measure: Measure }[] }
  | { kind: "table" }

/** Everything that an address composes. */
export type Composition = {
  spec: ExploreSpec
  title: string
  subtitle: string
  measures: readonly Measure[]
  places: readonly ComposedPlace[]
  /** Name of the group, in a sentence; `null` where countries were named one by one. */
  groupName: string | null
  frequency: Frequency
  figure: ComposedFigure
  table: ComposedTable
  rows: readonly ComposedRow[]
  /** What it shows in a sentence or two. */
  description: string
  /** What a reader has to know. */
  notes: readonly string[]
  /** Places without any figure. */
  missing: readonly Country[]
  origins: readonly Origin[]
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
}

/** Why an address cannot be followed, and what comes nearest to it. */
export type ExploreProblem = {
  status: 400 | 404
  sentence: string
  links: readonly { label: string; path: string }[]
}

export type ExploreAnswer =
  | { state: "composed"; composition: Composition }
  | { state: "problem"; problem: ExploreProblem; spec: ExploreSpec }
  /** Nothing is named yet. */
  | { state: "empty"; spec: ExploreSpec }
