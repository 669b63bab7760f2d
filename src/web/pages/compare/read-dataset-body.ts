import type { ComparedSeries } from "#charts/model/compared-series.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import { parsePeriod } from "#domain/time/period.ts"
import { redistributionSentence } from "#domain/indicators/redistribution.ts"
import type { Redistribution } from "#domain/indicators/source.ts"

/** The part of `data` in `GET /dataset/{id}` that a comparison needs. */
export type DatasetAnswerBody = {
  id: string
  nameOfIndicator: string
  country: string
  category: Category
  metric: string
  currency: string | null
  frequency: Frequency
  frequencies: readonly Frequency[]
  derivedFrom: Frequency | null
  aggregation: Aggregation
  forecastFrom: string | null
  doubtful: readonly { period: string; reason: string }[]
  publisher: string
  sourceUrl: string
  licence: string
  redistribute: Redistribution
  vintage: string
  vintageStated: boolean
  data: readonly { period: string; value: number | null }[]
}

/** A dataset of the API as a comparison draws it; `place` is how the site names and links its country. */
export function readDatasetBody(
  body: DatasetAnswerBody,
  place: ComparedSeries["place"],
): ComparedSeries {
  const { frequency, frequencies, derivedFrom, aggregation, vintage, vintageStated } = body
  const index = (period: string | null | undefined) =>
    period == null ? undefined : parsePeriod(period)?.index
  return {
    id: body.id,
    indicator: {
      name: body.nameOfIndicator,
      unit: body.metric,
      currency: body.currency,
      category: body.category,
    },
    place,
    observations: {
      frequency,
      start: index(body.data[0]?.period) ?? 0,
      values: body.data.map(({ value }) => value),
    },
    frequencies,
    derived: derivedFrom && { from: derivedFrom, aggregation },
    forecastFrom: index(body.forecastFrom) ?? null,
    doubtful: body.doubtful.flatMap(({ period, reason }) => {
      const at = index(period)
      return at === undefined ? [] : { index: at, reason }
    }),
    source: {
      publisher: body.publisher,
      url: body.sourceUrl,
      isClosed: false,
      terms: body.redistribute === "yes" ? "" : redistributionSentence(body),
    },
    vintage,
    vintageStated,
  }
}
