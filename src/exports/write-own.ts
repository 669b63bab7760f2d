import writeXlsxFile, { type Sheet } from "write-excel-file/node"

import { csvText } from "./write-csv.ts"

/** Figures that somebody sent to have them in another form. Nothing about them is ours, so nothing of ours is printed. */
export type OwnTable = {
  title: string
  unit: string
  source: string
  notes: string
  rows: readonly { period: string; value: number | null }[]
}

const COLUMNS = ["title", "period", "value", "unit", "source", "notes"] as const

/** The figures as CSV, texts guarded like in every other file. */
export function writeOwnCsv({ title, unit, source, notes, rows }: OwnTable): string {
  const after = [unit, source, notes].map(csvText).join(",")
  const lines = rows.map(
    ({ period, value }) =>
      `${csvText(title)},${csvText(period)},${value === null ? "" : String(value)},${after}`,
  )
  return [COLUMNS.join(","), ...lines, ""].join("\r\n")
}

/** A sender's own figures as JSON. */
export function writeOwnJson({ rows, ...words }: OwnTable): string {
  return `${JSON.stringify({ ...words, data: rows }, null, 1)}\n`
}

/** A sender's own figures as a workbook: figures as numbers, texts never as formulas. */
export async function writeOwnXlsx({
  title,
  unit,
  source,
  notes,
  rows,
}: OwnTable): Promise<Buffer> {
  const text = (value: string) => ({ value, type: String })
  const head = (value: string) => ({ value, type: String, fontWeight: "bold" as const })
  const words = Object.entries({ Title: title, Unit: unit, Source: source, Notes: notes })
  const data = {
    sheet: "Data",
    data: [
      [head("Period"), head(unit === "" ? "Value" : `Value, ${unit}`)],
      ...rows.map(({ period, value }) => [text(period), value]),
    ],
    columns: [{ width: 12 }, { width: 24 }],
    stickyRowsCount: 1,
  } satisfies Sheet<never>
  const about = {
    sheet: "About",
    data: words
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [head(name), text(value)]),
    columns: [{ width: 12 }, { width: 80 }],
  } satisfies Sheet<never>
  return writeXlsxFile([data, about]).toBuffer()
}
