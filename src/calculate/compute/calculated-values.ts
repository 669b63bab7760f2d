import type { Frequency } from "#domain/time/frequency.ts"

import type { UnitQuantity } from "../units/quantity.ts"

/** The values of an input or of a part of a formula, with what they count. */
export type CalculatedValues = {
  frequency: Frequency
  start: number
  values: readonly (number | null)[]
  /** The first period that is a forecast. */
  forecastFrom: number | null
  quantity: UnitQuantity
  /** Whether values of finer periods add up to those of coarser ones. */
  isFlow: boolean
}

/** The value of a period; `null` where there is none. */
export function valueOn({ start, values }: CalculatedValues, index: number): number | null {
  return values[index - start] ?? null
}

/** Values period by period over all periods that any of some series has. */
export function alignValues(
  series: readonly CalculatedValues[],
  compute: (values: readonly (number | null)[]) => number | null,
): Pick<CalculatedValues, "start" | "values"> {
  const held = series.filter(({ values }) => values.length > 0)
  if (held.length === 0) return { start: 0, values: [] }
  const start = Math.min(...held.map((one) => one.start))
  const end = Math.max(...held.map((one) => one.start + one.values.length))
  const values = Array.from({ length: end - start }, (_, k) =>
    compute(series.map((one) => valueOn(one, start + k))),
  )
  return { start, values }
}

/** The first period that is a forecast in any of them: what rests on a forecast is one. */
export function joinForecasts(series: readonly CalculatedValues[]): number | null {
  const starts = series.flatMap(({ forecastFrom }) => forecastFrom ?? [])
  return starts.length === 0 ? null : Math.min(...starts)
}
