import writeXlsxFile, { type Cell, type Row, type Sheet } from "write-excel-file/node"

import { doubtfulSentence } from "#domain/series/doubtful-values.ts"
import { forecastSentence } from "#charts/text/series-text.ts"
import { PERIOD_HEADINGS } from "#domain/time/frequency-labels.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { periodAt, getYear } from "#domain/time/period.ts"

import { listRows, statusCell, type FileView } from "../file-view.ts"

/** The view as a workbook: a sheet of typed figures and one that says where they come from, which is first when the terms are strict. */
export async function writeXlsx(view: FileView): Promise<Buffer> {
  const data = {
    sheet: "Data",
    data: dataRows(view),
    columns: [{ width: 12 }, { width: 32 }, { width: 12 }],
    stickyRowsCount: 1,
  } satisfies Sheet<never>
  const source = {
    sheet: "Source",
    data: sourceRows(view),
    columns: [{ width: 16 }, { width: 100 }],
  } satisfies Sheet<never>
  const sheets = view.licence.isRestricted ? [source, data] : [data, source]
  return writeXlsxFile(sheets).toBuffer()
}

function dataRows(view: FileView): Row[] {
  const { title, unit, observations } = view
  const { frequency, start } = observations
  const heading = unit === "" ? title : `${title}, ${unit}`
  return [
    [head(PERIOD_HEADINGS[frequency]), head(heading), head("Status")],
    ...listRows(view).map((row, k) => [
      periodCell(frequency, start + k),
      row.value,
      statusCell(row),
    ]),
  ]
}

/** A year as a number, a month as a date; a quarter has no type of its own and stays a text. */
function periodCell(frequency: FileView["observations"]["frequency"], index: number): Cell {
  if (frequency === "yearly") return getYear(frequency, index)
  if (frequency === "quarterly") return periodAt(frequency, index)
  const months = PERIODS_PER_YEAR.monthly
  const first = Date.UTC(getYear(frequency, index), index % months, 1)
  return { value: new Date(first), type: Date, format: "mmm yyyy" }
}

function sourceRows(view: FileView): Row[] {
  const { licence, source, indicator, country, dateOfData } = view
  const rows: [string, string][] = [
    ["Licence", licence.name],
    ["Terms", licence.terms],
    ["Licence address", licence.url ?? ""],
    ["Title", view.title],
    ["Unit", unitText(view.unit)],
    ["Source", source.attribution],
    ["Publisher", source.publisher],
    ["Dataset", source.title],
    ["Dataset address", source.url],
    ["Date of data", `${dateOfData.day}${dateOfData.isStated ? "" : " or later"}`],
    ["As known on", view.asOf ?? ""],
    ["Method", view.method],
    ["Forecasts", writeForecasts(view)],
    ["Doubtful", doubtfulSentence(view.doubtful, view.observations)],
    ["Indicator", `${indicator.name} (${indicator.code})`],
    ["Country", `${country.name} (${country.code})`],
    ["Definition", indicator.definition],
    ["Notes", view.ignored.join(" ")],
    ["Address", view.address],
  ]
  return rows
    .filter(([, text]) => text !== "")
    .map(([name, text]) => [head(name), { value: text, type: String, wrap: true }])
}

function writeForecasts({ forecastFrom, observations }: FileView): string {
  return forecastFrom === null ? "" : forecastSentence(observations.frequency, forecastFrom)
}

function head(text: string): Cell {
  return { value: text, type: String, fontWeight: "bold" }
}
