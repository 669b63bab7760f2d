import type { Catalog, Fact } from "#catalog/types.ts"
import { WORLD_CHART_TYPES } from "#charts/views/world-view.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { indicatorPath } from "#domain/accounts/addresses.ts"
import { notADay } from "#domain/time/calendar-day.ts"

import { chartQuery } from "#charts/query/chart-query.ts"
import type { SeriesData } from "../indicator/page-data.ts"
import { readAsOf, seriesData } from "../indicator/series-data.server.ts"
import { loadRankingEmbed, type RankingEmbedData } from "./load-ranking-embed.server.ts"

type Services = {
  catalog: Pick<Catalog, "findIndicator" | "getDataset" | "getObservationsByPlace">
  publicUrl: string
  now(): Date
}

/** What an embed shows: a series with the address of its page, or a sentence. */
export type ChartEmbed =
  | { state: "series"; series: SeriesData; link: string }
  | ({ state: "ranking" } & RankingEmbedData)
  | { state: "message"; title: string; sentence: string; link: string }

const RANKING_TYPES: ReadonlySet<string> = new Set(WORLD_CHART_TYPES)
const NOTHING = "Sorry! There's no dataset available for your selection."

/** Answers the address of an embedded chart: `indicator` and `country` name the series, the rest are options. */
export async function loadEmbed(
  services: Services,
  query: URLSearchParams,
): Promise<{ embed: ChartEmbed; status: 200 | 404 }> {
  const read = (key: string) => query.get(key) ?? ""
  const isWithoutCountry = read("country").trim() === ""
  if (isWithoutCountry && RANKING_TYPES.has(read("chartType").toLowerCase())) {
    const embed = await loadRankingEmbed(services, query)
    return embed ? { embed: { state: "ranking", ...embed }, status: 200 } : nothing(services)
  }
  const asOf = readAsOf(query)
  // Who embeds figures of a day would not see that others stand in their place.
  if (asOf.problem !== null) return nothing(services, notADay(read("asOf")))
  const answer = await services.catalog.getDataset({
    indicator: read("indicator"),
    country: read("country"),
    frequency: requestedFrequency(query),
    asOf: asOf.day ?? undefined,
  })
  if (answer.state === "fact") return undatedFigure(services, answer.fact)
  if (answer.state !== "found") return nothing(services)
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
  return { status: 200, embed: { state: "series", series, link: `${services.publicUrl}${path}` } }
}

function undatedFigure(
  { publicUrl }: Services,
  { indicator, country }: Fact,
): { embed: ChartEmbed; status: 404 } {
  const path = indicatorPath({ name: indicator.name, countrySlug: country.slug })
  return {
    status: 404,
    embed: {
      state: "message",
      title: `${indicator.name}, ${country.name}`,
      sentence: "The source gives no date for this figure, so there is no chart.",
      link: `${publicUrl}${path}`,
    },
  }
}

function nothing({ publicUrl }: Services, sentence = NOTHING): { embed: ChartEmbed; status: 404 } {
  const link = `${publicUrl}/search`
  return { status: 404, embed: { state: "message", title: "No chart", sentence, link } }
}
