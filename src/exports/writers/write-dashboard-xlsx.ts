import writeXlsxFile, { type Cell, type Row, type Sheet } from "write-excel-file/node"

import { periodAt, getYear } from "#domain/time/period.ts"
import { latestFigure } from "#domain/series/series.ts"

import {
  isDated,
  type DashboardFile,
  type DatedFigure,
  type UndatedFigure,
} from "../dashboard-file.ts"
import { listOrigins, periodNote } from "../documents/dashboard-text.ts"
import type { FileView } from "../file-view.ts"

/**
 * Everything that a dashboard shows as a workbook: a row for each selected indicator, all periods of their lines and
 * of the charts, where they come from, and links. The sources are first when any of their terms are strict.
 */
export async function writeDashboardXlsx(file: DashboardFile): Promise<Buffer> {
  const origins = listOrigins(file)
  const sources = buildSheet(
    "Sources",
    ["Source", "Licence", "Licence address", "Terms", "Date of data"],
    [
      ...origins.map((origin) => [
        ...texts(origin.source, origin.licence, origin.licenceUrl, origin.terms, origin.date),
      ]),
      ...file.leftOut.map(({ name, reason }) => texts(name, "", "", `Left out. ${reason}`)),
    ],
  )
  const data = [
    buildSheet("Selected Indicators", INDICATOR_HEADINGS, file.headlines.map(indicatorRow)),
    buildSheet("Figures", FIGURE_HEADINGS, figureRows(file)),
    buildSheet(
      "Resources",
      ["Resource", "Address"],
      file.resources.map(({ label, url }) => texts(label, url)),
    ),
  ].filter(({ data }) => data.length > 1)
  const isStrict = origins.some(({ isRestricted }) => isRestricted)
  return writeXlsxFile(isStrict ? [sources, ...data] : [...data, sources]).toBuffer()
}

const INDICATOR_HEADINGS = [
  "Indicator",
  "Latest value",
  "Unit",
  "Period",
  "Period before",
  "Place",
  "Of countries",
  "Place in continent",
  "Of its countries",
  "Source",
  "Date of data",
  "Address",
]
const FIGURE_HEADINGS = ["Section", "Indicator", "Period", "Value", "Unit", "Date of data", "Note"]

function indicatorRow(figure: DatedFigure | UndatedFigure): Row {
  if (!isDated(figure)) return undatedRow(figure)
  const { view, previous, rank } = figure
  const { observations, indicator, unit, source, dateOfData, address } = view
  const latest = latestFigure(observations)
  return [
    text(indicator.name),
    latest?.value ?? null,
    text(unit),
    latest ? periodCell(view, latest.index) : null,
    previous,
    ...placeCells(rank),
    ...placeCells(rank?.continent),
    ...texts(source.attribution, dateOfData.day, address),
  ]
}

function undatedRow({ name, value, unit, source }: UndatedFigure): Row {
  const none = Array.from({ length: 6 }, () => null)
  return [text(name), value, text(unit), ...none, text(source.attribution), null, null]
}

/** The place among countries, and among how many; two empty cells where there is no rank. */
function placeCells(rank: { position: number; of: number } | null | undefined): Row {
  return [rank?.position ?? null, rank?.of ?? null]
}

function figureRows({ headlines, charts }: DashboardFile): Row[] {
  const dated = headlines.filter(isDated).map(({ view }) => view)
  return [
    ...dated.flatMap((view) => viewRows("Selected Indicators", view)),
    ...charts.flatMap((view) => viewRows("Selected Charts", view)),
  ]
}

function viewRows(section: string, view: FileView): Row[] {
  const { observations, indicator, unit, dateOfData } = view
  return observations.values.map((value, k) => [
    ...texts(section, indicator.name),
    periodCell(view, observations.start + k),
    value,
    ...texts(unit, dateOfData.day, periodNote(view, observations.start + k)),
  ])
}

/** A year as a number; quarters and months, which stand in one column with years, as texts. */
function periodCell({ observations: { frequency } }: FileView, index: number): Cell {
  return frequency === "yearly" ? getYear(frequency, index) : text(periodAt(frequency, index))
}

function buildSheet(
  sheet: string,
  headings: readonly string[],
  rows: readonly Row[],
): Sheet<never> {
  const head = headings.map((value) => ({ value, type: String, fontWeight: "bold" as const }))
  return {
    sheet,
    data: [head, ...rows],
    columns: headings.map((heading) => ({ width: WIDE.has(heading) ? 48 : 16 })),
    stickyRowsCount: 1,
  }
}

const WIDE = new Set(["Indicator", "Source", "Terms", "Address", "Resource", "Licence address"])

function text(value: string): Cell {
  return { value, type: String }
}

function texts(...values: readonly string[]): Row {
  return values.map(text)
}
