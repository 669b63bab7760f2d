import type { Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { findPeriodColumns, readRowValues } from "../../tables/wide-periods.ts"
import { GROUPS, MEASURES, METHODS, type InflationMeasure } from "./measures.data.ts"

/** A row of the table of country groups. */
export type InflationGroupRow = {
  measure: InflationMeasure
  place: string
  method: string
  observations: Observations
}

const FORM = /^([A-Z]+)_([A-Z-]+)_(MED|AVE)(_GDP|_BAL)?$/

/** Reads the table of country groups. Its rows have names such as `HCPI_EMDE_AVE_GDP`. */
export function parseGroups(
  rows: readonly CsvRow[],
  file: string,
): { rows: InflationGroupRow[]; problems: Problem[] } {
  const problems: Problem[] = []
  const columns = findPeriodColumns(rows[0]?.cells ?? [])
  if (!columns) {
    const text = rows[0]?.cells.join(", ") ?? ""
    return { rows: [], problems: [{ kind: "problem", problem: "unknown-layout", file, text }] }
  }
  const found: InflationGroupRow[] = []
  for (const { cells, line } of rows.slice(1)) {
    const observations = readRowValues(cells, columns, readNumber, (text) =>
      problems.push({ kind: "problem", problem: "bad-number", file, line, text }),
    )
    if (!observations) continue
    const text = cells[1]?.trim() ?? ""
    const name = readName(text)
    if (name) found.push({ ...name, observations })
    else problems.push({ kind: "problem", problem: "bad-row", file, line, text })
  }
  return { rows: found, problems }
}

function readName(text: string): Omit<InflationGroupRow, "observations"> | undefined {
  const [, key = "", group = "", base = "", variant = ""] = FORM.exec(text) ?? []
  const measure = MEASURES.find(({ groupKey }) => groupKey === key)
  const place = GROUPS[group]
  const method = `${base}${variant}`
  return measure && place !== undefined && method in METHODS
    ? { measure, place, method }
    : undefined
}
