import { parsePeriod } from "#domain/time/period.ts"

import type { ImportedPoint } from "../../tables/gather-series.ts"
import type { Problem, ProblemKind } from "../../importer.ts"
import type { LongColumns } from "../../tables/long-columns.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"

/** The table's shape: its columns and how many cells its header has. */
export type TidyLayout = { columns: LongColumns; width: number; findPlace: PlaceFinder }

/** A row that was understood; the value is null where the cell is blank. */
export type TidyRow = Omit<ImportedPoint, "code" | "value"> & {
  indicator: string
  unit: string
  value: number | null
}

/** Reads one row, or says what is wrong with it. */
export function parseTidyRow({ cells, line }: CsvRow, layout: TidyLayout): TidyRow | Problem {
  const { columns, width, findPlace } = layout
  const wrong = (problem: ProblemKind, text: string): Problem => ({
    kind: "problem",
    problem,
    line,
    text,
  })
  if (cells.length !== width)
    return wrong("bad-row", `${String(cells.length)} cells where the header has ${String(width)}`)
  const text = (column: keyof LongColumns) => (cells[columns[column]] ?? "").trim()
  const indicator = text("indicator")
  if (indicator === "") return wrong("missing-text", "no indicator")
  const country = findPlace(text("countryCode"), text("country"))
  if (country === undefined)
    return wrong("unknown-country", text("country") || text("countryCode") || "no country")
  const period = parsePeriod(text("period"))
  if (!period) return wrong("bad-period", text("period") || "no period")
  const value = readNumber(text("value"))
  if (value === undefined) return wrong("bad-number", text("value"))
  return { indicator, country, ...period, unit: text("unit"), value, line }
}
