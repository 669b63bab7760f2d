import writeXlsxFile, { type Cell, type Row, type Sheet } from "write-excel-file/node"

import { listLeftOut, listSources } from "./list-origins.ts"
import type { PanelOrigins } from "./panel-origins.ts"
import type { PanelTable } from "./panel-table.ts"

/** A panel as a workbook: a sheet of typed cells and one that says where they come from. All of it is in memory. */
export async function writePanelXlsx(
  { columns, rows }: PanelTable,
  about: { title: string; address: string },
  origins: PanelOrigins,
): Promise<Buffer> {
  const lines: Row[] = [columns.map(({ name }) => head(name))]
  for await (const piece of rows) for (const row of piece) lines.push([...row])
  const data = {
    sheet: "Data",
    data: lines,
    columns: columns.map(({ kind }) => ({ width: kind === "number" ? 12 : 16 })),
    stickyRowsCount: 1,
  } satisfies Sheet<never>
  const source = {
    sheet: "Source",
    data: listSourceRows(about, origins),
    columns: [{ width: 16 }, { width: 100 }],
  } satisfies Sheet<never>
  return writeXlsxFile([data, source]).toBuffer()
}

function listSourceRows(
  { title, address }: { title: string; address: string },
  origins: PanelOrigins,
): Row[] {
  const sources = listSources(origins).flatMap((source): [string, string][] => [
    ["Source", source.attribution],
    ["Licence", source.licence],
    ["Licence address", source.licenceUrl ?? ""],
    ["Dataset address", source.url],
    ["Dates of data", source.vintages.join(", ")],
  ])
  const leftOut = listLeftOut(origins).map(({ reason }): [string, string] => ["Left out", reason])
  const rows: [string, string][] = [["Title", title], ...sources, ...leftOut, ["Address", address]]
  return rows
    .filter(([, text]) => text !== "")
    .map(([name, text]) => [head(name), { value: text, type: String, wrap: true }])
}

function head(text: string): Cell {
  return { value: text, type: String, fontWeight: "bold" }
}
