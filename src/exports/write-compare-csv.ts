import { rowsOf, statusCell, type FileView } from "./file-view.ts"
import { csvText, termsOf } from "./write-csv.ts"

const ORIGIN = ["status", "source", "licence", "date_of_data", "address"] as const

/**
 * Two datasets side by side as CSV, a row for each period of either: period and value of the first, period and value
 * of the second, then whether each is a forecast and where it comes from. Where one has no such period, its cells for it
 * are empty.
 */
export function writeCompareCsv(one: FileView, two: FileView): string {
  const [ones, twos] = [valuesOf(one), valuesOf(two)]
  const periods = [...new Set([...ones.keys(), ...twos.keys()])].sort()
  const [origin, origin2] = [originOf(one), originOf(two)]
  const header = [
    ...["period", headingOf(one), "period", headingOf(two)],
    ...ORIGIN,
    ...ORIGIN.map((name) => `${name}2`),
  ]
  const rows = periods.map((period) => {
    const [first, second] = [ones.get(period), twos.get(period)]
    return [
      ...[cellsOf(first), cellsOf(second)],
      ...[first ? statusCell(first) : "", origin],
      ...[second ? statusCell(second) : "", origin2],
    ].join(",")
  })
  return [header.map(csvText).join(","), ...rows, ""].join("\r\n")
}

type FileRow = ReturnType<typeof rowsOf>[number]

function valuesOf(view: FileView): ReadonlyMap<string, FileRow> {
  return new Map(rowsOf(view).map((row) => [row.period, row]))
}

/** `Inflation, consumer prices (annual %), Nigeria (annual %)`; money names its currency. */
function headingOf({ title, unit, currency }: FileView): string {
  const measured = [unit, currency ?? ""].filter((part) => part !== "").join(", ")
  return measured === "" ? title : `${title} (${measured})`
}

function cellsOf(row: FileRow | undefined): string {
  return row ? `${row.period},${row.value === null ? "" : String(row.value)}` : ","
}

function originOf({ source, dateOfData, address, ...view }: FileView): string {
  return [source.attribution, termsOf(view), dateOfData.day, address].map(csvText).join(",")
}
