import { explainMissingDataset } from "#catalog/explain-missing-dataset.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Fact } from "#catalog/dataset.ts"
import { WORLD_CHART_TYPES } from "#charts/views/world-view.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { notADay } from "#domain/time/calendar-day.ts"

import type { Search } from "#search/create-search.ts"

import { chartQuery } from "#charts/query/chart-query.ts"
import type { SeriesData } from "../indicator/page-data.ts"
import { readAsOf, seriesData } from "../indicator/series-data.server.ts"
import { loadRankingEmbed, type RankingEmbedData } from "./load-ranking-embed.server.ts"

type Services = {
  catalog: Pick<Catalog, "findIndicator" | "getDataset" | "getObservationsByPlace" | "listCoverage">
  search: Pick<Search, "rankIndicators">
  publicUrl: string
  now(): Date
}

/** What an embed shows: a series with the address of its page, or a sentence. */
export type ChartEmbed =
  | { state: "series"; series: SeriesData; link: string }
  | ({ state: "ranking" } & RankingEmbedData)
  | Message

type Message = { state: "message"; title: string; sentence: string; link: string }

const RANKING_TYPES: ReadonlySet<string> = new Set(WORLD_CHART_TYPES)
const NOTHING = "Sorry! There's no dataset available for your selection."

/** Answers the address of an embedded chart: `indicator` and `country` name the series, the rest are options. */
export async function loadEmbed(
  services: Services,
  query: URLSearchParams,
): Promise<{ embed: ChartEmbed; status: 200 | 403 | 404 }> {
  const read = (key: string) => query.get(key) ?? ""
  const isWithoutCountry = read("country").trim() === ""
  if (isWithoutCountry && RANKING_TYPES.has(read("chartType").toLowerCase())) {
    const embed = await loadRankingEmbed(services, query)
    if (!embed) return nothing(services, await explainNothing(services, query))
    return "refusal" in embed
      ? refuse(embed)
      : { embed: { state: "ranking", ...embed }, status: 200 }
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
  if (answer.state !== "found") return nothing(services, await explainNothing(services, query))
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
  const link = `${services.publicUrl}${path}`
  const { isClosed, terms } = series.source
  if (isClosed) return refuse({ title: seriesTitle(series), refusal: terms, link })
  return { status: 200, embed: { state: "series", series, link } }
}

/** That there is no dataset, and where a name is not known the nearest that are. */
async function explainNothing(services: Services, query: URLSearchParams): Promise<string> {
  const indicator = query.get("indicator") ?? ""
  if (indicator.trim() === "") return NOTHING
  const country = query.get("country")?.trim() ?? ""
  const unknown = await explainMissingDataset(services, {
    indicator,
    // A map or ranking is of no country.
    ...(country !== "" && { country }),
  })
  return [NOTHING, unknown ?? ""].join(" ").trim()
}

/** In place of figures that may only be shown on this site. */
function refuse(refused: { title: string; refusal: string; link: string }): {
  embed: Message
  status: 403
} {
  const { title, refusal: sentence, link } = refused
  return { embed: { state: "message", title, sentence, link }, status: 403 }
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

function nothing({ publicUrl }: Services, sentence: string): { embed: ChartEmbed; status: 404 } {
  const link = `${publicUrl}/search`
  return { status: 404, embed: { state: "message", title: "No chart", sentence, link } }
}
