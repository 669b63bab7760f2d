import { OWN_KEYS } from "./compare-query.ts"

/** Keys of the view of one series, beside those that name it. */
export const SERIES_KEYS = [
  "frequency",
  "chartType",
  "colour",
  "startYear",
  "endYear",
  "transform",
  "asOf",
  "category",
] as const

/** Keys that only maps and rankings have. */
export const WORLD_KEYS = ["chartType", "colour", "continent", "sort"] as const
/** Keys of a map or a ranking. */
export const RANKING_KEYS = [...WORLD_KEYS, "startYear", "endYear", "asOf"] as const

/** Keys of an address that names one series or all countries by its query. */
export const NAMED_VIEW_KEYS = [
  "indicator",
  "country",
  ...new Set([...SERIES_KEYS, ...RANKING_KEYS]),
] as const

/** Keys of two datasets in one chart. */
export const COMPARE_KEYS = [
  "indicator",
  "country",
  ...SERIES_KEYS,
  "layout",
  ...OWN_KEYS.map((key) => `${key}2` as const),
] as const
