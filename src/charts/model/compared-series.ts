import type { Dataset } from "#catalog/dataset.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Observations } from "#domain/series/series.ts"

import type { Derived } from "../text/series-text.ts"

/** One of two datasets to compare, with all its figures: years, colours and transforms are chosen from them without asking again. */
export type ComparedSeries = {
  id: string
  indicator: { name: string; unit: string; currency: string | null; category: Category }
  place: { name: string; slug: string; code2: string | null }
  observations: Observations
  frequencies: readonly Frequency[]
  derived: Derived | null
  forecastFrom: PeriodIndex | null
  doubtful?: readonly DoubtfulFigure[]
  source: { publisher: string; url: string; terms: string; isClosed: boolean }
  vintage: string
  vintageStated: boolean
}

/** What a comparison needs of a dataset. */
export function comparedSeries(dataset: Dataset): ComparedSeries {
  const { id, indicator, country, observations, frequencies, forecastFrom, source } = dataset
  const { doubtful = [] } = dataset
  const { name, unit, currency, category, aggregation } = indicator
  return {
    id,
    indicator: { name, unit, currency, category },
    place: { name: country.name, slug: country.slug, code2: country.code2 },
    observations,
    frequencies,
    forecastFrom,
    doubtful,
    derived: dataset.derivedFrom && { from: dataset.derivedFrom, aggregation },
    source: {
      publisher: source.publisher,
      url: source.url,
      isClosed: source.redistribute === "no",
      terms: source.redistribute === "yes" ? "" : redistributionSentence(source),
    },
    vintage: dataset.vintage,
    vintageStated: dataset.vintageStated,
  }
}
