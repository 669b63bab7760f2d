import type { Catalog } from "#catalog/create-catalog.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
import type { Scene } from "#charts/scene/scene.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import {
  shortenCredit,
  seriesNotes,
  seriesTitle,
  writeSubtitle,
  vintageSentence,
} from "#charts/text/series-text.ts"
import type { ChartReference } from "#content/chart-image.ts"
import type { SiteContent } from "#content/create-content.ts"
import type { FrozenSeries } from "#content/frozen-series.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { postDay } from "#domain/time/day-text.ts"

import { readAsOf, seriesData } from "../../pages/indicator/series-data.server.ts"
import type { SeriesData } from "../../pages/indicator/page-data.ts"
import type { LiveChartData } from "./live-chart-data.ts"

type Services = {
  catalog: Pick<Catalog, "getDataset">
  content: Pick<SiteContent, "findFrozen">
  now(): Date
}

/** What a text draws: the series that this site holds, else the one that stays with the text. */
export type DrawnSeries = {
  series: SeriesData
  /** The page of the same view, or the publisher's where this site has no page of it. */
  path: string
  frozen: FrozenSeries | undefined
}

/** Draws the view of an indicator that stands inside a text. */
export async function loadLiveChart(
  services: Services,
  view: ChartReference,
  alt: string,
): Promise<LiveChartData> {
  const drawn = await findDrawnSeries(services, view)
  if (!drawn) return { state: "missing", title: alt }
  const { series, path } = drawn
  return {
    state: "drawn",
    title: seriesTitle(series),
    subtitle: writeSubtitle(series),
    path,
    scene: drawSeries(series),
    frequency: series.observations.frequency,
    notes: listNotes(drawn),
    source: creditSource(series),
    vintage: vintageSentence(series),
  }
}

/** Finds what a chart of a text shows; `undefined` where neither the site nor the text holds it. */
export async function findDrawnSeries(
  services: Services,
  view: ChartReference,
): Promise<DrawnSeries | undefined> {
  const asOf = readAsOf(view.query)
  const named = {
    indicator: view.indicator,
    country: view.country,
    frequency: requestedFrequency(view.query),
  }
  const answer = await services.catalog.getDataset({ ...named, asOf: asOf.day ?? undefined })
  const frozen = answer.state === "found" ? undefined : services.content.findFrozen(named)
  const dataset = answer.state === "found" ? answer.dataset : frozen?.dataset
  if (!dataset) return undefined
  const series = seriesData(dataset, view.query, {
    asOf: asOf.day,
    currentYear: services.now().getUTCFullYear(),
  })
  const { indicator, country } = dataset
  const page = indicatorPath({ name: indicator.name, countrySlug: country.slug })
  const query = view.query.toString()
  const path = query === "" ? page : `${page}?${query}`
  return { series, path: frozen ? series.source.url : path, frozen }
}

/** The scene of a series of a text; on the scale of others, where it stands beside them. */
export function drawSeries(series: SeriesData, scaledWith: readonly number[] = []): Scene {
  const { spec, observations, format, forecastFrom, doubtful } = series
  const title = seriesTitle(series)
  return drawChart({ spec, observations, format, title, forecastFrom, doubtful, scaledWith })
}

/** What a reader of the chart has to know. */
export function listNotes({ series, frozen }: DrawnSeries): string[] {
  return [
    ...seriesNotes(series, series.observations.frequency),
    ...(frozen ? [keptNote(frozen)] : []),
  ]
}

/** Whom to credit, and where. */
export function creditSource({ source }: SeriesData): { text: string; url: string } {
  return { text: shortenCredit(source.attribution), url: source.url }
}

function keptNote({ frozenOn }: FrozenSeries): string {
  return `These figures have been kept with this text since ${postDay(frozenOn)}; this site does not hold the series.`
}
