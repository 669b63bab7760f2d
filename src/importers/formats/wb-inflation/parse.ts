import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { countValues, lastIndex, latestFigure, type Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"
import type { InflationKind } from "./map.ts"

/** A country's row of a sheet. */
export type PriceRow = {
  line: number
  code: string
  country: string
  kind: InflationKind
  observations: Observations
}

/** A sheet read whole: one row for each country and kind, and the publisher's remark below the table. */
export type PriceSheet = { rows: PriceRow[]; problems: Problem[]; note: string; read: number }

const BELOW_ANY_INDEX = 50

/**
 * Reads a sheet of the inflation database. The name of the sheet says what is measured, because the texts of rows are
 * wrong here and there. Of several rows of one country the one that reaches furthest counts, then the longer one;
 * the others are reported: they have other bases and baskets and cannot be joined.
 */
export function parsePriceSheet(
  rows: readonly CsvRow[],
  sheet: { file: string; frequency: Frequency; kind: InflationKind },
): PriceSheet {
  const { file, frequency } = sheet
  const problems: Problem[] = []
  const [head, ...body] = rows
  const columns = findPeriodColumns(head?.cells ?? [], (text) => readPeriod(text, frequency))
  if (!head || !columns || !/^country code$/i.test(head.cells[0]?.trim() ?? "")) {
    const text = head?.cells.slice(0, 6).join(", ") ?? ""
    problems.push({ kind: "problem", problem: "unknown-layout", file, text })
    return { rows: [], problems, note: "", read: 0 }
  }
  const found = body.flatMap((row) => parseRow(row, columns, sheet, problems) ?? [])
  const note = body.find(({ cells }) => /^note:/i.test(cells[0] ?? ""))?.cells[0] ?? ""
  return {
    rows: chooseRows(found, file, problems),
    problems,
    note: note.replace(/^note:\s*/i, "").trim(),
    read: body.length,
  }
}

/** `202402` is a month, `20234` a quarter: the sheet says which. */
function readPeriod(text: string, frequency: Frequency) {
  const form = { yearly: /^\d{4}$/, quarterly: /^\d{4}[1-4]$/, monthly: /^\d{6}$/ }[frequency]
  const trimmed = text.trim()
  if (!form.test(trimmed)) return undefined
  const isQuarter = frequency === "quarterly"
  return parsePeriod(isQuarter ? `${trimmed.slice(0, 4)}Q${trimmed.slice(4)}` : trimmed)
}

function parseRow(
  { cells, line }: CsvRow,
  columns: PeriodColumns,
  { file, kind }: { file: string; kind: InflationKind },
  problems: Problem[],
): PriceRow | undefined {
  const observations = readRowValues(cells, columns, readFigure, (text) =>
    problems.push({ kind: "problem", problem: "bad-number", file, line, text }),
  )
  if (!observations) return undefined
  const words = cells.slice(3, columns.cells[0]?.cell).join(" ")
  return {
    line,
    code: cells[0]?.trim() ?? "",
    country: cells[2]?.trim() ?? "",
    kind: kind === "index" && isRate(words, observations) ? "rate" : kind,
    observations,
  }
}

/** One country writes decimal commas: `119,20`. */
function readFigure(text: string): number | null | undefined {
  return readNumber(/^-?\d+,\d{1,2}$/.test(text.trim()) ? text.replace(",", ".") : text)
}

/** A few rows of the index sheets are called inflation; they are, unless they end as high as only an index does. */
function isRate(words: string, observations: Observations): boolean {
  return /inflation\s*$/i.test(words) && (latestFigure(observations)?.value ?? 0) < BELOW_ANY_INDEX
}

function chooseRows(rows: readonly PriceRow[], file: string, problems: Problem[]): PriceRow[] {
  const chosen = new Map<string, PriceRow>()
  for (const row of rows) {
    const key = `${row.code} ${row.kind}`
    const held = chosen.get(key)
    if (!held) {
      chosen.set(key, row)
      continue
    }
    const [kept, left] = reachesFurther(row, held) ? [row, held] : [held, row]
    chosen.set(key, kept)
    problems.push({
      kind: "problem",
      problem: "duplicate",
      file,
      line: left.line,
      text: `another row of ${left.country} with ${String(countValues(left.observations))} figures`,
    })
  }
  return [...chosen.values()]
}

function reachesFurther(a: PriceRow, b: PriceRow): boolean {
  const difference = lastIndex(a.observations) - lastIndex(b.observations)
  return (
    difference > 0 ||
    (difference === 0 && countValues(a.observations) > countValues(b.observations))
  )
}
