import type { Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"

/** A series of the IMF's data portal: a row of its "time series per row" files. */
export type PortalSeries = {
  line: number
  countryCode: string
  country: string
  /** The publisher's series code without country and frequency: `BCA`, `S13.G2MF.GF09_T.XDC`. */
  code: string
  /** Labels by the name of their column: `INDICATOR`, `SECTOR`; empty texts where the file has no labels. */
  labels: ReadonlyMap<string, string>
  observations: Observations
}

export type PortalTable = { series: PortalSeries[]; problems: Problem[]; rows: number }

type Header = { names: readonly string[]; columns: PeriodColumns }

const SCALES: Readonly<Record<string, number>> = {
  Thousands: 3,
  Millions: 6,
  Billions: 9,
  Trillions: 12,
}

/**
 * Reads a file of the IMF's portal whole, figures in units. SCALE says what figures are counted in: most files hold
 * 1261.93 and "Billions". Copies that hold whole units besides the same word are known by having no fractions.
 */
export async function parseImfPortal(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): Promise<PortalTable> {
  const table: PortalTable = { series: [], problems: [], rows: 0 }
  let header: Header | undefined
  for await (const rows of batches) {
    for (const row of rows) {
      if (!header) {
        header = parseHeader(row, file, table.problems)
        if (!header) return table
        continue
      }
      table.rows += 1
      const series = parseRow(row, header, file, table.problems)
      if (series) table.series.push(series)
    }
  }
  return { ...table, series: inUnits(table.series) }
}

function parseHeader({ cells }: CsvRow, file: string, problems: Problem[]): Header | undefined {
  const names = cells.map((cell) => cell.trim())
  const columns = findPeriodColumns(names)
  if (names.includes("SERIES_CODE") && columns) return { names, columns }
  problems.push({ kind: "problem", problem: "unknown-layout", file, text: names.join(", ") })
  return undefined
}

function parseRow(
  { cells, line }: CsvRow,
  { names, columns }: Header,
  file: string,
  problems: Problem[],
): PortalSeries | undefined {
  const labels = new Map(
    names.slice(0, columns.cells[0]?.cell).map((name, k) => [name, (cells[k] ?? "").trim()]),
  )
  const [countryCode = "", ...rest] = (labels.get("SERIES_CODE") ?? "").split(".")
  if (rest.length < 2) {
    problems.push({
      kind: "problem",
      problem: "bad-row",
      file,
      line,
      text: `SERIES_CODE is "${labels.get("SERIES_CODE") ?? ""}"`,
    })
    return undefined
  }
  const observations = readRowValues(cells, columns, readNumber, (text) =>
    problems.push({ kind: "problem", problem: "bad-number", file, line, text }),
  )
  if (!observations) return undefined
  return {
    line,
    countryCode,
    country: labels.get("COUNTRY") ?? "",
    code: rest.slice(0, -1).join("."),
    labels,
    observations,
  }
}

function inUnits(series: readonly PortalSeries[]): PortalSeries[] {
  const scaled = series.filter(({ labels }) => readScale(labels) > 0)
  const isCounted = scaled.some(({ observations }) =>
    observations.values.some((value) => value !== null && !Number.isInteger(value)),
  )
  if (!isCounted) return [...series]
  return series.map((each) => {
    const scale = readScale(each.labels)
    if (scale === 0) return each
    const values = each.observations.values.map((value) =>
      value === null ? null : timesTen(value, scale),
    )
    return { ...each, observations: { ...each.observations, values } }
  })
}

function readScale(labels: ReadonlyMap<string, string>): number {
  return SCALES[labels.get("SCALE") ?? ""] ?? 0
}

/** Through the decimal text, so that 1.1 billion does not become 1100000000.0000002. */
function timesTen(value: number, power: number): number {
  const [digits = "", exponent = "0"] = String(value).split("e")
  return Number(`${digits}e${String(Number(exponent) + power)}`)
}
