import { datasetId } from "#catalog/dataset-id.ts"
import type { Dataset, FigureVintage } from "#catalog/dataset.ts"
import type { FigureRank } from "#catalog/series-summary.ts"
import { figureBefore } from "#charts/model/extremes.ts"
import { citeFigure, quoteFigure, quoteValue } from "#charts/text/quote-figure.ts"
import { factPath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { formatChange, unitFormat } from "#domain/format/number-format.ts"
import { blankDoubtful } from "#domain/series/doubtful-values.ts"
import { statusAt } from "#domain/series/figure-status.ts"
import { sliceObservations } from "#domain/series/series.ts"
import { periodAt, periodLabel, type PeriodIndex } from "#domain/time/period.ts"

import type { FactServices, FactView } from "../fact-view.ts"

type Figure = { dataset: Dataset; index: PeriodIndex; value: number; asOf: string | null }

/** How many periods the small line shows, as elsewhere on the site. */
const MAX_RECENT = 24

/** Everything that is said of a figure of a dataset. */
export async function describeFact(
  { catalog, publicUrl }: Pick<FactServices, "catalog" | "publicUrl">,
  figure: Figure,
): Promise<FactView> {
  const { dataset, index, value, asOf } = figure
  const { indicator, country, observations, source } = dataset
  const { frequency } = observations
  const status = statusAt(index, dataset)
  const label = periodLabel(frequency, index)
  const subject = { indicatorId: indicator.id, countryCode: country.code }
  const path = factPath({ ...subject, period: periodAt(frequency, index) }, { asOf })
  const older = dataset.olderParts?.find((part) => index <= part.lastIndex)
  const { vintage, vintageStated } = older ?? dataset
  const address = publicUrl + path
  const format = unitFormat(indicator.unit, indicator.currency, indicator.decimals)
  const [rank, history] = await Promise.all([
    findRank(catalog, figure, status === "actual"),
    listHistory(catalog, figure),
  ])
  return {
    indicator,
    country,
    frequency,
    value,
    status,
    source,
    rank,
    history,
    asOf,
    path,
    address,
    period: periodAt(frequency, index),
    periodLabel: label,
    doubt: dataset.doubtful?.find((each) => each.index === index)?.reason ?? null,
    text: quoteValue(value, indicator.unit, format),
    sentence: quoteFigure({ indicator, format, place: country, period: label, value, status }),
    citation: citeFigure({ source, vintage, vintageStated, address }),
    change: describeChange(figure),
    recent: sliceObservations(observations, index - MAX_RECENT + 1, index).values,
    vintage,
    vintageStated,
    usualUnit: null,
    seriesPath: indicatorPath({
      name: indicator.name,
      countrySlug: country.slug,
      query: { asOf, frequency: frequency === "yearly" ? null : frequency },
    }),
  }
}

/** Ranks count the present figures, so figures of an earlier day have none. */
async function findRank(
  catalog: FactServices["catalog"],
  { dataset, index, value, asOf }: Figure,
  isActual: boolean,
): Promise<FigureRank | null> {
  if (!isActual || asOf !== null || dataset.derivedFrom !== null) return null
  const { indicator, country, observations } = dataset
  const { frequency } = observations
  return (await catalog.rankFigure({ indicator, country, frequency, index, value })) ?? null
}

/** Figures that are made from finer ones have no vintages of their own. */
async function listHistory(
  catalog: FactServices["catalog"],
  { dataset, index, asOf }: Figure,
): Promise<FigureVintage[]> {
  if (dataset.derivedFrom !== null) return []
  const { indicator, country, observations } = dataset
  const { frequency } = observations
  const id = datasetId({ indicatorId: indicator.id, country: country.code, frequency })
  const all = await catalog.listFigureVintages(id, index)
  return all.filter(({ vintage }) => asOf === null || vintage <= asOf)
}

function describeChange({ dataset, index, value }: Figure): FactView["change"] {
  const { indicator, observations, doubtful } = dataset
  const before = figureBefore(blankDoubtful(observations, doubtful), index)
  const format = unitFormat(indicator.unit, indicator.currency)
  const text = before ? formatChange(before.value, value, format) : ""
  if (!before || text === "") return null
  const { frequency } = observations
  return {
    from: before.value,
    since: periodAt(frequency, before.index),
    sinceLabel: periodLabel(frequency, before.index),
    text,
  }
}
