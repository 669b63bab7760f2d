import type { Session } from "#accounts/sessions.ts"
import { doubtfulSentence, doubtfulShown } from "#domain/series/doubtful-values.ts"
import type { DashboardFigure } from "#catalog/country-dashboard.ts"
import { datasetId } from "#catalog/dataset-id.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { FigureRank } from "#catalog/series-summary.ts"
import { derivedSentence, forecastSentence, vintageSentence } from "#charts/text/series-text.ts"
import { listResources } from "#domain/places/country-content.ts"
import { AppError } from "#domain/errors.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { parsePeriod, periodAt, getYear } from "#domain/time/period.ts"
import {
  lastIndex,
  newestFigure,
  listObservations,
  valueAt,
  type Observations,
} from "#domain/series/series.ts"

import { success } from "../../answers/answer.schema.ts"
import type { ApiServices } from "../../api-services.ts"
import type { DashboardBody, DashboardItemBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { datasetQuery } from "../data/dataset.schema.ts"
import { detailsBody } from "./country-details.ts"
import { countryParams } from "./country-details.schema.ts"
import { dashboardAnswer, dashboardListAnswer } from "./country-dashboard.schema.ts"

const DESCRIPTION =
  "Selected indicators with latest figure, change and rank, selected charts, and links. What its licence forbids to pass on is left out."

/** The dashboard of a country. */
export const getCountryDashboard = defineOperation({
  method: "GET",
  path: "/country-dashboard/user/:country",
  id: "getCountryDashboard",
  summary: "Dashboard of a country",
  description: DESCRIPTION,
  params: countryParams,
  query: datasetQuery,
  answer: dashboardAnswer,
  errors: ["bad-request", "not-found", "sign-in-needed"],
  feature: "country-dashboard",
  cache: "until-data-changes",
  async run({ params, query, session }, services) {
    const dashboard = await findDashboard(params.country, services, { session, asOf: query.asOf })
    if (!dashboard) {
      throw new AppError("not-found", `Sorry! No dashboard available for ${params.country}`)
    }
    return success("Dashboard found", dashboard)
  },
})

/** Answers the dashboard as a list, which is empty where there is none. */
export const findCountryDashboards = defineOperation({
  method: "GET",
  path: "/country-dashboard/search/:country",
  id: "findCountryDashboards",
  summary: "Dashboards by country",
  description: `${DESCRIPTION} A list of one, or of none.`,
  params: countryParams,
  query: datasetQuery,
  answer: dashboardListAnswer,
  errors: ["bad-request", "sign-in-needed"],
  feature: "country-dashboard",
  cache: "until-data-changes",
  async run({ params, query, session }, services) {
    const dashboard = await findDashboard(params.country, services, { session, asOf: query.asOf })
    return success("Dashboards found", dashboard ? [dashboard] : [])
  },
})

async function findDashboard(
  text: string,
  { catalog, countryContent, dashboards, visits }: ApiServices,
  { session, asOf }: { session: Session | undefined; asOf: string | undefined },
): Promise<DashboardBody | undefined> {
  const country = findCountry(text)
  if (!country) return undefined
  const [dashboard, counts] = await Promise.all([
    dashboards.get(country, asOf),
    catalog.countByCountry(),
  ])
  if (!dashboard) return undefined
  const { id, name, slug, imageUrl, description } = detailsBody(
    country,
    counts.get(country.code) ?? 0,
  )
  const links = listResources(countryContent, country).map(
    ({ label, url }) => [label, url] as const,
  )
  return {
    id,
    name,
    slug,
    imageUrl,
    description,
    visitId: session ? visits.createId(session.accountId, country.code) : null,
    selectedIndicators: dashboard.headlines.flatMap((line) => indicatorItem(line, name)),
    selectedCharts: dashboard.charts.flatMap(chartItem),
    resource: Object.fromEntries(links),
  }
}

function indicatorItem({ figure, rank }: DashboardFigure, country: string): DashboardItemBody[] {
  if (figure.state === "fact") {
    if (figure.redistribute === "no") return []
    return [
      {
        ...indicatorPart(figure.indicator, country),
        datasetId: null,
        frequency: null,
        startYear: null,
        endYear: null,
        lastActualYear: null,
        latest: { period: null, value: figure.value },
        previous: null,
        rank: null,
        source: null,
        notes: [],
        data: [],
      },
    ]
  }
  const { summary: summary } = figure
  // Dashboards choose no series of forecasts alone.
  if (summary.redistribute === "no" || summary.latest.isForecast) return []
  const { id, frequency, startYear, endYear, lastActualYear } = summary
  const { latest, previous, recent } = summary
  const at = parsePeriod(latest.period)?.index ?? 0
  const observations: Observations = { frequency, start: at - recent.length + 1, values: recent }
  return [
    {
      ...indicatorPart(summary.indicator, country),
      datasetId: id,
      frequency,
      startYear,
      endYear,
      lastActualYear,
      previous,
      latest: { period: latest.period, value: latest.value },
      rank: rank && rankBody(rank),
      source: null,
      notes: [],
      data: listPoints(observations),
    },
  ]
}

function chartItem(dataset: Dataset): DashboardItemBody[] {
  const { indicator, country, observations, source, derivedFrom, forecastFrom } = dataset
  const latest = newestFigure(observations, forecastFrom)
  if (source.redistribute === "no" || !latest || latest.isForecast) return []
  const { frequency } = observations
  const stored = {
    indicatorId: indicator.id,
    country: country.code,
    frequency: derivedFrom ?? frequency,
  }
  return [
    {
      ...indicatorPart(indicator, country.name),
      datasetId: datasetId(stored),
      frequency,
      startYear: getYear(frequency, observations.start),
      endYear: getYear(frequency, lastIndex(observations)),
      lastActualYear: getYear(frequency, latest.index),
      latest: { period: periodAt(frequency, latest.index), value: latest.value },
      previous: valueAt(observations, latest.index - 1),
      rank: null,
      source: { publisher: source.publisher, url: source.url },
      notes: [
        vintageSentence(dataset),
        ...(derivedFrom
          ? [derivedSentence({ from: derivedFrom, aggregation: indicator.aggregation }, frequency)]
          : []),
        ...(forecastFrom === null || forecastFrom > lastIndex(observations)
          ? []
          : [forecastSentence(frequency, Math.max(forecastFrom, observations.start))]),
        ...describeDoubts(dataset),
      ],
      data: listPoints(observations),
    },
  ]
}

function describeDoubts({ doubtful, observations }: Dataset): string[] {
  const shown = doubtfulShown(doubtful, observations)
  return shown.length === 0 ? [] : [doubtfulSentence(shown, observations)]
}

function indicatorPart(
  { id, name, category, unit, currency, definition, definitionOrigin = "publisher" }: Indicator,
  country: string,
) {
  return {
    name,
    country,
    indicatorId: id,
    category,
    metric: unit,
    currency,
    indicatorDefinition: definition,
    definitionOrigin,
  }
}

function rankBody({ position, of, continent }: FigureRank): NonNullable<DashboardItemBody["rank"]> {
  return { position, of, continent: continent && { ...continent } }
}

function listPoints(observations: Observations): DashboardItemBody["data"] {
  return listObservations(observations).map(({ period, value }) => ({ period, value }))
}
