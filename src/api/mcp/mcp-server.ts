import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js"
import * as z from "zod"

import { CHART_TYPES, type ChartType } from "#charts/model/chart-spec.ts"
import type { Dataset } from "#catalog/types.ts"
import { describeObservations } from "#charts/text/describe-chart.ts"
import { readView } from "#charts/views/read-view.ts"
import { markForecast, seriesTitle } from "#charts/text/series-text.ts"
import { chartPath, filePath, indicatorPath } from "#domain/accounts/addresses.ts"
import { BRAND } from "#domain/brand.ts"
import { AppError } from "#domain/errors.ts"
import { FREQUENCIES } from "#domain/time/frequency.ts"
import { formatColumn, unitFormat } from "#domain/format/number-format.ts"
import { periodAt } from "#domain/time/period.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import { newestFigure, valueAt, type Observations } from "#domain/series/series.ts"

import type { ApiServices } from "../api-services.ts"
import { openLatest } from "../answers/open-latest.ts"

type McpServices = Pick<
  ApiServices,
  "catalog" | "search" | "now" | "publicUrl" | "factChecker" | "answerer"
>
/** Resolves when the caller may have a text checked; rejects with the reason otherwise. */
export type AdmitCheck = () => Promise<void>
type Answer = { content: { type: "text"; text: string }[]; isError?: true }

const VISITOR = "mcp"
const MOST_RESULTS = 20
const MOST_POINTS = 2000
const MOST_TEXT = 20_000

const place = {
  indicator: z.string().min(1).max(300).describe("Name or id of the indicator, as search gives it"),
  country: z.string().min(1).max(100).describe("Name or ISO 3166 code of the country or region"),
}
const view = {
  frequency: z.enum(FREQUENCIES).optional(),
  startYear: z.number().int().optional(),
  endYear: z.number().int().optional(),
}

/** The tools by which a language model reads figures, bound to what the API answers from. */
export function createMcpServer(services: McpServices, admitCheck: AdmitCheck): McpServer {
  const server = new McpServer(
    { name: BRAND.toLowerCase(), version: "1.0.0" },
    {
      instructions:
        "Never guess an indicator: search first and use the indicatorId it gives. Quote every figure with its period, its source and the address, and a forecast as a forecast. A value of null is missing, not zero.",
    },
  )
  server.registerTool(
    "search",
    {
      title: "Search indicators",
      description:
        "Finds indicators by words; name the country in the words to search within it. Figures after lastActualYear are forecasts.",
      inputSchema: {
        query: z.string().min(1).max(200),
        limit: z.number().int().min(1).max(20).optional(),
      },
      annotations: { readOnlyHint: true },
    },
    ({ query, limit }) => searchTool(services, query, limit ?? 10),
  )
  server.registerTool(
    "series",
    {
      title: "Read a series",
      description:
        "The figures of an indicator in a country, with unit, source, licence and date. From forecastFrom on they are estimates or forecasts.",
      inputSchema: { ...place, ...view },
      annotations: { readOnlyHint: true },
    },
    (request) =>
      withDataset(services, request, (dataset) => json(seriesAnswer(services, dataset, request))),
  )
  server.registerTool(
    "fact",
    {
      title: "One figure to quote",
      description:
        "One figure with the sentence and address to quote it; the newest actual one unless a period is named.",
      inputSchema: {
        ...place,
        period: z.string().max(10).optional().describe("2022, 2022-Q3 or 2022-10"),
      },
      annotations: { readOnlyHint: true },
    },
    (request) =>
      withDataset(services, request, (dataset) => factAnswer(services, dataset, request.period)),
  )
  server.registerTool(
    "chart",
    {
      title: "Addresses of a chart",
      description:
        "Where the chart of a series can be seen, embedded and fetched as a picture, and what it shows in words.",
      inputSchema: { ...place, ...view, chartType: z.enum(CHART_TYPES).optional() },
      annotations: { readOnlyHint: true },
    },
    (request) =>
      withDataset(services, request, (dataset) => json(chartAnswer(services, dataset, request))),
  )
  server.registerTool(
    "answer",
    {
      title: "Answer a question",
      description:
        "A question about figures of countries (value, change, record, order, filter, count, comparison, average, share, first time, yes or no), answered with a sentence, rows, method and sources. What is not understood is declined.",
      inputSchema: {
        question: z.string().min(1).max(300),
        asOf: z.iso.date().optional().describe("The day from which latest counts, 2023-06-30"),
      },
      annotations: { readOnlyHint: true },
    },
    ({ question, asOf }) => answerTool(services, question, asOf),
  )
  server.registerTool(
    "check",
    {
      title: "Check the statements of a text",
      description:
        "Every economic claim of a text with its verdict, the true figure, its source and what to write instead. Needs a signed-in user's token in the Authorization header, unless the operator has opened it.",
      inputSchema: {
        text: z.string().min(1).max(MOST_TEXT),
        asOf: z.iso.date().optional().describe("The day of the text, 2023-06-30"),
      },
      annotations: { readOnlyHint: true },
    },
    (request) => checkTool(services, admitCheck, request),
  )
  return server
}

async function answerTool(
  { answerer, now, publicUrl }: McpServices,
  question: string,
  asOf: string | undefined,
): Promise<Answer> {
  const answer = await answerer.answer(question, { asOf: asOf ?? now().toISOString().slice(0, 10) })
  return json({ ...answer, path: answer.path && `${publicUrl}${answer.path}` })
}

async function checkTool(
  { factChecker }: McpServices,
  admitCheck: AdmitCheck,
  { text, asOf }: { text: string; asOf?: string | undefined },
): Promise<Answer> {
  try {
    await admitCheck()
  } catch (error) {
    if (error instanceof AppError) return failure(error.message)
    throw error
  }
  const claims = await factChecker.check(text, { asOf })
  return json({
    claims: claims.map(({ statement, originalText, status, message, evidence, source }) => ({
      statement,
      originalText,
      status,
      message,
      evidence,
      source,
    })),
  })
}

async function searchTool({ search }: McpServices, query: string, limit: number): Promise<Answer> {
  const { relevant, related } = await search.search(query, VISITOR)
  const results = [...relevant, ...related].slice(0, Math.min(limit, MOST_RESULTS))
  return json({
    results: results.map((result) => ({
      indicatorId: result.indicator.id,
      name: result.indicator.name,
      category: result.indicator.category,
      country: result.country?.name ?? null,
      frequency: result.frequency,
      publisher: result.publisher,
      years: result.startYear === null ? null : [result.startYear, result.endYear],
      lastActualYear: result.lastActualYear,
      latest: result.summary && openLatest(result.summary),
    })),
  })
}

type IndicatorRequest = {
  indicator: string
  country: string
  frequency?: Dataset["observations"]["frequency"] | undefined
  startYear?: number | undefined
  endYear?: number | undefined
  chartType?: ChartType | undefined
}

async function withDataset(
  { catalog }: McpServices,
  { indicator, country, frequency }: IndicatorRequest,
  answer: (dataset: Dataset) => Answer,
): Promise<Answer> {
  const found = await catalog.getDataset({ indicator, country, frequency })
  if (found.state === "found") return answer(found.dataset)
  if (found.state === "fact") {
    const { fact } = found
    if (fact.source.redistribute === "no") return failure(closedReason(fact.source))
    return json({
      value: fact.value,
      period: null,
      note: "The source gives no date.",
      source: mapSource(fact.source),
    })
  }
  return failure(
    {
      "no-indicator": "There is no such indicator; use search.",
      "no-country": "There is no such country or region.",
      "no-data": "There is no figure of this indicator for this place.",
    }[found.state],
  )
}

function seriesAnswer(services: McpServices, dataset: Dataset, request: IndicatorRequest) {
  const { observations, ignored } = buildView(services, dataset, request)
  const isClosed = dataset.source.redistribute === "no"
  const from = Math.max(0, observations.values.length - MOST_POINTS)
  return {
    ...about(services, dataset),
    frequency: observations.frequency,
    forecastFrom: forecastPeriod(dataset),
    ...(dataset.derivedFrom !== null && { derivedFrom: dataset.derivedFrom }),
    ...(isClosed
      ? { data: null, reason: closedReason(dataset.source) }
      : {
          data: observations.values.slice(from).map((value, k) => ({
            period: periodAt(observations.frequency, observations.start + from + k),
            value,
          })),
        }),
    notes: ignored,
  }
}

function factAnswer(services: McpServices, dataset: Dataset, period: string | undefined): Answer {
  const { observations, source } = dataset
  if (source.redistribute === "no") return failure(closedReason(source))
  const index =
    period === undefined
      ? newestFigure(observations, dataset.forecastFrom)?.index
      : findPeriodIndex(observations, period)
  if (index === undefined) return failure("The series has no such period.")
  const value = valueAt(observations, index)
  const isForecast = dataset.forecastFrom !== null && index >= dataset.forecastFrom
  const point = { period: periodAt(observations.frequency, index), value, isForecast }
  const { address, title } = about(services, dataset)
  const quote = `${title}, ${point.period}: ${quotedFigure(dataset, point)} (${source.publisher}; ${address}).`
  return json({ ...about(services, dataset), ...point, quote })
}

/** The figure as a sentence quotes it: in five digits, with its unit as published, a forecast marked. */
function quotedFigure(
  { indicator }: Dataset,
  { value, isForecast }: { value: number | null; isForecast: boolean },
): string {
  if (value === null) return "no figure published"
  const text = `${formatColumn(value, unitFormat("", null))} ${indicator.unit}`.trim()
  return isForecast ? markForecast(text) : text
}

function findPeriodIndex(observations: Observations, period: string): number | undefined {
  const k = observations.values.findIndex(
    (_, at) => periodAt(observations.frequency, observations.start + at) === period,
  )
  return k < 0 ? undefined : observations.start + k
}

function forecastPeriod({ observations, forecastFrom }: Dataset): string | null {
  return forecastFrom === null ? null : periodAt(observations.frequency, forecastFrom)
}

function chartAnswer(services: McpServices, dataset: Dataset, request: IndicatorRequest) {
  const { observations } = buildView(services, dataset, request)
  const target = {
    name: dataset.indicator.name,
    countrySlug: dataset.country.slug,
    query: {
      frequency: request.frequency,
      chartType: request.chartType,
      startYear: request.startYear,
      endYear: request.endYear,
    },
  }
  const { title, address } = about(services, dataset)
  const format = unitFormat(dataset.indicator.unit, dataset.indicator.currency)
  const isClosed = dataset.source.redistribute === "no"
  return {
    title,
    summary: describeObservations({
      observations,
      format,
      title,
      forecastFrom: dataset.forecastFrom,
    }),
    page: address,
    embed: `${services.publicUrl}${chartPath(target)}`,
    ...(!isClosed && {
      png: `${services.publicUrl}${filePath(target, "png")}`,
      svg: `${services.publicUrl}${filePath(target, "svg")}`,
    }),
    source: mapSource(dataset.source),
  }
}

function buildView(services: McpServices, dataset: Dataset, request: IndicatorRequest) {
  const pairs = Object.entries(request).filter(([key]) => key !== "indicator" && key !== "country")
  const query = new URLSearchParams(
    pairs.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return readView(dataset, query, services.now().getUTCFullYear())
}

function about({ publicUrl }: McpServices, dataset: Dataset) {
  const { id, indicator, country, source, vintage, vintageStated } = dataset
  const path = indicatorPath({ name: indicator.name, countrySlug: country.slug })
  return {
    datasetId: id,
    title: seriesTitle({ indicator, place: country }),
    unit: indicator.unit,
    definition: indicator.definition,
    definitionOrigin: indicator.definitionOrigin ?? "publisher",
    address: `${publicUrl}${path}`,
    source: mapSource(source),
    [vintageStated ? "dataAsOf" : "dataNotBefore"]: vintage,
  }
}

function mapSource({ publisher, title, licence, attribution, url }: Dataset["source"]) {
  return { publisher, title, licence, attribution, url }
}

function json(value: unknown): Answer {
  return { content: [{ type: "text", text: JSON.stringify(value) }] }
}

function failure(sentence: string): Answer {
  return { content: [{ type: "text", text: sentence }], isError: true }
}
