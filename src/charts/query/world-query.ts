import type { ChartQuery } from "#domain/addresses/page-paths.ts"

import { DEFAULT_COLOUR } from "../model/chart-spec.ts"
import type { WorldView } from "../views/world-view.ts"

/** The options of a map or a ranking with its type named, for addresses that serve several kinds of charts: an embed, a card. */
export function framedWorldQuery(view: Parameters<typeof worldQuery>[0]): ChartQuery {
  return { ...worldQuery(view), chartType: view.spec.chartType }
}

/** The options of a map or a ranking as its address holds them: defaults are left out. */
export function worldQuery({
  spec,
  usualYear,
  usualSince,
}: Pick<WorldView, "spec" | "usualYear" | "usualSince">): ChartQuery {
  return {
    chartType: spec.chartType === "map" ? null : spec.chartType,
    colour: spec.colour === DEFAULT_COLOUR ? null : spec.colour,
    startYear: spec.since === usualSince ? null : spec.since,
    endYear: spec.year === usualYear ? null : spec.year,
    continent: spec.continent,
    sort: spec.sort === "value" ? null : spec.sort,
    asOf: spec.asOf,
  }
}
