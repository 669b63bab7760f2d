import { closedReason } from "#domain/indicators/redistribution.ts"

import type { PanelOrigins } from "./panel-origins.ts"
import type { PanelTable } from "./panel-table.ts"

/** A panel as JSON: what it is, a row for each line of the table, and at the end where the values come from. */
export async function* writePanelJson(
  { columns, rows }: PanelTable,
  about: { title: string; address: string; asOf: readonly (string | null)[] },
  origins: PanelOrigins,
): AsyncGenerator<string> {
  const names = columns.map(({ name }) => JSON.stringify(name))
  const head = JSON.stringify({ ...about, asOf: about.asOf.map((day) => day ?? "latest") })
  yield `${head.slice(0, -1)},\n"rows":[`
  let separator = "\n"
  for await (const piece of rows) {
    const lines = piece.map(
      (row) => `{${row.map((cell, k) => `${names[k] ?? ""}:${JSON.stringify(cell)}`).join(",")}}`,
    )
    if (lines.length === 0) continue
    yield separator + lines.join(",\n")
    separator = ",\n"
  }
  const tail = JSON.stringify({ sources: listSources(origins), leftOut: listLeftOut(origins) })
  yield `\n],\n${tail.slice(1)}\n`
}

/** Whose values are in a panel, as its files name them. */
export function listSources({ sources }: PanelOrigins) {
  return [...sources.values()].map(({ source, vintages }) => ({
    id: source.id,
    publisher: source.publisher,
    title: source.title,
    licence: source.licence,
    licenceUrl: source.licenceUrl,
    attribution: source.attribution,
    url: source.url,
    vintages: [...vintages].toSorted(),
  }))
}

/** Whose values are not in a panel, and why. */
export function listLeftOut({ leftOut }: PanelOrigins) {
  return [...leftOut.values()].map(({ source, series }) => ({
    id: source.id,
    publisher: source.publisher,
    series,
    reason: closedReason(source),
  }))
}
