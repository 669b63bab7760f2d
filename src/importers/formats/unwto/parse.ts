import { AppError } from "#domain/errors.ts"
import { gatherObservations } from "#domain/series/series.ts"

import type { ImportedIndicator, ImportRecord } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { cellNumber, cellText, type Cell, type Sheet } from "../../read/read-workbook.ts"
import { mapTourism, TOURISM, tourismCode } from "./map.ts"

type Row = readonly Cell[]

type Layout = {
  series: number
  name: number
  units: number
  years: readonly { cell: number; year: number }[]
}

/** The day in `data updated on 24/11/2023` above the table, `YYYY-MM-DD`. */
export function updateDate(sheets: readonly Sheet[]): string | undefined {
  for (const { rows } of sheets)
    for (const row of rows.slice(0, 6))
      for (const cell of row) {
        const [, day, month, year] =
          /updated on (\d{2})\/(\d{2})\/(\d{4})/.exec(cellText(cell)) ?? []
        if (year !== undefined && month !== undefined && day !== undefined)
          return `${year}-${month}-${day}`
      }
  return undefined
}

/**
 * Reads the sheets of a report. A row whose series is 0 names the country in capitals; the rows below it with a series
 * number hold its figures, until the next country. Rows without a number are headings and footnotes.
 */
export function* parseReport(
  sheets: readonly Sheet[],
  file: string,
  findPlace: PlaceFinder,
): Generator<ImportRecord> {
  let found = 0
  for (const sheet of sheets) {
    const at = sheet.rows.findIndex((row) => parseLayout(row) !== undefined)
    const layout = parseLayout(sheet.rows[at] ?? [])
    if (!layout) continue
    found += 1
    yield* parseSheet(sheet.rows.slice(at + 1), layout, { file, findPlace, firstLine: at + 2 })
  }
  if (found === 0)
    throw new AppError("bad-file", `${file} has no row with C., S., Units and years.`)
}

function parseLayout(row: Row): Layout | undefined {
  const texts = row.map(cellText)
  const series = texts.indexOf("S.")
  const name = texts.indexOf("Basic data and indicators")
  const years = texts.flatMap((text, cell) =>
    /^(19|20)\d{2}$/.test(text) ? [{ cell, year: Number(text) }] : [],
  )
  if (series === -1 || name === -1 || years.length === 0) return undefined
  return { series, name, units: texts.indexOf("Units"), years }
}

type Block = { file: string; findPlace: PlaceFinder; firstLine: number }

function* parseSheet(
  rows: readonly Row[],
  layout: Layout,
  { file, findPlace, firstLine }: Block,
): Generator<ImportRecord> {
  const described = new Map<string, ImportedIndicator>()
  let country: string | undefined
  for (const [k, row] of rows.entries()) {
    const line = firstLine + k
    const number = cellText(row[layout.series])
    const label = row.slice(layout.name, layout.units).map(cellText).find(Boolean) ?? ""
    const problem = problemAt(file, line)
    if (number === "") continue
    if (number === "0") {
      country = findPlace("", label)
      if (country === undefined) yield problem("unknown-country", label)
      continue
    }
    const points: [year: number, value: number][] = []
    for (const { cell, year } of layout.years) {
      const value = cellNumber(row[cell])
      if (value === undefined) yield problem("bad-number", cellText(row[cell]))
      else if (value !== null) points.push([year, value])
    }
    const code = tourismCode(number)
    if (!described.has(code))
      described.set(code, mapTourism({ code, label, unit: cellText(row[layout.units]) }))
    const observations = gatherObservations("yearly", points)
    const { publisherId } = TOURISM
    if (observations && country !== undefined)
      yield { kind: "series", publisherId, code, country, frequency: "yearly", observations }
  }
  yield { kind: "rows", rows: rows.length }
  yield* described.values()
}
