import {
  listClosedSources,
  listPanelRows,
  type PanelQuery,
  type PanelSeries,
} from "#catalog/panel.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"

import { writeTerms } from "./write-terms.ts"

/** A cell of a panel's table; `null` where there is nothing. */
export type PanelTableCell = string | number | null

/** A column of a panel's table; all but values are texts. */
export type PanelColumn = { name: string; kind: "text" | "number" }

const BEFORE = ["country_code", "country", "indicator_id", "indicator", "period"]
const OF_DAY = ["value", "status", "vintage"]

/** The columns of a panel with a row for each period: those of the value are repeated for each of several days. */
export function listLongColumns({ asOf }: Pick<PanelQuery, "asOf">): PanelColumn[] {
  const [only, second] = asOf
  const names =
    only === undefined || second === undefined
      ? [...BEFORE, "value", "unit", "status", "vintage", "publisher", "licence"]
      : [
          ...BEFORE,
          "unit",
          ...asOf.flatMap((day) => OF_DAY.map((name) => `${name}_${day ?? "latest"}`)),
          "publisher",
          "licence",
        ]
  return names.map((name) => ({ name, kind: /^value/.test(name) ? "number" : "text" }))
}

/**
 * A row for each period of a series in the order of `listLongColumns`. Of a closed source there is one row without a
 * value, whose licence says why.
 */
export function listLongRows(series: PanelSeries): PanelTableCell[][] {
  const { indicator, country, versions } = series
  const before = [country.code, country.name, indicator.id, indicator.name]
  const { unit } = indicator
  const isOfOneDay = versions.length === 1
  const open = versions.find((version) => version?.observed)
  const after = open ? [open.source.publisher, writeTerms(open.source)] : []
  const rows = listPanelRows(series).map(({ period, cells }) => {
    const [cell] = cells
    if (isOfOneDay) {
      const { value = null, status = null, vintage = null } = cell ?? {}
      return [...before, period, value, unit, status, vintage, ...after]
    }
    const ofDays = cells.flatMap((one) => [
      one?.value ?? null,
      one?.status ?? null,
      one?.vintage ?? null,
    ])
    return [...before, period, unit, ...ofDays, ...after]
  })
  const closed = listClosedSources(series).map((source) => [
    ...before,
    null,
    ...(isOfOneDay ? [null, unit, null, null] : [unit, ...versions.flatMap(() => NOTHING)]),
    source.publisher,
    writeLeftOut(source),
  ])
  return [...rows, ...closed.slice(0, 1)]
}

const NOTHING = [null, null, null]

/** Why the values of a source are not in a file. */
export function writeLeftOut(source: Source): string {
  return `Left out. ${closedReason(source)}`
}
