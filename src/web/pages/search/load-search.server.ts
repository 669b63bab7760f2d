import { CATEGORY_FILTERS, parseCategory } from "#domain/indicators/category.ts"
import { COUNTRIES, findCountry } from "#domain/places/find-country.ts"
import { isNamedByCode } from "#domain/indicators/named-by-code.ts"
import { parseTopic, TOPICS, topicLabel } from "#domain/indicators/topic.ts"

import { coverageText } from "../../components/footer/coverage-text.ts"
import { listPostCards } from "../../components/post-card/map-post.server.ts"
import type { PostCardData } from "../../components/post-card/post-card-data.ts"
import type { SelectOption } from "../../components/select/filter-options.ts"
import type { WebServices } from "../../services.server.ts"

/** What is chosen in the advanced search; empty texts where nothing is. */
export type SearchChoice = { country: string; category: string; topic: string; indicator: string }

export type SearchPageData = {
  address: string
  coverage: string | null
  countries: readonly SelectOption[]
  categories: readonly SelectOption[]
  topics: readonly SelectOption[]
  choice: SearchChoice
  /** First names for the chosen country, category and topic. */
  indicators: readonly string[]
  articles: readonly PostCardData[]
}

/** Options shown without and with a filter. */
const UNFILTERED = 100
const FILTERED = 50
const ARTICLES = 5

const COUNTRY_OPTIONS: readonly SelectOption[] = COUNTRIES.map(({ slug, name, code2 }) => ({
  value: slug,
  label: name,
  code2,
}))

const TOPIC_OPTIONS: readonly SelectOption[] = TOPICS.map((topic) => ({
  value: topic,
  label: topicLabel(topic),
}))

/** What the search page shows for its address. */
export async function loadSearchPage(
  { catalog, content, publicUrl }: WebServices,
  query: URLSearchParams,
): Promise<SearchPageData> {
  const choice = {
    country: findCountry(query.get("country") ?? "")?.slug ?? "",
    category: parseCategory(query.get("category") ?? "") ?? "",
    topic: parseTopic(query.get("topic") ?? "") ?? "",
    indicator: query.get("indicator")?.trim() ?? "",
  }
  const [counts, indicators] = await Promise.all([
    catalog.counts(),
    listIndicatorNames({ catalog }, { ...choice, name: "" }),
  ])
  return {
    address: `${publicUrl}/search`,
    coverage: coverageText(counts) ?? null,
    countries: COUNTRY_OPTIONS,
    categories: CATEGORY_FILTERS,
    topics: TOPIC_OPTIONS,
    choice,
    indicators,
    articles: listPostCards(content.stories()).slice(0, ARTICLES),
  }
}

/** Names of indicators that fit: at most 50 when a name is typed, else 100. Empty filters are left out. */
export async function listIndicatorNames(
  { catalog }: Pick<WebServices, "catalog">,
  filters: { name: string; category: string; topic: string; country: string },
): Promise<string[]> {
  const { indicators } = await catalog.listIndicators({
    ...(filters.name !== "" && { name: filters.name }),
    ...(filters.category !== "" && { category: filters.category }),
    ...(filters.topic !== "" && { topic: filters.topic }),
    ...(filters.country !== "" && { country: filters.country }),
    limit: filters.name === "" ? UNFILTERED : FILTERED,
  })
  return indicators
    .filter(({ indicator }) => isAskedFor(indicator, filters.name))
    .map(({ indicator }) => indicator.name)
    .toSorted((a, b) => Number(isVariable(a)) - Number(isVariable(b)))
}

/** Whether a name begins as the names of variables and footnotes do: `(if rdx_data_available=60) …`, `[ILO] …`. */
function isVariable(name: string): boolean {
  return !/^[\p{L}\p{N}]/u.test(name)
}

/** Whether an indicator may be suggested: one that is named by its code only, when that code is typed whole. */
function isAskedFor({ name, code }: { name: string; code: string }, typed: string): boolean {
  return !isNamedByCode(name) || typed.trim().toLowerCase() === code.toLowerCase()
}
