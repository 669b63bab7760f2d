import type { Catalog } from "#catalog/types.ts"
import { wishedFrequency } from "#charts/parse-chart-query.ts"
import { indicatorPath } from "#domain/addresses.ts"

import { chartQuery } from "#charts/chart-query.ts"
import type { SeriesData } from "../indicator/page-data.ts"
import { readAsOf, seriesData } from "../indicator/series-data.server.ts"

type Services = { catalog: Pick<Catalog, "getDataset">; publicUrl: string; now(): Date }

/** What a frame shows: a series with the address of its page, or a sentence. */
export type ChartFrame =
  | { state: "series"; series: SeriesData; link: string }
  | { state: "message"; title: string; sentence: string; link: string }

const NOTHING = "Sorry! There's no dataset available for your selection."

/** Answers the address of an embedded chart: `indicator` and `country` name the series, the rest are wishes. */
export async function loadChart(
  services: Services,
  query: URLSearchParams,
): Promise<{ frame: ChartFrame; status: 200 | 404 }> {
  const asOf = readAsOf(query)
  const answer = await services.catalog.getDataset({
    indicator: query.get("indicator") ?? "",
    country: query.get("country") ?? "",
    frequency: wishedFrequency(query),
    asOf: asOf.day ?? undefined,
  })
  if (answer.state === "fact") {
    const { indicator, country } = answer.fact
    const path = indicatorPath({ name: indicator.name, countrySlug: country.slug })
    return {
      status: 404,
      frame: {
        state: "message",
        title: `${indicator.name}, ${country.name}`,
        sentence: "The source gives no date for this figure, so there is no chart.",
        link: `${services.publicUrl}${path}`,
      },
    }
  }
  if (answer.state !== "found") {
    const link = `${services.publicUrl}/search`
    return { status: 404, frame: { state: "message", title: "No chart", sentence: NOTHING, link } }
  }
  const series = seriesData(answer.dataset, query, {
    asOf: asOf.day,
    currentYear: services.now().getUTCFullYear(),
  })
  const { indicator, country } = answer.dataset
  const path = indicatorPath({
    name: indicator.name,
    countrySlug: country.slug,
    query: { ...chartQuery(series.spec, series), asOf: series.asOf },
  })
  return { status: 200, frame: { state: "series", series, link: `${services.publicUrl}${path}` } }
}
