import { rowsOf, type FileView } from "./file-view.ts"
import { csvText, termsOf } from "./write-csv.ts"

const ORIGIN = ["source", "licence", "date_of_data", "address"] as const

/**
 * Two datasets side by side as CSV, a row for each period of either: period and value of the first, period and value
 * of the second, then where each comes from. Where one has no such period, its two cells are empty.
 */
export function writeCompareCsv(one: FileView, two: FileView): string {
  const [ones, twos] = [valuesOf(one), valuesOf(two)]
  const periods = [...new Set([...ones.keys(), ...twos.keys()])].sort()
  const origin = [...originOf(one), ...originOf(two)].map(csvText).join(",")
  const header = [
    ...["period", headingOf(one), "period", headingOf(two)],
    ...ORIGIN,
    ...ORIGIN.map((name) => `${name}2`),
  ]
  const rows = periods.map(
    (period) => `${cellsOf(ones, period)},${cellsOf(twos, period)},${origin}`,
  )
  return [header.map(csvText).join(","), ...rows, ""].join("\r\n")
}

function valuesOf(view: FileView): ReadonlyMap<string, number | null> {
  return new Map(rowsOf(view).map(({ period, value }) => [period, value]))
}

/** `Inflation, consumer prices (annual %), Nigeria (annual %)`; money names its currency. */
function headingOf({ title, unit, currency }: FileView): string {
  const measured = [unit, currency ?? ""].filter((part) => part !== "").join(", ")
  return measured === "" ? title : `${title} (${measured})`
}

function cellsOf(values: ReadonlyMap<string, number | null>, period: string): string {
  const value = values.get(period)
  return value === undefined ? "," : `${period},${value === null ? "" : String(value)}`
}

function originOf(view: FileView): string[] {
  return [view.source.attribution, termsOf(view), view.dateOfData.day, view.address]
}
