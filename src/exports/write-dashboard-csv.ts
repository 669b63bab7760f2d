import { periodAt } from "#domain/time/period.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import { latestFigure } from "#domain/series/series.ts"

import {
  isDated,
  type DashboardFile,
  type DatedFigure,
  type UndatedFigure,
} from "./dashboard-file.ts"
import { periodNote } from "./documents/dashboard-text.ts"
import type { FileView } from "./file-view.ts"
import { csvText, writeTerms } from "./write-csv.ts"

const COLUMNS = [
  "section",
  "country",
  "code",
  "indicator",
  "period",
  "value",
  "unit",
  "rank",
  "countries_ranked",
  "rank_in_continent",
  "continent_countries_ranked",
  "source",
  "licence",
  "date_of_data",
  "address",
  "note",
] as const

type Line = Partial<Record<(typeof COLUMNS)[number], string>>

/**
 * Everything that a dashboard shows as one CSV (RFC 4180): a row for each period of each indicator and chart, one for
 * each link, and one with the reason for each figure that may not be passed on. An empty value is a gap.
 */
export function writeDashboardCsv(file: DashboardFile): string {
  const { name: country, code } = file.country
  const lines: Line[] = [
    ...file.leftOut.map(({ name, reason }) => ({
      section: "Left out",
      indicator: name,
      note: reason,
    })),
    ...file.headlines.flatMap((figure) =>
      isDated(figure) ? datedLines(figure) : [factLine(figure)],
    ),
    ...file.charts.flatMap((view) => viewLines("Selected Charts", view)),
    ...file.resources.map(({ label, url }) => ({
      section: "Resources",
      indicator: label,
      address: url,
    })),
  ]
  const rows = lines.map((line) => {
    const whole: Line = { ...line, country, code }
    return COLUMNS.map((column) => writeCell(column, whole[column] ?? "")).join(",")
  })
  return [COLUMNS.join(","), ...rows, ""].join("\r\n")
}

/** A figure below zero is a figure and no formula. */
function writeCell(column: (typeof COLUMNS)[number], text: string): string {
  return column === "value" ? text : csvText(text)
}

/** The place belongs to the latest figure alone. */
function datedLines({ view, rank }: DatedFigure): Line[] {
  const lines = viewLines("Selected Indicators", view)
  const latest = latestFigure(view.observations)
  const at = latest && latest.index - view.observations.start
  return lines.map((line, k) =>
    k !== at || !rank
      ? line
      : {
          ...line,
          rank: String(rank.position),
          countries_ranked: String(rank.of),
          ...(rank.continent && {
            rank_in_continent: String(rank.continent.position),
            continent_countries_ranked: String(rank.continent.of),
          }),
        },
  )
}

function viewLines(section: string, view: FileView): Line[] {
  const { observations, indicator, unit, source, dateOfData, address } = view
  const { frequency, start, values } = observations
  return values.map((value, k) => ({
    section,
    indicator: indicator.name,
    unit,
    address,
    period: periodAt(frequency, start + k),
    value: value === null ? "" : String(value),
    source: source.attribution,
    licence: writeTerms(view),
    date_of_data: dateOfData.day,
    note: periodNote(view, start + k),
  }))
}

function factLine({ name, unit, value, source }: UndatedFigure): Line {
  const { licence, attribution, redistribute } = source
  return {
    section: "Selected Indicators",
    indicator: name,
    unit,
    value: String(value),
    source: attribution,
    licence:
      redistribute === "non-commercial" ? `${licence}. ${redistributionSentence(source)}` : licence,
    note: "The source gives no date.",
  }
}
