import { dayText } from "#domain/time/day-text.ts"

import type { DashboardFile } from "./dashboard-file.ts"
import { figureWords, listOrigins } from "./documents/dashboard-text.ts"
import type { DocumentPlan, DocumentSection, GridSection } from "./document-plan.ts"

/** So tall that two charts with their titles and sources stand on a page. */
const CHART_HEIGHT = 180

const COLUMNS: GridSection["columns"] = [
  { heading: "Indicator", width: "*" },
  { heading: "Latest value", width: 96, isNumber: true },
  { heading: "Period", width: 40 },
  { heading: "Change", width: 54, isNumber: true },
  { heading: "Place, from the highest", width: 104 },
  { heading: "Publisher", width: 56 },
]

/** The dashboard as a document: indicators, links and sources on the first page, then the charts, then their tables. */
export function dashboardDocument(file: DashboardFile, madeAt: Date): DocumentPlan {
  return {
    title: `${file.country.name}: Country Dashboard`,
    sections: [
      ...writeTerms(file),
      {
        kind: "text",
        heading: "",
        text: `Latest figures from official sources, as they stood on ${dayText(madeAt.toISOString())}. ${file.address}`,
      },
      ...writeIndicators(file),
      ...writeLeftOut(file),
      ...writeSources(file),
      ...writeResources(file),
      ...writeCharts(file),
    ],
  }
}

/** Terms that are stricter than usual stand before the first value. */
function writeTerms(file: DashboardFile): DocumentSection[] {
  const strict = listOrigins(file).filter(({ isRestricted }) => isRestricted)
  const sentences = new Set(
    strict.map(({ source, licence, terms }) => `${source} ${licence}. ${terms}`),
  )
  return [...sentences].map((text) => ({ kind: "text", heading: "", text }))
}

function writeIndicators({ headlines, country }: DashboardFile): DocumentSection[] {
  if (headlines.length === 0) return []
  const rows = headlines.map((figure) => {
    const { name, value, period, change, rank, publisher } = figureWords(figure, country.continent)
    return [name, value, period, change, rank, publisher]
  })
  return [{ kind: "grid", heading: "Selected Indicators", columns: COLUMNS, rows }]
}

function writeLeftOut({ leftOut }: DashboardFile): DocumentSection[] {
  if (leftOut.length === 0) return []
  const text = leftOut.map(({ name, reason }) => `${name}: ${reason}`).join("\n")
  return [{ kind: "text", heading: "Left out", text }]
}

function writeSources(file: DashboardFile): DocumentSection[] {
  const rows = listOrigins(file).map(({ source, date, licence }) => [
    source.replace(/^Source: /, ""),
    date,
    licence,
  ])
  if (rows.length === 0) return []
  const columns: GridSection["columns"] = [
    { heading: "Source", width: "*" },
    { heading: "Date of data", width: 110 },
    { heading: "Licence", width: 130 },
  ]
  return [{ kind: "grid", heading: "Sources", columns, rows }]
}

function writeResources({ resources }: DashboardFile): DocumentSection[] {
  return resources.length === 0 ? [] : [{ kind: "links", heading: "Resources", links: resources }]
}

function writeCharts({ charts }: DashboardFile): DocumentSection[] {
  if (charts.length === 0) return []
  const buildPage = (heading: string): DocumentSection => ({
    kind: "text",
    heading,
    text: "",
    startsPage: true,
  })
  return [
    buildPage("Selected Charts"),
    ...charts.map((view): DocumentSection => ({ kind: "chart", view, height: CHART_HEIGHT })),
    buildPage("Figures of the charts"),
    ...charts.flatMap((view): DocumentSection[] => [
      { kind: "text", heading: "", text: `${view.title}. ${view.subtitle}` },
      { kind: "table", view },
    ]),
  ]
}
