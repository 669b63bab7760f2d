import { listRows, statusCell, type FileView } from "./file-view.ts"
import { csvText, writeTerms } from "./write-csv.ts"

const ORIGIN = ["status", "source", "licence", "date_of_data", "address"] as const

/**
 * Two datasets side by side as CSV, a row for each period of either: period and value of the first, period and value
 * of the second, then whether each is a forecast and where it comes from. Where one has no such period, its cells for it
 * are empty.
 */
export function writeCompareCsv(one: FileView, two: FileView): string {
  const [ones, twos] = [indexRows(one), indexRows(two)]
  const periods = [...new Set([...ones.keys(), ...twos.keys()])].sort()
  const [origin, origin2] = [writeOrigin(one), writeOrigin(two)]
  const header = [
    "period",
    writeHeading(one),
    "period",
    writeHeading(two),
    ...ORIGIN,
    ...ORIGIN.map((name) => `${name}2`),
  ]
  const rows = periods.map((period) => {
    const [first, second] = [ones.get(period), twos.get(period)]
    return [
      writeCells(first),
      writeCells(second),
      first ? statusCell(first) : "",
      origin,
      second ? statusCell(second) : "",
      origin2,
    ].join(",")
  })
  return [header.map(csvText).join(","), ...rows, ""].join("\r\n")
}

type FileRow = ReturnType<typeof listRows>[number]

function indexRows(view: FileView): ReadonlyMap<string, FileRow> {
  return new Map(listRows(view).map((row) => [row.period, row]))
}

/** `Inflation, consumer prices (annual %), Nigeria (annual %)`; money names its currency. */
function writeHeading({ title, unit, currency }: FileView): string {
  const measured = [unit, currency ?? ""].filter((part) => part !== "").join(", ")
  return measured === "" ? title : `${title} (${measured})`
}

function writeCells(row: FileRow | undefined): string {
  return row ? `${row.period},${row.value === null ? "" : String(row.value)}` : ","
}

function writeOrigin({ source, dateOfData, address, ...view }: FileView): string {
  return [source.attribution, writeTerms(view), dateOfData.day, address].map(csvText).join(",")
}
