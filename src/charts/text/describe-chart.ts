import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { joinNames } from "#domain/format/join-names.ts"
import { formatColumn, formatHeadline, type UnitFormat } from "#domain/format/number-format.ts"
import { findStep, listHeld } from "#domain/series/find-step.ts"
import { PERIOD_PLURALS } from "#domain/time/frequency-labels.ts"
import { periodLabel, type PeriodIndex } from "#domain/time/period.ts"
import {
  beforeForecasts,
  countValues,
  lastIndex,
  type Observations,
} from "#domain/series/series.ts"

import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ChartSpec } from "../model/chart-spec.ts"
import { findExtremes, listPoints, type Extremes, type PeriodValue } from "../model/extremes.ts"

type Shown = {
  observations: Observations
  format: UnitFormat
  title: string
  /** The first period that is a forecast. */
  forecastFrom?: PeriodIndex | null | undefined
  /** Figures that cannot be right: they are neither the highest nor the last. */
  doubtful?: readonly DoubtfulFigure[] | undefined
}
type Described = Shown & { spec: ChartSpec }

const MAX_GAPS = 6
/** What a chart shows, in sentences: start, end, highest, lowest, gaps and the last forecast. */
export function describeChart({ spec, ...shown }: Described): string {
  return `${CHART_TRAITS[spec.chartType].name}. ${describeObservations(shown)}`
}

/** What a series shows, in sentences: as `describeChart`, without the kind of chart. Forecasts are told apart from what was measured. */
export function describeObservations(input: Shown): string {
  const { title } = input
  const credible = withoutDoubtful(input.observations, input.doubtful)
  const actual = beforeForecasts(credible, input.forecastFrom ?? null)
  const hasActual = countValues(actual) > 0
  const observations = hasActual ? actual : input.observations
  const extremes = findExtremes(observations)
  if (!extremes) return `${title}: ${emptySentence(observations)}`
  const words: Words = {
    period: ({ index }) => periodLabel(observations.frequency, index),
    value: ({ value }) => formatHeadline(value, input.format),
    exact: ({ value }) => formatColumn(value, input.format),
  }
  const sentences = [`${title}: ${describeCourse(extremes, words)}`]
  const peaks = describePeaks(extremes, words)
  if (peaks !== "") sentences.push(peaks)
  const gaps = gapsSentence(observations)
  if (gaps !== "") sentences.push(gaps)
  const forecasts = forecastsSentence(input, hasActual, words)
  if (forecasts !== "") sentences.push(forecasts)
  return sentences.join(" ")
}

function forecastsSentence(
  { observations, forecastFrom }: Shown,
  hasActual: boolean,
  words: Words,
): string {
  const last = listPoints(observations).at(-1)
  if (!last || forecastFrom == null || last.index < forecastFrom) return ""
  if (!hasActual) return "All of them are estimates or forecasts."
  return `Estimates or forecasts follow, the last ${words.value(last)} in ${words.period(last)}.`
}

function emptySentence(observations: Observations): string {
  if (observations.values.length === 0) return "no data."
  const first = periodLabel(observations.frequency, observations.start)
  const last = periodLabel(observations.frequency, lastIndex(observations))
  return first === last ? `no data in ${first}.` : `no data from ${first} to ${last}.`
}

type Words = Record<"period" | "value" | "exact", (point: PeriodValue) => string>

function describeCourse({ first, last, highest, lowest, count }: Extremes, words: Words): string {
  // "45%, falling to 45%" would say nothing; ends that look alike are written out.
  const isAlike = first.value !== last.value && words.value(first) === words.value(last)
  const write = isAlike ? words.exact : words.value
  const start = `${write(first)} in ${words.period(first)}`
  const end = words.period(last)
  if (count === 1) return `${start}, the only figure.`
  if (highest.value === lowest.value) return `${start} and unchanged up to ${end}.`
  if (last.value === first.value) return `${start} and the same in ${end}.`
  const course = last.value > first.value ? "rising" : "falling"
  return `${start}, ${course} to ${write(last)} in ${end}.`
}

function describePeaks({ count, highest, lowest }: Extremes, words: Words): string {
  if (count < 3 || highest.value === lowest.value) return ""
  const at = (point: PeriodValue) => `${words.value(point)} in ${words.period(point)}`
  return `Highest ${at(highest)}, lowest ${at(lowest)}.`
}

/**
 * Which periods have no figure: `No data for 2021 to 2022 and 2024.`; empty where none is missing. A series that is
 * published every few years alone misses only figures of those years.
 */
export function gapsSentence(observations: Observations): string {
  const { frequency, values } = observations
  const step = findStep(observations)
  const rhythm = step > 1 ? `A figure every ${String(step)} ${PERIOD_PLURALS[frequency]}.` : ""
  const gaps = listMissing(observations, step)
  return [rhythm, writeGaps(observations, gaps, step === 1 ? values.length : 0)]
    .filter((text) => text !== "")
    .join(" ")
}

/** The periods without a figure, at the step of the series. */
function listMissing({ start, values }: Observations, step: number): PeriodIndex[] {
  if (step === 1) return values.flatMap((value, k) => (value === null ? [start + k] : []))
  // A figure beside the rhythm must not shift it, so each gap is counted from the figure before it.
  const held = listHeld(values)
  return held.flatMap((at, k) => {
    const next = held[k + 1]
    const last = next === undefined ? values.length - 1 : next - step
    return Array.from(
      { length: Math.max(0, Math.floor((last - at) / step)) },
      (_, n) => start + at + (n + 1) * step,
    )
  })
}

/** Missing periods in words; of many runs only how many of all there are, where that is known. */
function writeGaps(
  { frequency }: Observations,
  missing: readonly PeriodIndex[],
  of: number,
): string {
  const runs: [PeriodIndex, PeriodIndex][] = []
  for (const index of missing) {
    const run = runs.at(-1)
    if (run && run[1] === index - 1) run[1] = index
    else runs.push([index, index])
  }
  if (runs.length === 0) return ""
  if (runs.length > MAX_GAPS) {
    return of === 0
      ? "Some are missing."
      : `No data in ${String(missing.length)} of the ${String(of)} ${PERIOD_PLURALS[frequency]}.`
  }
  const label = (index: PeriodIndex) => periodLabel(frequency, index)
  const parts = runs.map(([from, to]) =>
    from === to ? label(from) : `${label(from)} to ${label(to)}`,
  )
  return `No data for ${joinNames(parts)}.`
}
