import type { DashboardBody, DashboardItemBody } from "#api/contract.ts"
import { DEFAULT_COLOUR } from "#charts/model/chart-spec.ts"
import { nameWithoutUnit, seriesTitle, writeSubtitle } from "#charts/text/series-text.ts"
import { advancedPath } from "#domain/addresses/page-paths.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { rankWords } from "#domain/format/rank-words.ts"
import { unitScale } from "#domain/units/unit-scale.ts"

import { mapFigure } from "../../components/map-figure.ts"
import type { DashboardChart, DashboardData, RankedFigure } from "./page-data.ts"

type Shell = Extract<DashboardData, { state: "sign-in" }>

/** The dashboard that the API gave to a signed-in reader, as the page shows it. */
export function dashboardFromApi(
  body: DashboardBody,
  shell: Shell,
): Extract<DashboardData, { state: "open" }> {
  const { origin, country, countries, continent, downloads, asOf, notices } = shell
  return {
    state: "open",
    origin,
    country,
    countries,
    downloads,
    asOf,
    notices,
    headlines: body.selectedIndicators.map((item) => readFigure(item, country.slug, continent)),
    charts: body.selectedCharts.flatMap((item) => readChart(item, country)),
    resources: Object.entries(body.resource).map(([label, url]) => ({ label, url })),
  }
}

function readFigure(item: DashboardItemBody, slug: string, continent: string | null): RankedFigure {
  const { name, metric, currency, latest, previous, rank, data } = item
  const indicator = { name, unit: metric, currency }
  const figure =
    latest.period === null
      ? { state: "fact" as const, indicator, value: latest.value }
      : {
          state: "series" as const,
          summary: {
            indicator,
            previous,
            // Dashboards hold no series of forecasts alone.
            latest: { period: latest.period, value: latest.value, isForecast: false },
            recent: data.map(({ value }) => value),
          },
        }
  return { ...mapFigure(figure, slug), ...rankWords(rank, continent) }
}

function readChart(item: DashboardItemBody, country: Shell["country"]): DashboardChart[] {
  const { name, metric, currency, data, source, notes, indicatorDefinition } = item
  const first = parsePeriod(data[0]?.period ?? "")
  if (!first || !source) return []
  const { frequency, index: start } = first
  const observations = { frequency, start, values: data.map(({ value }) => value) }
  const shownUnit = unitScale(metric)?.unit ?? metric
  const [vintage = "", ...others] = notes
  return [
    {
      name: nameWithoutUnit({ name, unit: metric }),
      path: advancedPath({ name, countrySlug: country.slug }),
      title: seriesTitle({ indicator: { name }, place: country }),
      subtitle: writeSubtitle({ indicator: { shownUnit }, observations }),
      definition: indicatorDefinition,
      observations,
      format: unitFormat(metric, currency),
      spec: {
        chartType: "bar",
        colour: DEFAULT_COLOUR,
        frequency,
        startYear: null,
        endYear: null,
      },
      source,
      vintage,
      notes: others,
    },
  ]
}
