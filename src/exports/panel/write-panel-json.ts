import { listLeftOut, listSources } from "./list-origins.ts"
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
