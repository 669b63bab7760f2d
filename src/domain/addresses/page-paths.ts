import type { Category } from "../indicators/category.ts"
import type { Topic } from "../indicators/topic.ts"
import { CHART_KEYS, SECOND_WRITTEN_KEYS } from "./address-keys.ts"

/** What an address says about a chart. Absent, null and empty values are left out of the address. */
export type ChartQuery = {
  category?: string | null | undefined
  frequency?: string | null | undefined
  chartType?: string | null | undefined
  colour?: string | null | undefined
  startYear?: number | string | null | undefined
  endYear?: number | string | null | undefined
  /** What is drawn of the figures, for instance `index`; absent for the figures as they are. */
  transform?: string | null | undefined
  /** `YYYY-MM-DD`: the figures as they were known on that day. */
  asOf?: string | null | undefined
  /** Of maps, rankings and comparisons, which have no country of their own. */
  continent?: string | null | undefined
  sort?: string | null | undefined
  /** Addresses of the countries that are compared, with commas between. */
  countries?: string | null | undefined
}

const QUERY_KEYS = [
  "category",
  ...CHART_KEYS,
  "continent",
  "sort",
  "countries",
] as const satisfies readonly (keyof ChartQuery)[]

type Pair = readonly [key: string, value: number | string | null | undefined]

function withQuery(path: string, pairs: readonly Pair[]): string {
  const query = new URLSearchParams()
  for (const [key, value] of pairs) {
    if (value !== null && value !== undefined && value !== "") query.append(key, String(value))
  }
  const text = query.toString()
  return text === "" ? path : `${path}?${text}`
}

function chartPairs(query: ChartQuery): Pair[] {
  return QUERY_KEYS.map((key) => [key, query[key]] as const)
}

/** Address of an indicator of a country, or of its list of countries when no country is given. */
export function indicatorPath(target: {
  name: string
  countrySlug?: string | undefined
  query?: ChartQuery | undefined
}): string {
  const country = target.countrySlug ? `/${encodeURIComponent(target.countrySlug)}` : ""
  const path = `/indicators/${encodeURIComponent(target.name)}${country}`
  return withQuery(path, chartPairs(target.query ?? {}))
}

/** Address of a file with what the page of the same query shows: the page's address with an extension. */
export function filePath(
  target: { name: string; countrySlug?: string | undefined; query?: ChartQuery | undefined },
  extension: string,
): string {
  const [path = "", query] = indicatorPath(target).split("?")
  return `${path}.${extension}${query === undefined ? "" : `?${query}`}`
}

/** Address of the image that previews a view where it is shared. */
export function cardPath(target: {
  name: string
  /** Left out for maps and rankings. */
  countrySlug?: string | undefined
  query?: ChartQuery | undefined
}): string {
  return chartPath(target).replace(/^\/chart/, "/card.png")
}

/** Address of the same page as linked by the pickers of a country's pages. */
export function advancedPath(target: {
  name: string
  countrySlug: string
  query?: ChartQuery | undefined
}): string {
  const path = `/advanced/${encodeURIComponent(target.name)}/${encodeURIComponent(target.countrySlug)}`
  return withQuery(path, chartPairs(target.query ?? {}))
}

/** Address of the chart alone, for frames on other sites. */
export function chartPath(target: {
  name: string
  /** Left out for maps and rankings. */
  countrySlug?: string | undefined
  query?: ChartQuery | undefined
}): string {
  return withQuery("/chart", [
    ["indicator", target.name],
    ["country", target.countrySlug],
    ...chartPairs(target.query ?? {}),
  ])
}

/** Address of one figure: ids and codes do not change when names do. With an extension it is a file. */
export function factPath(
  target: { indicatorId: string; countryCode: string; period: string },
  options: { asOf?: string | null | undefined; extension?: string } = {},
): string {
  const { indicatorId, countryCode, period } = target
  // A colon may stand in a path as it is and reads better.
  const id = encodeURIComponent(indicatorId).replaceAll("%3A", ":")
  const end = options.extension === undefined ? "" : `.${options.extension}`
  const path = `/fact/${id}/${encodeURIComponent(countryCode)}/${encodeURIComponent(period)}${end}`
  return withQuery(path, [["asOf", options.asOf]])
}

/** Two datasets to compare; a second one may be chosen in part, for instance by its country alone. */
export type CompareTarget = {
  name: string
  countrySlug: string
  query?: ChartQuery | undefined
  second?: CompareSecond | undefined
  /** `panels` for a plot a dataset. */
  layout?: string | null | undefined
}

type CompareSecond = {
  name?: string | undefined
  countrySlug?: string | undefined
  query?: ChartQuery | undefined
}

/** Address of the comparison that starts with the given dataset. */
export function comparePath(target: CompareTarget): string {
  return withQuery("/compare", comparePairs(target))
}

/** Address of a comparison alone, for frames on other sites. */
export function compareFramePath(target: CompareTarget): string {
  return withQuery("/chart/compare", comparePairs(target))
}

/** Address of the image that previews a comparison where it is shared. */
export function compareCardPath(target: CompareTarget): string {
  return withQuery("/card.png", comparePairs(target))
}

function comparePairs({ name, countrySlug, query, second, layout }: CompareTarget): Pair[] {
  const { asOf, ...first } = query ?? {}
  return [
    ["indicator", name],
    ["country", countrySlug],
    ...chartPairs(first),
    ["indicator2", second?.name],
    ["country2", second?.countrySlug],
    ...SECOND_WRITTEN_KEYS.map((key) => [`${key}2`, second?.query?.[key]] as const),
    ["layout", layout],
    ["asOf", asOf],
  ]
}

/** Address of the results of a search, of one topic where it is given; without a text of all of the topic. */
export function resultsPath(text: string, topic?: Topic | null): string {
  return withQuery("/results", [
    ["q", text],
    ["topic", topic],
  ])
}

/** Address of the answer to a question, of what was known on a day where one is given. */
export function answerPath(question: string, asOf?: string | null): string {
  return withQuery("/answer", answerPairs(question, asOf))
}

/** Address of a file with an answer. */
export function answerFilePath(question: string, extension: string, asOf?: string | null): string {
  return withQuery(`/answer.${extension}`, answerPairs(question, asOf))
}

/** Address of the chart of an answer alone, for frames on other sites. */
export function answerFramePath(question: string, asOf?: string | null): string {
  return withQuery("/chart/answer", answerPairs(question, asOf))
}

/** Address of the image that previews an answer where it is shared. */
export function answerCardPath(question: string, asOf?: string | null): string {
  return withQuery("/card.png", answerPairs(question, asOf))
}

function answerPairs(question: string, asOf: string | null | undefined): Pair[] {
  return [
    ["q", question],
    ["asOf", asOf],
  ]
}

/** Address of the dashboard of a country. */
export function countryPath(countrySlug: string): string {
  return `/country/${encodeURIComponent(countrySlug)}`
}

/** Address of the indicators of a country, of a category and a topic where they are given. */
export function countryIndicatorsPath(
  countrySlug: string,
  subject: {
    category?: Category | null
    topic?: Topic | null
    filter?: string
    asOf?: string | null
  } = {},
): string {
  return withQuery(`/countries/indicator/${encodeURIComponent(countrySlug)}`, [
    ["category", subject.category],
    ["topic", subject.topic],
    ["filter", subject.filter],
    ["asOf", subject.asOf],
  ])
}

/** Address of the form of the contact page with its subject filled in. */
export function contactPath(subject: string): string {
  return `/contact-us?subject=${encodeURIComponent(subject)}`
}

/** Address of the sign-in page that afterwards returns to the given path of this site. */
export function loginPath(next: string): string {
  return withQuery("/login", [["next", next]])
}

/** Address of the page for new accounts, which afterwards leads to the given path of this site. */
export function signupPath(next: string): string {
  return withQuery("/signup", [["next", next]])
}

/** Address of the feed of a stored series' revisions. */
export function seriesFeedPath(datasetId: string): string {
  return `/feeds/series/${encodeURIComponent(datasetId)}.xml`
}

/** Address of the feed of the posts on a topic, or of all posts. */
export function postFeedPath(topic?: Category): string {
  return topic === undefined ? "/blog/feed.xml" : `/feeds/topic/${topic}.xml`
}

/** Address of the page of a source; pages of its indicators count from 1. */
export function sourcePath(sourceId: string, { page = 1, filter = "" } = {}): string {
  return withQuery(`/sources/${encodeURIComponent(sourceId)}`, [
    ["filter", filter === "" ? null : filter],
    ["page", page === 1 ? null : page],
  ])
}

/** Address of the feed of a source's imports. */
export function sourceFeedPath(sourceId: string): string {
  return `/feeds/source/${encodeURIComponent(sourceId)}.xml`
}

/** Address of the page about what one import changed. */
export function changesPath(importId: number): string {
  return `/changes/${String(importId)}`
}

/** Address of a post; its slug may hold slashes. */
export function postPath(slug: string): string {
  return `/blog/${slug.split("/").map(encodeURIComponent).join("/")}`
}

/** Address of the page of an open position. */
export function jobPath(slug: string): string {
  return `/careers/${encodeURIComponent(slug)}`
}

/** Address of the page where all publishers of a measure stand side by side, for one country. */
export function conceptPath(concept: string, countrySlug: string): string {
  return `/concept/${conceptSlug(concept)}/${encodeURIComponent(countrySlug)}`
}

/** A measure as it is written in an address. */
export function conceptSlug(concept: string): string {
  return concept
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
