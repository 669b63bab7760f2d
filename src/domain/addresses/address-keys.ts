/** Keys of the options of a chart of one series, which the form beside it sets. */
export const CHART_OPTION_KEYS = [
  "frequency",
  "chartType",
  "colour",
  "startYear",
  "endYear",
  "transform",
] as const

/** A key of the options of a chart of one series. */
export type ChartOptionKey = (typeof CHART_OPTION_KEYS)[number]

/** Keys that say how one series is drawn, in addresses and in bodies of the API. */
export const CHART_KEYS = [...CHART_OPTION_KEYS, "asOf"] as const

/** Keys of the view of one series, beside those that name it. */
export const SERIES_KEYS = [...CHART_KEYS, "category"] as const

/** Keys of the page of one series. */
export const SERIES_PAGE_KEYS = [...SERIES_KEYS, "view"] as const

/** Keys that only maps and rankings have. */
export const WORLD_KEYS = ["chartType", "colour", "continent", "sort"] as const

/** Keys of a map or a ranking. */
export const RANKING_KEYS = [...WORLD_KEYS, "startYear", "endYear", "asOf"] as const

/** Keys of the page of a map or a ranking, in the order in which the page lists them. */
export const RANKING_PAGE_KEYS = [
  "chartType",
  "colour",
  "startYear",
  "endYear",
  "continent",
  "sort",
  "countries",
  "asOf",
] as const satisfies readonly ((typeof RANKING_KEYS)[number] | "countries")[]

/** Keys that the page of several countries of one indicator passes on to another of its kind. */
export const SIDE_BY_SIDE_KEYS = ["chartType", "startYear", "endYear", "asOf"] as const

/** Keys of the page of several countries of one indicator. */
export const SIDE_BY_SIDE_PAGE_KEYS = ["countries", ...SIDE_BY_SIDE_KEYS] as const

/** Keys of an address that names one series or all countries by its query. */
export const NAMED_VIEW_KEYS = [
  "indicator",
  "country",
  ...new Set([...SERIES_KEYS, ...RANKING_KEYS]),
] as const

/** Keys that a comparison reads for the second dataset alone, with a 2 behind them. */
export const SECOND_READ_KEYS = [
  "indicator",
  "country",
  "category",
  "colour",
  "color",
  "startYear",
  "endYear",
  "frequency",
  "chartType",
] as const

/** Keys, beside its name, that our own addresses write for the second dataset; frequency, chart type and transform are the same for both. */
export const SECOND_WRITTEN_KEYS = ["category", "colour", "startYear", "endYear"] as const

/** Keys of two datasets in one chart. */
export const COMPARE_KEYS = [
  "indicator",
  "country",
  ...SERIES_KEYS,
  "layout",
  ...SECOND_READ_KEYS.map((key) => `${key}2` as const),
] as const

/** Keys that decide which datasets a comparison asks for. */
export const COMPARED_DATASET_KEYS = [
  "indicator",
  "country",
  "frequency",
  "asOf",
  "indicator2",
  "country2",
] as const

const PANEL_KEYS = ["startYear", "endYear", "frequency", "shape", "asOf"] as const

/** Keys of a panel of one indicator in many places. */
export const INDICATOR_PANEL_KEYS = ["countries", ...PANEL_KEYS] as const

/** Keys of a panel of many indicators of one place. */
export const COUNTRY_PANEL_KEYS = ["indicators", ...PANEL_KEYS] as const

/** Keys of the answer to a question. */
export const ANSWER_KEYS = ["q", "asOf", "context"] as const

/** Keys of the check of a text or a web page. */
export const TEXT_CHECK_KEYS = ["text", "url", "asOf"] as const
