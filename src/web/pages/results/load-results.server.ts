import { withoutFrames } from "#answers/without-frames.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import type { Comparison, SearchResult } from "#search/search-answer.ts"
import { capitalize } from "#domain/format/capitalize.ts"
import {
  comparePath,
  indicatorPath,
  resultsPath,
  type ChartQuery,
} from "#domain/addresses/page-paths.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import { countryReach } from "../../components/country-reach.ts"
import { staleText } from "../../components/stale-text.ts"
import { formatSummary, type FormattedSummary } from "../../components/format-summary.server.ts"
import { spanText } from "../../components/years-text.ts"
import type { WebServices } from "../../services.server.ts"
import { summarise } from "../answer/load-answer.server.ts"
import type { AnswerSummary } from "../answer/page-data.ts"
import { describeQuery, type Chip } from "./describe-query.ts"

/** One row of the results, written out. */
export type ResultRow = {
  path: string
  datasetId: string | null
  name: string
  notes: string
  category: Category
  frequency: string | null
  country: { name: string; code2: string | null } | null
  /** What stands in for a country where none is named: `217 countries`. */
  reach: string
  years: string
  summary: FormattedSummary | null
  /** How far it is behind; null where it does not stand still. */
  stale: string | null
  /** The same measure of other publishers. */
  alsoFrom: readonly { publisher: string; name: string; path: string }[]
}

export type ResultsPageData = {
  searchId: string
  /** Empty where everything of a topic is shown. */
  text: string
  topic: Topic | null
  /** What the text is answered with, where it is a question that is understood. */
  answer: AnswerSummary | null
  understood: readonly Chip[]
  dropped: readonly string[]
  /** Whether `related` is what is nearest to a search that nothing answers. */
  isNearest: boolean
  /** Subjects of which nothing is held, and whether a first import is still to come. */
  missing: { subjects: readonly string[]; isStarter: boolean } | null
  /** The best result for two countries that were named. */
  comparison: { title: string; path: string } | null
  relevant: readonly ResultRow[]
  related: readonly ResultRow[]
  alsoSearched: readonly { text: string; path: string }[]
  /** The country to show an overview of, when one is named. */
  country: { name: string; slug: string; code2: string | null } | null
}

const NOTES_LENGTH = 180

type Services = Pick<WebServices, "search" | "answerer" | "visitor" | "now"> & {
  catalog: Pick<WebServices["catalog"], "counts" | "listCountryValues">
}

/** What the results page shows for a text. */
export async function loadResults(
  { search, answerer, catalog, visitor, now }: Services,
  text: string,
  topic: Topic | null = null,
): Promise<ResultsPageData> {
  const [answer, answered] = await Promise.all([
    search.search(withoutFrames(text), visitor, topic ?? undefined),
    topic === null ? answerer.show(text, { asOf: isoDay(now()) }) : null,
  ])
  const named = answer.parsed.countries.find(({ country }) => country.kind === "country")?.country
  const { startYear, endYear } = answer.parsed
  // One year alone is too short for a chart.
  const years = startYear === endYear ? {} : { startYear, endYear }
  const mapRows = async (rows: readonly SearchResult[]) =>
    (await Promise.all(rows.map((row) => nameOnlyCountry(catalog, row)))).map((row) =>
      mapRow(row, years, now()),
    )
  const isAnswered = answered?.answer.state === "answered"
  return {
    searchId: answer.searchId,
    text,
    topic,
    answer: isAnswered ? summarise(answered) : null,
    understood: describeQuery(answer.understood, topic),
    // An answer has read the words that no name of an indicator has.
    dropped: isAnswered ? [] : answer.dropped,
    isNearest: answer.isNearest,
    missing:
      answer.missing.length === 0
        ? null
        : { subjects: answer.missing, isStarter: (await catalog.counts()).starterOnly },
    comparison: answer.comparison && describeComparison(answer.comparison, years),
    relevant: await mapRows(answer.relevant),
    related: await mapRows(answer.related),
    alsoSearched: answer.relatedSearches.map((term) => ({ text: term, path: resultsPath(term) })),
    country: named ? { name: named.name, slug: named.slug, code2: named.code2 } : null,
  }
}

function describeComparison({ indicator, countries }: Comparison, years: Years) {
  const [first, second] = countries
  const { name } = indicator
  return {
    title: `Compare ${first.name} and ${second.name}: ${name}`,
    path: comparePath({
      name,
      countrySlug: first.slug,
      query: years,
      second: { name, countrySlug: second.slug, query: years },
    }),
  }
}

/** The publisher's words before a sentence of ours. */
function describingText({
  definition,
  definitionOrigin,
  notes,
}: SearchResult["indicator"]): string {
  return definitionOrigin === "sankore" ? notes || definition : definition || notes
}

/** A row of no country whose indicator has figures of a single one is a row of that one. */
async function nameOnlyCountry(
  catalog: Services["catalog"],
  result: SearchResult,
): Promise<SearchResult> {
  if (result.country !== null || result.countryCount !== 1) return result
  const held = await catalog.listCountryValues(result.indicator)
  const only = held.find(({ country }) => country.kind === "country")
  return only === undefined ? result : { ...result, country: only.country }
}

type Years = Pick<ChartQuery, "startYear" | "endYear">

function mapRow(result: SearchResult, years: Years, today: Date): ResultRow {
  const { indicator, country, frequency, datasetId, summary, countryCount } = result
  return {
    path: indicatorPath({
      name: indicator.name,
      countrySlug: country?.slug,
      query: { category: indicator.category, frequency, ...(country && years) },
    }),
    datasetId,
    name: indicator.name,
    notes: firstSentences(describingText(indicator)),
    category: indicator.category,
    frequency: frequency && capitalize(frequency),
    country: country && { name: country.name, code2: country.code2 },
    reach: countryReach(countryCount),
    years: spanText(result),
    summary: summary && formatSummary(summary),
    stale: staleText(summary?.pace ?? null, today),
    alsoFrom: result.alsoFrom.map((other) => ({
      publisher: other.publisher,
      name: other.indicatorName,
      path: indicatorPath({ name: other.indicatorName, countrySlug: other.country?.slug }),
    })),
  }
}

/** One line is shown, so more than a line is not sent. */
function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length <= NOTES_LENGTH ? line : `${line.slice(0, NOTES_LENGTH).trimEnd()}…`
}
