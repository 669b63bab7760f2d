import { PERIOD_NOUNS } from "#domain/time/frequency-labels.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import { periodLabel, type PeriodIndex } from "#domain/time/period.ts"
import { valueAt, type Observations } from "#domain/series/series.ts"

import { TRANSFORMS, type Transform } from "./chart-spec.ts"
import { logAxis } from "../scales/value-axis.ts"

/** Figures as they are drawn, how they are written, and the words for their unit. */
export type Plotted = { observations: Observations; format: UnitFormat; unit: string }

/** What a transform starts from: every figure there is, those of the years shown, and their unit. */
export type TransformInput = {
  all: Observations
  shown: Observations
  format: UnitFormat
  /** As the figures count: `people`, `current US$`. */
  unit: string
  /** The period that an index sets to 100; the first figure shown when it is not given. */
  base?: PeriodIndex | undefined
  /** Beside another dataset a share may be an index too, because that is one way to bring different units together. */
  isCompared?: boolean
}

const PERCENT: UnitFormat = { prefix: "", suffix: "%", kind: "percent" }
const POINTS: UnitFormat = { prefix: "", suffix: "\u00a0pp", kind: "plain" }
const PLAIN: UnitFormat = { prefix: "", suffix: "", kind: "plain" }
/** Longer tails of digits are traces of the division. */
const DECIMALS = 2

/** The transforms that mean something for these figures, in the order in which they are offered. */
export function offeredTransforms(input: TransformInput): Transform[] {
  return TRANSFORMS.filter((transform) => makesSense(transform, input))
}

function makesSense(transform: Transform, input: TransformInput): boolean {
  const { shown, format } = input
  const published = shown.values.filter((value) => value !== null)
  switch (transform) {
    case "level":
      return true
    case "change":
      return hasChange(input, 1, difference)
    case "year-change":
      // A rate that rises from 2% to 3% did not grow by half in any sense that a reader expects.
      return format.kind !== "percent" && hasChange(input, periodsAYear(input), growth)
    case "index":
      return (format.kind !== "percent" || input.isCompared === true) && hasBase(input, published)
    case "log":
      return published.length > 1 && logAxis(published) !== undefined
  }
}

/** Whether there is a positive value to count from, and none below zero that an index would turn upside down. */
function hasBase(input: TransformInput, values: readonly number[]): boolean {
  return (
    values.length > 1 &&
    values.every((value) => value >= 0) &&
    (valueAt(input.shown, chooseBase(input)) ?? 0) > 0
  )
}

/** The figures of the years shown as the transform draws them. Where a figure it needs is missing, there is a gap. */
export function transformObservations(transform: Transform, input: TransformInput): Plotted {
  const { shown, format, unit } = input
  const { frequency } = shown
  switch (transform) {
    case "level":
      return { observations: shown, format, unit }
    case "log":
      return { observations: shown, format, unit: joined(unit, "log scale") }
    case "change":
      return {
        observations: changes(input, 1, difference),
        format: format.kind === "percent" ? POINTS : format,
        unit: `change on the ${PERIOD_NOUNS[frequency]} before, ${format.kind === "percent" ? "percentage points" : unit || "units"}`,
      }
    case "year-change":
      return {
        observations: yearChanges(input),
        format: PERCENT,
        unit: "% change on a year before",
      }
    case "index":
      return {
        observations: rebased(input),
        format: PLAIN,
        unit: `index, ${periodLabel(frequency, chooseBase(input))} = 100`,
      }
  }
}

/** The first period with a figure; that before the first when there is none. */
export function firstFigureAt({ start, values }: Observations): PeriodIndex {
  return start + values.findIndex((value) => value !== null)
}

function chooseBase({ shown, base }: TransformInput): PeriodIndex {
  return base ?? firstFigureAt(shown)
}

/** Gives how far a figure is from an earlier one. */
type Measure = (before: number, value: number) => number | null

function hasChange(input: TransformInput, distance: number, measure: Measure): boolean {
  return input.shown.values.some((_value, k) => changeAt(k, input, distance, measure) !== null)
}

function changeAt(
  k: number,
  { all, shown }: TransformInput,
  distance: number,
  measure: Measure,
): number | null {
  const value = shown.values[k] ?? null
  const before = valueAt(all, shown.start + k - distance)
  return value === null || before === null ? null : measure(before, value)
}

function changes(input: TransformInput, distance: number, measure: Measure): Observations {
  const { all, shown } = input
  const values = shown.values.map((_value, k) => changeAt(k, input, distance, measure))
  // Before the first value there is nothing to measure from, so these are not gaps of the publisher.
  const lead = Math.min(Math.max(0, all.start + distance - shown.start), values.length)
  const from = values.slice(0, lead).every((value) => value === null) ? lead : 0
  return { ...shown, start: shown.start + from, values: values.slice(from) }
}

function yearChanges(input: TransformInput): Observations {
  return changes(input, periodsAYear(input), growth)
}

function periodsAYear({ shown }: TransformInput): number {
  return PERIODS_PER_YEAR[shown.frequency]
}

/** A difference has no more decimals than the two figures; what doubles add is cut off. */
function difference(before: number, value: number): number {
  const decimals = Math.max(countDecimals(before), countDecimals(value))
  return decimals > 15 ? value - before : Number((value - before).toFixed(decimals))
}

function countDecimals(value: number): number {
  const [digits = "", power = "0"] = String(value).split("e")
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(power))
}

/** Growth from nothing or from below nothing has no percentage. */
function growth(before: number, value: number): number | null {
  return before > 0 ? rounded((value / before - 1) * 100) : null
}

function rebased(input: TransformInput): Observations {
  const base = valueAt(input.shown, chooseBase(input)) ?? Number.NaN
  const values = input.shown.values.map((value) =>
    value === null || !(base > 0) ? null : rounded((value / base) * 100),
  )
  return { ...input.shown, values }
}

function rounded(value: number): number | null {
  if (!Number.isFinite(value)) return null
  const fixed = Number(value.toFixed(DECIMALS))
  return Math.abs(fixed) < 1 ? Number(value.toPrecision(DECIMALS)) + 0 : fixed
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(", ")
}
