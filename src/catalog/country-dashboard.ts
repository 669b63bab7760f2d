import type { CountryContent } from "#domain/places/country-content.ts"
import type { Country } from "#domain/places/country.ts"
import { COUNTRIES, REGIONS } from "#domain/places/find-country.ts"
import { beforeForecasts, countValues, trimGaps, type Observations } from "#domain/series/series.ts"

import { catalogAsOf, type CountryReads } from "./catalog-as-of.ts"
import { recentAnswers } from "./recent-answers.ts"
import type { Catalog } from "./create-catalog.ts"
import type { CountryFigure, FigureRank, SeriesSummary } from "./series-summary.ts"
import type { Dataset } from "./dataset.ts"

const HEADLINES = 8
const CHARTS = 4
/** Fewer figures make no chart. */
const MIN_VALUES = 3
/** A chart shows this many periods, or more where it would have few figures. */
const PERIODS = 20
const WANTED_VALUES = 6

/** The overview of a country: its latest figures, and charts of how some of them developed. */
export type CountryDashboard = {
  country: Country
  headlines: readonly DashboardFigure[]
  charts: readonly Dataset[]
}

/** A selected figure with its rank; `null` where it cannot be ranked. */
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
  const [headlines, wanted] = await Promise.all([
    catalog.chooseHeadlines(country, {
      headlines: content.headlines,
      limit: HEADLINES,
      currentYear,
    }),
    catalog.chooseHeadlines(country, {
      headlines: content.charts,
      limit: content.charts.length,
      currentYear,
      onlyHeadlines: true,
    }),
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

/** Dashboards of countries, each made once until the data or the year changes. */
export type Dashboards = {
  /** The dashboard of today, or as it was known on the day `asOf`. */
  get(country: Country, asOf?: string): Promise<CountryDashboard | undefined>
}

/** Caches the dashboards of today. There is room for all countries and regions, so none is dropped. */
export function createDashboards(
  catalog: CountryReads & Pick<Catalog, "version" | "readPanel" | "getObservationsByPlace">,
  options: { content: Pick<CountryContent, "headlines" | "charts">; now: () => Date },
): Dashboards {
  const { content } = options
  const recentDashboards = recentAnswers<CountryDashboard | undefined>(
    () => catalog.version(),
    COUNTRIES.length + REGIONS.length,
  )
  return {
    async get(country, asOf) {
      if (asOf !== undefined) {
        const request = { content, currentYear: Number(asOf.slice(0, 4)) }
        return getCountryDashboard(catalogAsOf(catalog, asOf), country, request)
      }
      const currentYear = options.now().getUTCFullYear()
      return recentDashboards(`${country.code} ${String(currentYear)}`, () =>
        getCountryDashboard(catalog, country, { content, currentYear }),
      )
    },
  }
}

function listSummaries(figure: CountryFigure): SeriesSummary[] {
  return figure.state === "series" ? [figure.summary] : []
}

async function readCharts(catalog: Reads, summaries: readonly SeriesSummary[]): Promise<Dataset[]> {
  const chartable = summaries.filter(({ recent }) => countValues({ values: recent }) >= MIN_VALUES)
  const chosen = [...new Map(chartable.map((summary) => [summary.id, summary])).values()]
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

/** The last periods: enough of them for a line that shows something. */
function recentPart(observations: Observations): Observations {
  const { start, values } = observations
  const known = values.flatMap((value, k) => (value === null ? [] : [k]))
  const from = Math.max(0, Math.min(values.length - PERIODS, known.at(-WANTED_VALUES) ?? 0))
  return { ...observations, start: start + from, values: values.slice(from) }
}
