import { isoDay } from "#domain/time/iso-day.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { gatherObservations, type Observations } from "#domain/series/series.ts"

import type { Problem } from "../../importer.ts"
import { cellNumber, cellText, type Sheet } from "../../read/read-workbook.ts"
import type { CommodityColumn } from "./map.ts"

/** A column with its monthly prices in the world market. */
export type CommoditySeries = CommodityColumn & { kind: "column"; observations: Observations }

export type CommoditySheet = {
  found: (CommoditySeries | Problem)[]
  /** `monthly prices in nominal US dollars, 1960 to present` */
  remark: string
  /** `YYYY-MM-DD` of "Updated on June 02, 2023". */
  updated: string | undefined
}

const MISSING: ReadonlySet<string> = new Set(["…", "..", "...", ""])

/**
 * Reads a monthly sheet of the Pink Sheet. The row above the first month holds codes; units stand above the codes of
 * prices; names stand above these, for indices stepped over several rows.
 */
export function parseCommoditySheet({ name, rows }: Sheet): CommoditySheet {
  const first = rows.findIndex((row) => isMonth(cellText(row[0])))
  const remark = cellText(rows[1]?.[0])
  const updated = updatedDay(rows.slice(0, first).map((row) => cellText(row[0])))
  if (first < 2)
    return {
      found: [{ kind: "problem", problem: "unknown-layout", file: name, text: remark }],
      remark,
      updated,
    }
  const describeColumn = readHeads(rows.slice(0, first))
  const found: (CommoditySeries | Problem)[] = []
  for (let column = 1; column < (rows[first - 1] ?? []).length; column += 1) {
    const described = describeColumn(column)
    if (described.name === "") continue
    const observations = readColumn(rows, { first, column, name }, found)
    if (observations) found.push({ kind: "column", ...described, observations })
  }
  return { found, remark, updated }
}

/** What the rows above the first month say of a column: its name, which is empty in a blank one, its unit and its code. */
function readHeads(
  rows: Sheet["rows"],
): (column: number) => Pick<CommoditySeries, "name" | "unit" | "code" | "isIndex"> {
  const [units = [], codes = []] = rows.slice(-2)
  const hasUnits = units.some((cell) => cellText(cell).startsWith("("))
  const titles = rows.slice(0, hasUnits ? -2 : -1)
  return (column) => {
    const title = titles.map((row) => cellText(row[column])).findLast((text) => text !== "")
    const code = cellText(codes[column])
    const unit = hasUnits ? cellText(units[column]) : ""
    return { name: title ?? code, unit, code, isIndex: !hasUnits }
  }
}

function readColumn(
  rows: Sheet["rows"],
  { first, column, name }: { first: number; column: number; name: string },
  problems: (CommoditySeries | Problem)[],
): Observations | undefined {
  const points = new Map<number, number>()
  for (const [k, row] of rows.slice(first).entries()) {
    const period = parsePeriod(cellText(row[0]))
    const value = cellNumber(row[column], MISSING)
    if (value === undefined)
      problems.push({
        kind: "problem",
        problem: "bad-number",
        file: name,
        line: first + k + 1,
        text: cellText(row[column]),
      })
    else if (value !== null && period?.frequency === "monthly") points.set(period.index, value)
  }
  return gatherObservations("monthly", points)
}

function isMonth(text: string): boolean {
  return /^\d{4}M\d{2}$/.test(text)
}

function updatedDay(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const text = /^Updated on (.+)$/.exec(line)?.[1]
    const time = text === undefined ? Number.NaN : Date.parse(`${text} UTC`)
    if (!Number.isNaN(time)) return isoDay(new Date(time))
  }
  return undefined
}
