import type { ReadyFormula } from "#calculate/ready-formulas.ts"
import type { ExploreSpec } from "#charts/explore/explore-spec.ts"
import type { LegendEntry } from "#charts/explore/draw-plots.ts"
import type { PlotScene } from "#charts/explore/multi-scene.ts"
import type { PackedFrames } from "#charts/frames/packed-frames.ts"
import type { MapScale } from "#charts/scene/draw-map.ts"
import type { MapNote } from "#charts/scene/place-map-marks.ts"
import type { WorldView } from "#charts/views/world-view.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Country } from "#domain/places/country.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { PeriodIndex } from "#domain/time/period.ts"

/** What is measured. */
export type ComposedMeasure = {
  /** By which `x`, `y` and `size` name it: a, b, c, d. */
  letter: string
  id: string
  /** Without its unit. */
  name: string
  unit: string
  currency: string | null
  format: UnitFormat
  /** What it is computed by; `null` for an indicator as it is published. */
  formula: string | null
  /** Ids of the indicators that it is made of. */
  inputs: readonly string[]
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
  /** Whether values of finer periods add up to those of coarser ones. */
  isFlow: boolean
}

/** A place of the composition; `at` is its place in the order of colours, `null` for one of many. */
export type ComposedPlace = { country: Country; at: number | null }

/** Where figures come from, once for each source; `measures` are ids of indicators. */
export type ComposedOrigin = {
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
  /** `scale` is that of another year; absent for the map's own. */
  | {
      kind: "map"
      view: WorldView
      measure: ComposedMeasure
      scale?: MapScale
      /** What the author says of years and countries. */
      notes?: readonly MapNote[]
    }
  | { kind: "bars"; lists: readonly { view: WorldView; measure: ComposedMeasure }[] }
  | { kind: "table" }

/** A figure drawn for every year, for a player, with the table of each frame. */
export type ComposedFrames = {
  years: readonly number[]
  /** A row for each year, the newest first. */
  table: ComposedTable
  /** Made when they are asked for. */
  pack: () => PackedFrames
  drawFigure: (k: number) => ComposedFigure
}

/** Everything that an address composes. */
export type Composition = {
  spec: ExploreSpec
  title: string
  subtitle: string
  measures: readonly ComposedMeasure[]
  places: readonly ComposedPlace[]
  /** Name of the group, in a sentence; `null` where countries were named one by one. */
  groupName: string | null
  frequency: Frequency
  figure: ComposedFigure
  /** `null` for figures that do not move, and for those of one year only. */
  frames: ComposedFrames | null
  table: ComposedTable
  rows: readonly ComposedRow[]
  /** What it shows in a sentence or two. */
  description: string
  /** What a reader has to know. */
  notes: readonly string[]
  /** Whose words they are, and what the author of the address says, each with its number and its time. */
  annotations: readonly string[]
  /** Formulas that make sense of the first indicator. */
  ready: readonly ReadyFormula[]
  /** Places without any figure. */
  missing: readonly Country[]
  origins: readonly ComposedOrigin[]
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
