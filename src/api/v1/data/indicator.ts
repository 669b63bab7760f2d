import { writeUnknownCountry } from "#catalog/explain-missing-dataset.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import type { Country } from "#domain/places/country.ts"
import { parseTopic } from "#domain/indicators/topic.ts"
import { AppError } from "#domain/errors.ts"
import { countryByCode, findCountry } from "#domain/places/find-country.ts"

import { success } from "../../answers/answer.schema.ts"
import type { IndicatorBody } from "../../contract.ts"
import { defineOperation } from "../../operations/operation.ts"
import { pickFields, readOffset, writeNext, type PageRequest } from "../../operations/paging.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { requirePublisher } from "./require-publisher.ts"
import {
  countryIndicatorParams,
  countryIndicatorQuery,
  indicatorFilterQuery,
  indicatorListAnswer,
  indicatorQuery,
} from "./indicator.schema.ts"

/** Indicators by words of their name, category and topic. */
export const listIndicators = defineOperation({
  method: "GET",
  path: "/indicator",
  id: "listIndicators",
  summary: "Indicators by name, category and topic",
  description:
    "With `search` the indicators that fit it best, as the search box ranks them; else those whose name holds every word of `name`, by name.",
  params: NOTHING,
  query: indicatorQuery,
  answer: indicatorListAnswer,
  errors: ["bad-request"],
  cache: "until-data-changes",
  async run({ query }, { catalog, search }) {
    const { search: text, fields, ...filter } = query
    if (text === undefined) return listPage(catalog, query)
    await requirePublisher(catalog, query.publisher)
    const version = await catalog.version()
    const offset = readOffset(query, version)
    const { limit } = query
    const ranked = search.rankIndicators(text, parseTopic(filter.topic ?? ""))
    const places = new Map(ranked.map((id, at) => [id, at]))
    const all = { ...filter, limit: undefined, offset: undefined }
    const { indicators } = await catalog.listIndicators(all)
    const fitting = indicators
      .filter(({ indicator }) => places.has(indicator.id))
      .sort((a, b) => (places.get(a.indicator.id) ?? 0) - (places.get(b.indicator.id) ?? 0))
    const total = fitting.length
    return indicatorList(fitting.slice(offset, offset + limit), undefined, {
      total,
      next: writeNext({ limit, offset, total }, version),
      fields,
    })
  },
})

/** Indicators by words of their name, category and country. */
export const filterIndicators = defineOperation({
  method: "GET",
  path: "/indicator/filter",
  id: "filterIndicators",
  summary: "Indicators by name, category and country",
  description: "As the list of indicators, narrowed to those with figures for a country.",
  params: NOTHING,
  query: indicatorFilterQuery,
  answer: indicatorListAnswer,
  errors: ["bad-request"],
  cache: "until-data-changes",
  run({ query }, { catalog }) {
    const { country } = query
    return listPage(catalog, { ...query, country: country?.code }, country)
  },
})

/** Indicators with at least one figure for a country. */
export const listCountryIndicators = defineOperation({
  method: "GET",
  path: "/indicator/country/:country",
  id: "listCountryIndicators",
  summary: "Indicators of a country",
  description: "Every indicator with at least one figure for the country, by name.",
  params: countryIndicatorParams,
  query: countryIndicatorQuery,
  answer: indicatorListAnswer,
  errors: ["bad-request", "not-found"],
  cache: "until-data-changes",
  async run({ params, query }, { catalog }) {
    const country = findCountry(params.country)
    if (!country) throw new AppError("not-found", writeUnknownCountry(params.country))
    await requirePublisher(catalog, query.publisher)
    const indicators = await catalog.listCountryIndicators(country, query)
    return indicatorList(indicators, country, {
      total: indicators.length,
      next: null,
      fields: query.fields,
    })
  },
})

type ListQuery = Parameters<Catalog["listIndicators"]>[0] & PageRequest & { fields?: readonly string[] | undefined }

async function listPage(
  catalog: Catalog,
  { cursor, fields, limit, offset: skipped, ...filter }: ListQuery,
  country?: Country,
) {
  await requirePublisher(catalog, filter.publisher)
  const version = await catalog.version()
  const offset = readOffset({ cursor, limit, offset: skipped }, version)
  const { indicators, total } = await catalog.listIndicators({ ...filter, limit, offset })
  const next = writeNext({ limit, offset, total }, version)
  return indicatorList(indicators, country, { total, next, fields })
}

function indicatorList(
  indicators: readonly IndicatorCoverage[],
  country: Country | undefined,
  {
    total,
    next,
    fields,
  }: { total: number; next: string | null; fields: readonly string[] | undefined },
) {
  const rows = indicators.map((coverage) => indicatorBody(coverage, country))
  return success("Indicators found", { indicator: pickFields(rows, fields), total, next })
}

function indicatorBody(coverage: IndicatorCoverage, only: Country | undefined): IndicatorBody {
  const { indicator } = coverage
  const status = statusByCountry(coverage, only)
  return {
    id: indicator.id,
    name: indicator.name,
    code: indicator.code,
    publisher: coverage.publisher,
    category: indicator.category,
    topics: [...indicator.topics],
    metric: indicator.unit,
    currency: indicator.currency,
    frequency: [...coverage.frequencies],
    country: Object.keys(status),
    status,
    countryCount: coverage.countries.length,
    startYear: coverage.startYear,
    endYear: coverage.endYear,
    lastActualYear: coverage.lastActualYear,
  }
}

function statusByCountry(
  coverage: IndicatorCoverage,
  only: Country | undefined,
): IndicatorBody["status"] {
  const dated = [...coverage.countries, ...coverage.regions]
  const entries = [
    ...coverage.factCountries.map((code) => [code, "undated"] as const),
    ...dated.map((code) => [code, "published"] as const),
  ]
  const kept = only ? entries.filter(([code]) => code === only.code) : entries
  return Object.fromEntries(kept.map(([code, state]) => [countryByCode(code)?.name ?? code, state]))
}
