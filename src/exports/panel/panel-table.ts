import type { PanelQuery, PanelSeries } from "#catalog/panel.ts"

import {
  listLongColumns,
  listLongRows,
  type PanelColumn,
  type PanelTableCell,
} from "./long-rows.ts"
import { buildWideTable } from "./wide-table.ts"

/** A panel as a table: its rows come in pieces, one or more series at a time. */
export type PanelTable = {
  columns: readonly PanelColumn[]
  rows: AsyncIterable<readonly (readonly PanelTableCell[])[]>
}

/** A row for each period of each series; nothing but the present series is in memory. */
export function openLongTable(
  series: AsyncIterable<PanelSeries>,
  query: Pick<PanelQuery, "asOf">,
): PanelTable {
  return { columns: listLongColumns(query), rows: listRows(series) }
}

/** A row for each series, with its periods side by side. All are read before the first row, which names every period. */
export async function openWideTable(
  series: AsyncIterable<PanelSeries>,
  { asOf }: Pick<PanelQuery, "asOf">,
): Promise<PanelTable> {
  const all: PanelSeries[] = []
  for await (const one of series) all.push(one)
  const { columns, rows } = buildWideTable(all, asOf)
  return { columns, rows: inOnePiece(rows) }
}

async function* listRows(series: AsyncIterable<PanelSeries>): AsyncGenerator<PanelTableCell[][]> {
  for await (const one of series) yield listLongRows(one)
}

async function* inOnePiece<T>(whole: T): AsyncGenerator<T> {
  yield await Promise.resolve(whole)
}
