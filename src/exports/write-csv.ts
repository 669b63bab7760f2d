import { listRows, statusCell, type FileView } from "./file-view.ts"

/** The columns of a file with a row for each figure. */
export const CSV_COLUMNS = [
  "country",
  "code",
  "indicator",
  "period",
  "value",
  "unit",
  "status",
  "source",
  "licence",
  "date_of_data",
  "address",
]

/**
 * The figures as CSV (RFC 4180): a header, a row for each period, an empty value and status where there is no figure.
 * Without a byte order mark, which many programs read as part of the first name.
 */
export function writeCsv(view: FileView): string {
  const { country, indicator, unit, source, dateOfData, address } = view
  const terms = writeTerms(view)
  const before = [country.name, country.code, indicator.name].map(csvText).join(",")
  const after = [source.attribution, terms, dateOfData.day, address].map(csvText).join(",")
  const rows = listRows(view).map((row) => {
    const figure = row.value === null ? "" : String(row.value)
    return [before, row.period, figure, csvText(unit), statusCell(row), after].join(",")
  })
  return [CSV_COLUMNS.join(","), ...rows, ""].join("\r\n")
}

/** The licence for every row. Terms that are stricter than usual follow its name. */
export function writeTerms({ licence }: Pick<FileView, "licence">): string {
  return licence.isRestricted ? `${licence.name}. ${licence.terms}` : licence.name
}

/**
 * A text as a cell. Spreadsheets run what starts like a formula, so that gets an apostrophe before it; figures are never
 * written by this. Where a semicolon or a tab separates cells, as in much of Europe and Africa, the quotes around a cell do
 * not hold, so that a cell also starts behind each of them and behind each line end.
 */
export function csvText(text: string): string {
  const guarded = text.replace(FORMULA, "'")
  const harmless = /^[\t\r\n]/.test(text) ? `'${guarded}` : guarded
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The place before a formula: spaces and signs that nobody sees may come first. */
const FORMULA =
  /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\u0000\p{Cf}])*[=+\-@\uff0b\uff0d\uff1d\uff20])/gu

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
