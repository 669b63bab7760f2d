import type { Category } from "#domain/category.ts"
import type { Frequency } from "#domain/frequency.ts"
import type { PeriodIndex } from "#domain/period.ts"
import type { Figures } from "#domain/series.ts"

import type { Derived } from "./series-words.ts"

/** One of two datasets to compare, with all its figures: years, colours and transforms are chosen from them without asking again. */
export type ComparedSeries = {
  id: string
  indicator: { name: string; unit: string; currency: string | null; category: Category }
  place: { name: string; slug: string; code2: string | null }
  figures: Figures
  frequencies: readonly Frequency[]
  derived: Derived | null
  forecastFrom: PeriodIndex | null
  source: { publisher: string; url: string; terms: string; isClosed: boolean }
  vintage: string
  vintageStated: boolean
}
