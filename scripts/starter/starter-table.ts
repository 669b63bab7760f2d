import type { Category } from "#domain/indicators/category.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

/** How an indicator of the starter data is described; figures and facts come from the packages alone. */
export type StarterIndicator = {
  code: string
  name: string
  category: Category
  unit: string
  currency?: string
  aggregation: Aggregation
  isHeadline?: boolean
  definition: string
  notes: string
}

/** One source with its indicators and what its package holds of them. `period` is empty for facts. */
export type StarterTable = {
  source: Source
  /** `YYYY-MM-DD`: the day that the package states for the file or its catalogue, else the day on which it was fetched. */
  retrieved: string
  package: string
  file: string
  sourceNote: string
  indicators: readonly StarterIndicator[]
  holds: "figures" | "facts"
  rows: readonly StarterRow[]
  /** Names in the package for which there is no country. */
  unresolved: readonly string[]
}

export type StarterRow = { code: string; country: string; period: string; value: number }
