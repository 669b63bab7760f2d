import type { Catalog } from "#catalog/types.ts"
import { drawChart } from "#charts/scene/draw-chart.ts"
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
import { indicatorPath } from "#domain/accounts/addresses.ts"
import { postDay } from "#domain/time/day-text.ts"

import { readAsOf, seriesData } from "../../pages/indicator/series-data.server.ts"
import type { LiveChartData } from "./live-chart-data.ts"

/** Draws the view of an indicator that stands inside a text. */
export async function loadLiveChart(
  services: {
    catalog: Pick<Catalog, "getDataset">
    content: Pick<SiteContent, "findFrozen">
    now(): Date
  },
  view: ChartReference,
  alt: string,
): Promise<LiveChartData> {
  const asOf = readAsOf(view.query)
  const named = {
    indicator: view.indicator,
    country: view.country,
    frequency: requestedFrequency(view.query),
  }
  const answer = await services.catalog.getDataset({ ...named, asOf: asOf.day ?? undefined })
  const frozen = answer.state === "found" ? undefined : services.content.findFrozen(named)
  const dataset = answer.state === "found" ? answer.dataset : frozen?.dataset
  if (!dataset) return { state: "missing", title: alt }
  const series = seriesData(dataset, view.query, {
    asOf: asOf.day,
    currentYear: services.now().getUTCFullYear(),
  })
  const { spec, observations, format, forecastFrom, doubtful, source } = series
  const title = seriesTitle(series)
  const { indicator, country } = dataset
  const path = indicatorPath({ name: indicator.name, countrySlug: country.slug })
  const query = view.query.toString()
  return {
    state: "drawn",
    title,
    subtitle: writeSubtitle(series),
    path: frozen ? source.url : query === "" ? path : `${path}?${query}`,
    scene: drawChart({ spec, observations, format, title, forecastFrom, doubtful }),
    frequency: observations.frequency,
    notes: [...seriesNotes(series, observations.frequency), ...(frozen ? [keptNote(frozen)] : [])],
    source: { text: shortenCredit(source.attribution), url: source.url },
    vintage: vintageSentence(series),
  }
}

function keptNote({ frozenOn }: FrozenSeries): string {
  return `These figures have been kept with this text since ${postDay(frozenOn)}; this site does not hold the series.`
}
