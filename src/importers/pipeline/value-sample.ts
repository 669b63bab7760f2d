import { upperMedian } from "#domain/series/median.ts"
import { SHARE } from "#domain/units/unit-words.data.ts"

import type { ImportedIndicator } from "../importer.ts"

/** A few values of one indicator, taken while its series are read. */
type ValueSample = { values: number[] }

type SampledSeries = { indicatorId: string; values: readonly (number | null)[] }

/** Samples a few values of every indicator of a file, to resolve what only values can say about an indicator. */
export function createValueSamples() {
  const samples = new Map<string, ValueSample>()
  return {
    add: (series: SampledSeries | undefined) => {
      if (!series) return
      const held = samples.get(series.indicatorId) ?? { values: [] }
      samples.set(series.indicatorId, held)
      sampleValues(held, series.values)
    },
    resolve: (indicators: Map<string, ImportedIndicator>) => {
      for (const [id, indicator] of indicators)
        indicators.set(id, resolveByValues(indicator, samples.get(id)))
    },
  }
}

/** The size of a sample. More values would not say more, and an import has millions. */
const MAX_VALUES = 240
const MAX_PER_SERIES = 6
const MAX_DECIMALS = 6
const TABLE_DIGITS = 5

/** Samples up to six values of a series, spread over its periods. */
export function sampleValues(sample: ValueSample, values: readonly (number | null)[]): void {
  if (sample.values.length >= MAX_VALUES) return
  const step = Math.max(1, Math.floor(values.length / MAX_PER_SERIES))
  for (let k = values.length - 1; k >= 0; k -= step) {
    const value = values[k]
    if (value !== null && value !== undefined) sample.values.push(value)
  }
}

/**
 * Adds to an indicator what only its values can say: the number of published decimals, and whether a share is of 100 or
 * of 1. A value above 1 proves a share of 100; without one both are possible, and the unit becomes empty.
 */
export function resolveByValues(
  indicator: ImportedIndicator,
  sample: ValueSample | undefined,
): ImportedIndicator {
  const values = sample?.values ?? []
  const decimals = indicator.decimals ?? publishedDecimals(values)
  if (indicator.unit !== SHARE) return { ...indicator, decimals }
  return { ...indicator, decimals, unit: values.some((value) => value > 1.5) ? "%" : "" }
}

/**
 * The number of decimals that all but a few of the values need, limited to five significant digits of a typical value.
 * `null` without values. Rounding errors after the ninth digit are ignored.
 */
export function publishedDecimals(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const needed = values.map(neededDecimals).sort((a, b) => a - b)
  const most = needed[Math.ceil(needed.length * 0.95) - 1] ?? 0
  const sizes = values.map(Math.abs).filter((size) => size > 0)
  const middle = upperMedian(sizes)
  if (middle === undefined) return 0
  const wholeDigits = Math.floor(Math.log10(middle)) + 1
  return Math.min(most, Math.max(0, Math.min(MAX_DECIMALS, TABLE_DIGITS - wholeDigits)))
}

function neededDecimals(value: number): number {
  for (let decimals = 0, scaled = value; decimals < MAX_DECIMALS; decimals += 1, scaled *= 10)
    if (Math.abs(scaled - Math.round(scaled)) <= 1e-9 * Math.max(1, Math.abs(scaled)))
      return decimals
  return MAX_DECIMALS
}
