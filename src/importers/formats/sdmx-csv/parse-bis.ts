import { parsePeriod } from "#domain/time/period.ts"
import { gatherObservations, type Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { periodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"

/** A series of a "column" file of the BIS: labels by column name, and figures or days. */
export type BisSeries = {
  labels: ReadonlyMap<string, string>
  observations: Observations | undefined
  /** Figures by day (`2024-11-05`), in their order; only of daily series. */
  days: readonly (readonly [day: string, value: number])[]
}

export type BisRead = (text: string) => number | null | undefined

/** The publisher writes `NaN` for days without a rate. */
export function readRate(text: string): number | null | undefined {
  return text === "NaN" ? null : readNumber(text)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads the BIS "column" layout: a row for each series; columns of years, months and days may stand among each other,
 * and a row fills those of its frequency.
 */
export async function* parseBisColumns(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): AsyncGenerator<BisSeries | Problem> {
  let layout: ReturnType<typeof parseLayout>
  for await (const rows of batches) {
    for (const { cells, line } of rows) {
      if (!layout) {
        layout = parseLayout(cells)
        if (layout) continue
        const text = cells.slice(0, 12).join(", ")
        yield { kind: "problem", problem: "unknown-layout", file, text }
        return
      }
      const problems: Problem[] = []
      const onBad = (text: string) =>
        problems.push({ kind: "problem", problem: "bad-number", file, line, text })
      const labels = new Map(layout.names.map((name, k) => [name, (cells[k] ?? "").trim()]))
      const frequency = labels.get("FREQ") ?? ""
      const columns = layout.columns.get(frequency)
      yield {
        labels,
        observations: columns ? readRowValues(cells, columns, readRate, onBad) : undefined,
        days: frequency === "D" ? readDays(cells, layout.days, onBad) : [],
      }
      yield* problems
    }
  }
}

const FREQUENCIES = [
  ["A", "yearly"],
  ["Q", "quarterly"],
  ["M", "monthly"],
] as const

function parseLayout(header: readonly string[]) {
  const days = header.flatMap((text, cell) => (DAY.test(text) ? [{ cell, day: text }] : []))
  const periods = header.flatMap((text, cell) => {
    const period = parsePeriod(text)
    return period ? [{ cell, ...period }] : []
  })
  const first = Math.min(...[...periods, ...days].map(({ cell }) => cell))
  const isKnown = AREA_COLUMNS.some(([code]) => header.includes(code))
  if (!Number.isFinite(first) || !isKnown) return undefined
  const columns = new Map<string, PeriodColumns>(
    FREQUENCIES.flatMap(([letter, frequency]) => {
      const own = periods.filter((period) => period.frequency === frequency)
      return own.length === 0 ? [] : [[letter, periodColumns(frequency, own)] as const]
    }),
  )
  return { columns, days, names: header.slice(0, first) }
}

/** The columns that say where, with their labels. */
export const AREA_COLUMNS = [
  ["REF_AREA", "Reference area"],
  ["BORROWERS_CTY", "Borrowers' country"],
] as const

function readDays(
  cells: readonly string[],
  columns: readonly { cell: number; day: string }[],
  onBad: (text: string) => void,
): [string, number][] {
  const found: [string, number][] = []
  for (const { cell, day } of columns) {
    const text = cells[cell] ?? ""
    if (text === "") continue
    const value = readRate(text)
    if (value === undefined) onBad(text)
    else if (value !== null) found.push([day, value])
  }
  return found
}

const DAYS_AT_AN_EDGE = 3

/**
 * The mean of each month over its days with a figure (weekends have none in many countries). The first and the last
 * month count only when their figures reach to within three days of their beginning and end.
 */
export function averageByMonth(
  days: readonly (readonly [day: string, value: number])[],
): Observations | undefined {
  const months = new Map<number, { sum: number; count: number }>()
  for (const [day, value] of days) {
    const index = parsePeriod(day.slice(0, 7))?.index
    if (index === undefined) continue
    const held = months.get(index) ?? { sum: 0, count: 0 }
    months.set(index, { sum: held.sum + value, count: held.count + 1 })
  }
  const firstDay = days[0]?.[0] ?? ""
  const lastDay = days.at(-1)?.[0] ?? ""
  if (Number(firstDay.slice(8)) > DAYS_AT_AN_EDGE + 1) dropMonth(months, firstDay)
  if (daysLeftIn(lastDay) > DAYS_AT_AN_EDGE) dropMonth(months, lastDay)
  return gatherObservations(
    "monthly",
    [...months].map(([index, { sum, count }]) => [index, roundedMean(sum, count)]),
  )
}

function dropMonth(months: Map<number, unknown>, day: string): void {
  const index = parsePeriod(day.slice(0, 7))?.index
  if (index !== undefined) months.delete(index)
}

function daysLeftIn(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - date
}

/** Four decimals, as the publisher's own figures. */
function roundedMean(sum: number, count: number): number {
  return Math.round((sum / count) * 10_000) / 10_000
}
