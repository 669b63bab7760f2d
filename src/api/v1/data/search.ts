import { comparePath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { parseTopic } from "#domain/indicators/topic.ts"
import type { Comparison, SearchResult, Understood } from "#search/search-answer.ts"

import { success } from "../../answers/answer.schema.ts"
import type { SearchResultBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { paceBody } from "../../answers/freshness-body.ts"
import { openLatest } from "../../answers/open-latest.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { clickAnswer, clickBody, searchAnswer, searchParams, searchQuery } from "./search.schema.ts"

const SEARCH_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Searches all indicators and places. */
export const search = defineOperation({
  method: "GET",
  path: "/search",
  id: "search",
  summary: "Search indicators",
  description: "The indicators that fit the words best, for the place named in them.",
  params: NOTHING,
  query: searchQuery,
  answer: searchAnswer,
  errors: ["bad-request"],
  cache: "never",
  async run({ query, visitor }, services) {
    const today = services.now()
    const answer = await services.search.search(query.q, visitor, parseTopic(query.topic ?? ""))
    return success("Search done", {
      searchId: answer.searchId,
      searchResult: {
        relevantResults: answer.relevant.map((result) => resultBody(result, today)),
        relatedResults: answer.related.map((result) => resultBody(result, today)),
        relatedSearches: answer.relatedSearches.map((searchTerm) => ({ searchTerm })),
      },
      understood: answer.understood.map((part) => ({
        kind: part.kind,
        meaning: describeMeaning(part),
        without: part.without,
      })),
      dropped: [...answer.dropped],
      isNearest: answer.isNearest,
      missing: [...answer.missing],
      comparison: answer.comparison && comparisonBody(answer.comparison),
    })
  },
})

/** Notes that a result of a search was opened. */
export const recordClick = defineOperation({
  method: "PATCH",
  path: "/search/:searchId",
  id: "recordClick",
  summary: "Note that a result was opened",
  description: "Helps to rank results; nothing about the visitor is stored.",
  params: searchParams,
  query: NOTHING,
  body: clickBody,
  answer: clickAnswer,
  errors: ["bad-request", "not-found", "unsupported-media-type"],
  cache: "never",
  async run({ params, body }, services) {
    const { searchId } = params
    const known =
      SEARCH_ID.test(searchId) &&
      (await services.search.recordClick(searchId, body.datasetId ?? null))
    if (!known) throw new AppError("not-found", "There is no search with this id.")
    return success("Click noted", { searchId, clicked: true as const })
  },
})

function comparisonBody({ indicator, countries: [first, second] }: Comparison) {
  const { name } = indicator
  return {
    indicatorId: indicator.id,
    countries: [first.code, second.code],
    path: comparePath({ name, countrySlug: first.slug, second: { name, countrySlug: second.slug } }),
  }
}

function describeMeaning(part: Understood): string {
  switch (part.kind) {
    case "place":
      return part.country.name
    case "frequency":
      return part.frequency
    case "years":
      return [part.startYear, part.endYear].map((year) => String(year ?? "")).join("..")
    case "words":
      return part.meaning
  }
}

function resultBody(result: SearchResult, today: Date): SearchResultBody {
  const { indicator, summary: summary } = result
  return {
    indicatorId: indicator.id,
    indicatorName: indicator.name,
    category: indicator.category,
    topics: [...indicator.topics],
    country: result.country?.name ?? null,
    frequency: result.frequency,
    datasetId: result.datasetId,
    notes: indicator.notes,
    publisher: result.publisher,
    startYear: result.startYear,
    endYear: result.endYear,
    lastActualYear: result.lastActualYear,
    freshness: summary && paceBody(summary.pace, today),
    alsoFrom: result.alsoFrom.map(({ publisher, indicatorId, indicatorName }) => ({
      publisher,
      indicatorId,
      indicatorName,
    })),
    latest: summary && openLatest(summary),
  }
}
