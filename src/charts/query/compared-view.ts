import type { ChartSpec, Transform } from "../model/chart-spec.ts"
import type { ComparedSeries } from "../model/compared-series.ts"
import type { Plotted } from "../model/transform.ts"
import type { Scene } from "../scene/scene.ts"

/** What an address shows of two datasets. */
export type ComparedView = {
  first: ComparedSide
  second: ComparedSide | null
  /** The transforms that mean something for both. */
  transforms: readonly Transform[]
  transform: Transform
  layout: "together" | "panels"
  /** One scale where the units are the same. */
  scale: "one" | "two"
  title: string
  subtitle: string
  /** One scene, or one a dataset when they stand in panels. */
  scenes: readonly Scene[]
  notes: readonly string[]
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
}

/** One dataset of a comparison with its options. */
export type ComparedSide = {
  series: ComparedSeries
  spec: ChartSpec
  plotted: Plotted
  firstYear: number
  lastYear: number
  /** `Inflation rate, Nigeria` */
  title: string
  /** For the legend: the last figure shown, the unit, and on which side its scale stands. */
  legend: string
}
