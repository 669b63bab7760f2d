import { offeredTransforms, transformObservations } from "#charts/model/transform.ts"
import { valueAt } from "#domain/series/series.ts"
import { getFirstPeriod, getLastPeriod } from "#domain/time/period.ts"

import type { ComposedSeries } from "../composition.ts"
import type { FigureParts } from "./figure-parts.ts"

/** The series as an index that is 100 in the year of the scale; those that cannot be one are left out by name. */
export function indexSeries({ series, spec, measures }: FigureParts): {
  series: readonly ComposedSeries[]
  notes: string[]
} {
  const { scale } = spec
  if (typeof scale !== "object") return { series, notes: [] }
  const notes: string[] = []
  const indexed = series.flatMap((one): ComposedSeries[] => {
    const { observations, format, unit } = one
    const base = findBase(one, scale.index)
    const input = { all: observations, shown: observations, format, unit, base, isCompared: true }
    if (base === undefined || !offeredTransforms(input).includes("index")) {
      const name = measures[one.measure]?.name ?? ""
      notes.push(
        `${one.place.name}, ${name}: no index, as it has no figure above zero for ${String(scale.index)} or has figures below zero.`,
      )
      return []
    }
    const plotted = transformObservations("index", input)
    return [
      {
        ...one,
        observations: plotted.observations,
        format: plotted.format,
        unit: `index, ${String(scale.index)} = 100`,
        currency: null,
      },
    ]
  })
  return { series: indexed, notes }
}

/** The first period of a year that has a figure. */
function findBase({ observations }: ComposedSeries, year: number): number | undefined {
  const { frequency } = observations
  const last = getLastPeriod(frequency, year)
  for (let index = getFirstPeriod(frequency, year); index <= last; index += 1)
    if (valueAt(observations, index) !== null) return index
  return undefined
}
