import type { ChartOptionKey } from "#domain/addresses/address-keys.ts"
import type { ChartQuery } from "#domain/addresses/page-paths.ts"
import type { Frequency } from "#domain/time/frequency.ts"

import { DEFAULT_CHART_TYPE, DEFAULT_COLOUR, type ChartSpec } from "../model/chart-spec.ts"

/** The options of a chart as its address holds them: defaults are left out. */
export function chartQuery(
  spec: ChartSpec,
  bounds: { frequencies: readonly Frequency[]; firstYear: number; lastYear: number },
): ChartQuery {
  return {
    frequency: bounds.frequencies.length > 1 ? spec.frequency : null,
    chartType: spec.chartType === DEFAULT_CHART_TYPE ? null : spec.chartType,
    colour: spec.colour === DEFAULT_COLOUR ? null : spec.colour,
    startYear: spec.startYear === bounds.firstYear ? null : spec.startYear,
    endYear: spec.endYear === bounds.lastYear ? null : spec.endYear,
    transform: spec.transform === "level" ? null : (spec.transform ?? null),
  } satisfies Record<ChartOptionKey, unknown>
}

/** Years from one to another, both included. */
export function yearsBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, k) => from + k)
}
