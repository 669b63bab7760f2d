import { statusAt } from "#domain/series/figure-status.ts"
import { periodAt } from "#domain/time/period.ts"

import type { ComposedRow, ComposedSeries, ComposedMeasure } from "../composition.ts"

/** Every figure of the series as rows of a file. */
export function listRows(
  series: readonly ComposedSeries[],
  measures: readonly ComposedMeasure[],
): ComposedRow[] {
  return series.flatMap((one) => {
    const { frequency, start, values } = one.observations
    return values.flatMap((value, k): ComposedRow[] =>
      value === null
        ? []
        : [
            {
              country: one.place.name,
              code: one.place.code,
              measure: measures[one.measure]?.name ?? "",
              period: periodAt(frequency, start + k),
              value,
              unit: one.unit,
              status: statusAt(start + k, one),
            },
          ],
    )
  })
}
