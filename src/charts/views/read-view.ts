import type { Frequency } from "#domain/time/frequency.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { getYear } from "#domain/time/period.ts"
import { lastIndex, type Observations } from "#domain/series/series.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import type { ChartSpec, Transform } from "../model/chart-spec.ts"
import { selectShown } from "../scene/draw-chart.ts"
import { parseChartQuery } from "../query/parse-chart-query.ts"
import { offeredTransforms, transformObservations, type Plotted } from "../model/transform.ts"

/** What an address shows of a dataset: the spec, the figures of its years, and what there was to choose from. */
export type ChartView = {
  spec: ChartSpec
  /** As published. */
  observations: Observations
  /** As drawn. */
  plotted: Plotted
  /** The transforms that mean something for these figures. */
  transforms: readonly Transform[]
  firstYear: number
  lastYear: number
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
}

type Readable = {
  indicator: { unit: string; currency: string | null; decimals?: number | null }
  observations: Observations
  frequencies: readonly Frequency[]
}

/** Reads the options of a dataset's chart from an address: the same for its page, its embed and its files. */
export function readView(
  dataset: Readable,
  query: URLSearchParams,
  currentYear: number,
): ChartView {
  const { observations, frequencies, indicator } = dataset
  const { frequency } = observations
  const firstYear = getYear(frequency, observations.start)
  const lastYear = getYear(frequency, lastIndex(observations))
  const bounds = { frequencies, frequency, firstYear, lastYear, currentYear }
  const read = parseChartQuery(query, bounds)
  const input = {
    all: observations,
    shown: selectShown(observations, read.spec),
    format: unitFormat(indicator.unit, indicator.currency, indicator.decimals ?? null),
    unit: unitScale(indicator.unit)?.unit ?? indicator.unit,
  }
  const transforms = offeredTransforms(input)
  const { spec, problem } = resolveTransform(read.spec, transforms)
  return {
    spec,
    observations: input.shown,
    plotted: transformObservations(spec.transform ?? "level", input),
    transforms,
    firstYear,
    lastYear,
    ignored: [...read.ignored.map(({ reason }) => reason), ...problem],
  }
}

/** The spec with its transform, or without it and the sentence that says why. */
export function resolveTransform(
  spec: ChartSpec,
  offered: readonly Transform[],
): { spec: ChartSpec; problem: readonly string[] } {
  const { transform = "level", ...plain } = spec
  if (offered.includes(transform)) return { spec, problem: [] }
  return {
    spec: plain,
    problem: [
      `${SUBJECTS[transform]} makes no sense for these figures, so they are shown as they are.`,
    ],
  }
}

const SUBJECTS: Readonly<Record<Transform, string>> = {
  level: "A level",
  change: "A change",
  "year-change": "A percentage change",
  index: "An index",
  log: "A log scale",
}
