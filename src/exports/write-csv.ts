import { listRows, statusCell, type FileView } from "./file-view.ts"

const COLUMNS = [
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
  return [COLUMNS.join(","), ...rows, ""].join("\r\n")
}

/** The licence for every row. Terms that are stricter than usual follow its name. */
export function writeTerms({ licence }: Pick<FileView, "licence">): string {
  return licence.isRestricted ? `${licence.name}. ${licence.terms}` : licence.name
}

/** A text as a cell. Spreadsheets run what starts like a formula, so that gets an apostrophe before it; figures are never written by this. */
export function csvText(text: string): string {
  const isFormula = /^(?:[\s\u0000]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r\n])/.test(text)
  const harmless = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
