import type { CountryDashboard, DashboardFigure } from "#catalog/country-dashboard.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { FigureRank } from "#catalog/series-summary.ts"
import { nameWithoutUnit } from "#charts/text/series-text.ts"
import { countryPath } from "#domain/addresses/page-paths.ts"
import {
  listResources,
  type CountryContent,
  type Resource,
} from "#domain/places/country-content.ts"
import type { Country } from "#domain/places/country.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { lastIndex, sliceObservations } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"

import { fileView, type FileView } from "./file-view.ts"

/** Every kind of file a dashboard can be had as. */
export const DASHBOARD_FORMATS = ["pdf", "csv", "xlsx"] as const
export type DashboardFormat = (typeof DASHBOARD_FORMATS)[number]

/** A selected indicator with the periods of its small line; the last of them is the latest figure. */
export type DatedFigure = { view: FileView; previous: number | null; rank: FigureRank | null }

/** A selected indicator whose source gives no date. */
export type UndatedFigure = {
  name: string
  unit: string
  currency: string | null
  value: number
  source: Source
}

/** A country's dashboard with everything that its files print. Plain data, so that a worker can write it. */
export type DashboardFile = {
  country: Country
  headlines: readonly (DatedFigure | UndatedFigure)[]
  charts: readonly FileView[]
  /** What the page shows and no file may hold, and why. */
  leftOut: readonly { name: string; reason: string }[]
  resources: readonly Resource[]
  /** Absolute address of the page. */
  address: string
}

type Options = {
  content: CountryContent
  currentYear: number
  publicUrl: string
  /** The day as of which the figures are; absent for today. */
  asOf?: string | undefined
}
type Reads = Pick<Catalog, "getDataset">
type Found = { figure: DatedFigure | UndatedFigure } | { closed: Source; name: string }

/** What the files of a country's dashboard hold. */
export async function readDashboardFile(
  catalog: Reads,
  dashboard: CountryDashboard,
  options: Options,
): Promise<DashboardFile> {
  const { country } = dashboard
  const headlines = await Promise.all(
    dashboard.headlines.map((line) => readFigure(catalog, country, line, options)),
  )
  const found = headlines.flatMap((one) => one ?? [])
  const { open, closed } = listCharts(dashboard, options)
  return {
    country,
    headlines: found.flatMap((one) => ("figure" in one ? [one.figure] : [])),
    charts: open,
    leftOut: listReasons([...found.flatMap((one) => ("closed" in one ? [one] : [])), ...closed]),
    resources: listResources(options.content, country),
    address: `${options.publicUrl}${countryPath(country.slug)}${options.asOf === undefined ? "" : `?asOf=${options.asOf}`}`,
  }
}

/** Whether a selected indicator has a date. */
export function isDated(figure: DatedFigure | UndatedFigure): figure is DatedFigure {
  return "view" in figure
}

async function readFigure(
  catalog: Reads,
  country: Country,
  { figure, rank }: DashboardFigure,
  options: Options,
): Promise<Found | undefined> {
  const { indicator, frequency } =
    figure.state === "series" ? figure.summary : { ...figure, frequency: undefined }
  const query = { indicator: indicator.id, country: country.code, frequency }
  const answer = await catalog.getDataset(query)
  const name = nameWithoutUnit(indicator)
  if (answer.state === "fact") {
    const { value, source } = answer.fact
    if (source.redistribute === "no") return { closed: source, name }
    const { unit, currency } = indicator
    return { figure: { name: indicator.name, unit, currency, value, source } }
  }
  if (answer.state !== "found" || figure.state !== "series") return undefined
  const { dataset } = answer
  if (dataset.source.redistribute === "no") return { closed: dataset.source, name }
  const { latest, previous, recent } = figure.summary
  const end = parsePeriod(latest.period)?.index ?? lastIndex(dataset.observations)
  const shown = sliceObservations(dataset.observations, end - recent.length + 1, end)
  return {
    figure: { view: buildView({ ...dataset, observations: shown }, options), previous, rank },
  }
}

function listCharts({ charts }: CountryDashboard, options: Options) {
  const isClosed = ({ source }: Dataset) => source.redistribute === "no"
  return {
    open: charts
      .filter((dataset) => !isClosed(dataset))
      .map((dataset) => buildView(dataset, options)),
    closed: charts
      .filter(isClosed)
      .map(({ source, indicator }) => ({ closed: source, name: nameWithoutUnit(indicator) })),
  }
}

function buildView(dataset: Dataset, { currentYear, publicUrl }: Options): FileView {
  return fileView(dataset, new URLSearchParams(), { asOf: null, currentYear, publicUrl })
}

/** A figure that is also a chart is named once. */
function listReasons(
  closed: readonly { closed: Source; name: string }[],
): DashboardFile["leftOut"] {
  const reasons = new Map(closed.map(({ name, closed: source }) => [name, closedReason(source)]))
  return [...reasons].map(([name, reason]) => ({ name, reason }))
}
