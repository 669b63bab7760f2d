import writeXlsxFile, { type Cell, type Row, type Sheet } from "write-excel-file/node"

import type { ExploreView } from "./explore-view.ts"

const HEADINGS = ["Country", "Code", "Indicator", "Period", "Value", "Unit", "Status"]

/** A composition as a workbook: a row for each figure, and a sheet that says where they come from, which is first when the terms are strict. */
export function writeExploreXlsx(file: ExploreView): Promise<Buffer> {
  const { composition } = file
  const data = {
    sheet: "Data",
    data: [
      HEADINGS.map(head),
      ...composition.rows.map(({ country, code, measure, period, value, unit, status }): Row => [
        ...[country, code, measure].map(text),
        /^\d{4}$/.test(period) ? Number(period) : text(period),
        value,
        ...[unit, status].map(text),
      ]),
    ],
    columns: [
      { width: 24 },
      { width: 8 },
      { width: 40 },
      { width: 10 },
      { width: 16 },
      { width: 20 },
      { width: 10 },
    ],
    stickyRowsCount: 1,
  } satisfies Sheet<never>
  const sources = {
    sheet: "Sources",
    data: listOrigin(file).map(([name, value]): Row => [
      head(name),
      { value, type: String, wrap: true },
    ]),
    columns: [{ width: 16 }, { width: 100 }],
  } satisfies Sheet<never>
  return writeXlsxFile(file.terms === "" ? [data, sources] : [sources, data]).toBuffer()
}

function listOrigin(file: ExploreView): [string, string][] {
  const { composition, licence, terms, credit, vintage, notes, address } = file
  const rows: [string, string][] = [
    ["Title", composition.title],
    ["Licence", licence],
    ["Terms", terms],
    ["Source", credit],
    ["Date of data", vintage],
    ["As known on", composition.spec.asOf ?? ""],
    ["Notes", notes],
    ["Address", address],
  ]
  return rows.filter(([, value]) => value !== "")
}

function head(value: string): Cell {
  return { value, type: String, fontWeight: "bold" }
}

function text(value: string): Cell {
  return { value, type: String }
}
