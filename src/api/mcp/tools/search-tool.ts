import * as z from "zod"

import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { unitText } from "#domain/indicators/own-definition.ts"
import { newestFigure } from "#domain/series/series.ts"
import { periodAt } from "#domain/time/period.ts"
import type { SearchResult } from "#search/search-answer.ts"

import { openLatest } from "../../answers/open-latest.ts"
import { defineTool } from "../define-tool.ts"
import type { ToolServices } from "../mcp-services.ts"
import { asOfField } from "../tool-fields.ts"
import { writeFigure } from "../write-values.ts"

const VISITOR = "mcp"
const USUAL_RESULTS = 5
const MAX_RESULTS = 20

const resultSchema = z.object({
  indicatorId: z.string(),
  indicator: z.string(),
  unit: z.string(),
  publisher: z.string(),
  country: z.string().nullable(),
  years: z.string().nullable().describe("First and last year, forecasts included"),
  lastActualYear: z.number().nullable(),
  latest: z.object({ period: z.string(), value: z.number() }).nullable(),
  address: z.string(),
})

export const searchTool = defineTool({
  name: "search",
  title: "Search indicators",
  description:
    "Finds indicators by words; name the country in the words to search within it. latest is the newest actual figure; those after lastActualYear are forecasts.",
  input: {
    query: z.string().min(1).max(200).describe("Words, such as inflation nigeria"),
    limit: z.number().int().min(1).max(MAX_RESULTS).optional().describe("5 unless given"),
    asOf: asOfField,
  },
  output: z.object({ results: z.array(resultSchema) }),
  async run({ query, limit = USUAL_RESULTS, asOf }, services) {
    const { relevant, related } = await services.search.search(query, VISITOR)
    const found = [...relevant, ...related].slice(0, limit)
    const results = await Promise.all(found.map((one) => mapResult(one, asOf, services)))
    return {
      text: results.length === 0 ? "Nothing fits these words." : results.map(writeLine).join("\n"),
      data: { results },
    }
  },
})

type ResultBody = z.input<typeof resultSchema>

async function mapResult(
  result: SearchResult,
  asOf: string | undefined,
  { catalog, publicUrl }: ToolServices,
): Promise<ResultBody> {
  const { indicator, country, publisher, startYear, endYear, lastActualYear, summary } = result
  const path = indicatorPath({ name: indicator.name, countrySlug: country?.slug })
  const shared = {
    indicatorId: indicator.id,
    indicator: indicator.name,
    unit: unitText(indicator.unit),
    publisher,
    country: country?.name ?? null,
    address: `${publicUrl}${path}`,
  }
  if (asOf !== undefined) return { ...shared, ...(await readDay(result, asOf, catalog)) }
  return {
    ...shared,
    years: startYear === null ? null : `${String(startYear)}–${String(endYear)}`,
    lastActualYear,
    latest: summary && openLatest(summary),
  }
}

/** What was known of a result on a day; nothing where nothing was. */
async function readDay(
  { indicator, country }: SearchResult,
  asOf: string,
  catalog: ToolServices["catalog"],
): Promise<Pick<ResultBody, "years" | "lastActualYear" | "latest">> {
  const nothing = { years: null, lastActualYear: null, latest: null }
  if (!country) return nothing
  const found = await catalog.getDataset({ indicator: indicator.id, country: country.code, asOf })
  if (found.state !== "found") return nothing
  const { observations, forecastFrom, source } = found.dataset
  const newest = newestFigure(observations, forecastFrom)
  if (!newest || newest.isForecast || source.redistribute === "no") return nothing
  const { frequency, start } = observations
  const period = periodAt(frequency, newest.index)
  return {
    years: `${periodAt(frequency, start).slice(0, 4)}–${period.slice(0, 4)}`,
    lastActualYear: Number(period.slice(0, 4)),
    latest: { period, value: newest.value },
  }
}

function writeLine({ latest, unit, ...result }: ResultBody): string {
  const { indicatorId, indicator, publisher, country, years } = result
  const newest = latest ? `, ${latest.period}: ${writeFigure(latest.value, unit)}` : ""
  const place = country === null ? "" : `, ${country}`
  return `${indicatorId}: ${indicator}${place} (${publisher}${years === null ? "" : `, ${years}`})${newest}`
}
