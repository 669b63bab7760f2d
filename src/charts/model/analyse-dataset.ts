import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { withoutDoubtful } from "#domain/series/doubtful-values.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { isRelativeToBase } from "#domain/units/is-relative-to-base.ts"
import { getYear, parsePeriod, periodLabel } from "#domain/time/period.ts"

import { analyseSeries, type AnalysedRank, type AnalysisPart } from "./analyse-series.ts"
import { selectShown } from "../scene/draw-chart.ts"
import { nameWithUnit, seriesTitle } from "../text/series-text.ts"

type Ranking = Pick<Catalog, "findSummaries" | "rankLatestValues">

/** The years that are looked at; null stands for all there are. */
export type AnalysedYears = { startYear: number | null; endYear: number | null }

/** The analysis of a dataset within its years, with the place of the country's latest figure where one means something. */
export async function analyseDataset(
  catalog: Ranking,
  dataset: Dataset,
  years: AnalysedYears = { startYear: null, endYear: null },
): Promise<AnalysisPart[]> {
  const { indicator, country, forecastFrom } = dataset
  const observations = selectShown(dataset.observations, years)
  return analyseSeries({
    title: seriesTitle({ indicator: { name: nameWithUnit(indicator) }, place: country }),
    observations: withoutDoubtful(observations, dataset.doubtful),
    format: unitFormat(indicator.unit, indicator.currency),
    aggregation: indicator.aggregation,
    forecastFrom,
    rank: await findRank(catalog, dataset, years),
  })
}

/** A rank is known only of the newest actual figure that is stored. */
async function findRank(
  catalog: Ranking,
  dataset: Dataset,
  { endYear }: AnalysedYears,
): Promise<AnalysedRank | null> {
  const { indicator, country } = dataset
  const [summary] = await catalog.findSummaries([
    { indicatorId: indicator.id, country: country.code },
  ])
  if (!summary || isRelativeToBase(indicator)) return null
  const [rank] = await catalog.rankLatestValues([summary])
  const read = parsePeriod(summary.latest.period)
  if (!rank || !read) return null
  if (endYear !== null && getYear(read.frequency, read.index) > endYear) return null
  return {
    position: rank.position,
    of: rank.of,
    period: periodLabel(read.frequency, read.index),
    value: summary.latest.value,
  }
}
