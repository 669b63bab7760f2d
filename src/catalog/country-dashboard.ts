import type { CountryContent } from "#domain/places/country-content.ts"
import type { Country } from "#domain/places/country.ts"
import { beforeForecasts, countValues, trimGaps, type Observations } from "#domain/series/series.ts"

import { catalogAsOf, type CountryReads } from "./catalog-as-of.ts"
import type { Catalog, CountryFigure, Dataset, FigureRank, SeriesSummary } from "./types.ts"

const HEADLINES = 8
const CHARTS = 4
/** Fewer figures make no chart. */
const LEAST_VALUES = 3
/** A chart shows this many periods, or more where it would have few figures. */
const PERIODS = 20
const WANTED_VALUES = 6

/** The overview of a country: what is known of it now, and how it went. */
export type CountryDashboard = {
  country: Country
  headlines: readonly DashboardFigure[]
  charts: readonly Dataset[]
}

/** A selected indicator with its place; `null` where a place means nothing. */
export type DashboardFigure = { figure: CountryFigure; rank: FigureRank | null }

type Reads = Pick<Catalog, "chooseHeadlines" | "rankLatestValues" | "getDataset">

/**
 * The overview of a country as the content files want it, with what else there is where they name nothing that is
 * held. `undefined` for regions and for countries without any figure.
 */
export async function getCountryDashboard(
  catalog: Reads,
  country: Country,
  options: { content: Pick<CountryContent, "headlines" | "charts">; currentYear: number },
): Promise<CountryDashboard | undefined> {
  if (country.kind !== "country") return undefined
  const { content, currentYear } = options
  const choose = (ids: readonly (readonly string[])[], limit: number, only: boolean) =>
    catalog.chooseHeadlines(country, { headlines: ids, limit, currentYear, onlyHeadlines: only })
  const [headlines, wanted] = await Promise.all([
    choose(content.headlines, HEADLINES, false),
    choose(content.charts, content.charts.length, true),
  ])
  if (headlines.length === 0) return undefined
  const [ranks, charts] = await Promise.all([
    catalog.rankLatestValues(headlines.flatMap(listSummaries)),
    readCharts(catalog, [...wanted, ...headlines].flatMap(listSummaries)),
  ])
  const rankOf = new Map(headlines.flatMap(listSummaries).map((summary, k) => [summary, ranks[k]]))
  return {
    country,
    headlines: headlines.map((figure) => ({
      figure,
      rank: (figure.state === "series" && rankOf.get(figure.summary)) || null,
    })),
    charts,
  }
}

/** Dashboards of countries, each put together once until the data or the year changes. */
export type Dashboards = {
  /** As it was known on a day where one is given. */
  get(country: Country, asOf?: string): Promise<CountryDashboard | undefined>
}

/** Caches the dashboards that were asked for; there are as many as countries, so none is dropped. */
export function createDashboards(
  catalog: CountryReads & Pick<Catalog, "version" | "readPanel" | "getObservationsByPlace">,
  options: { content: Pick<CountryContent, "headlines" | "charts">; now: () => Date },
): Dashboards {
  let cached = { key: "", byCode: new Map<string, Promise<CountryDashboard | undefined>>() }
  return {
    async get(country, asOf) {
      if (asOf !== undefined) {
        const request = { content: options.content, currentYear: Number(asOf.slice(0, 4)) }
        return getCountryDashboard(catalogAsOf(catalog, asOf), country, request)
      }
      const currentYear = options.now().getUTCFullYear()
      const key = `${String(await catalog.version())} ${String(currentYear)}`
      if (cached.key !== key) cached = { key, byCode: new Map() }
      const { byCode } = cached
      const known = byCode.get(country.code)
      if (known) return known
      const { content } = options
      const fresh = getCountryDashboard(catalog, country, { content, currentYear })
      byCode.set(country.code, fresh)
      // A failure is not remembered.
      fresh.catch(() => byCode.delete(country.code))
      return fresh
    },
  }
}

function listSummaries(figure: CountryFigure): SeriesSummary[] {
  return figure.state === "series" ? [figure.summary] : []
}

async function readCharts(catalog: Reads, summaries: readonly SeriesSummary[]): Promise<Dataset[]> {
  const telling = summaries.filter(({ recent }) => countValues({ values: recent }) >= LEAST_VALUES)
  const chosen = [...new Map(telling.map((summary) => [summary.id, summary])).values()]
  const answers = await Promise.all(
    chosen
      .slice(0, CHARTS)
      .map(({ indicator, country, frequency }) =>
        catalog.getDataset({ indicator: indicator.id, country: country.code, frequency }),
      ),
  )
  return answers.flatMap((answer) =>
    answer.state === "found" ? withRecentPart(answer.dataset) : [],
  )
}

/** The dataset with its last actual figures; none where all are forecasts. */
function withRecentPart(dataset: Dataset): Dataset[] {
  const actual = trimGaps(beforeForecasts(dataset.observations, dataset.forecastFrom))
  return actual ? [{ ...dataset, observations: recentPart(actual), forecastFrom: null }] : []
}

/** The last periods, so many that there is something to see. */
function recentPart(observations: Observations): Observations {
  const { start, values } = observations
  const known = values.flatMap((value, k) => (value === null ? [] : [k]))
  const from = Math.max(0, Math.min(values.length - PERIODS, known.at(-WANTED_VALUES) ?? 0))
  return { ...observations, start: start + from, values: values.slice(from) }
}
