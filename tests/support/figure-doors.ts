import type { FastifyInstance } from "fastify"

import { WORLD_CHART_TYPES } from "#charts/views/world-view.ts"
import { ANSWER_FORMATS } from "#exports/answer-file.ts"
import { EXPLORE_FORMATS } from "#exports/explore-file.ts"
import { CITATION_FORMATS, FILE_FORMATS, SNIPPET_FORMATS } from "#exports/file-formats.ts"
import { WORLD_FORMATS } from "#exports/world-file.ts"
import { PANEL_FORMATS } from "#exports/write-panel.ts"
import { FACT_FORMATS } from "#facts/write-fact.ts"

/** A figure as every way to it needs it named. */
export type NamedFigure = {
  indicatorId: string
  indicatorName: string
  sourceId: string
  code: string
  slug: string
  /** Of a second country with figures of the same indicator. */
  code2: string
  slug2: string
  frequency: string
  period: string
}

/** Citations pass no figures on; a closed source has them too. */
const VIEW_FILES = [...Object.keys(FILE_FORMATS), ...SNIPPET_FORMATS, ...CITATION_FORMATS]

/** Every address that hands a figure on to programs, as a file, or for others to embed. */
export function listDoors(figure: NamedFigure): string[] {
  const { indicatorId, indicatorName, sourceId, code, slug, code2, slug2, period } = figure
  const name = encodeURIComponent(indicatorName)
  const world = `/indicators/${name}`
  const view = `${world}/${slug}`
  const id = encodeURIComponent(`${indicatorId}:${code}:${figure.frequency}`)
  const id2 = encodeURIComponent(`${indicatorId}:${code2}:${figure.frequency}`)
  const fact = `/fact/${encodeURIComponent(indicatorId)}/${code}`
  const indicator = encodeURIComponent(indicatorId)
  const composed = `i=${indicator}&c=${code},${code2}`
  const question = encodeURIComponent(
    `${indicatorName} in ${slug.replaceAll("-", " ")} in ${period}`,
  )
  return [
    ...VIEW_FILES.map((extension) => `${view}.${extension}`),
    ...PANEL_FORMATS.map((extension) => `${world}.${extension}`),
    `${world}.csv?shape=wide&countries=${code},${code2}`,
    `${world}.csv?asOf=2026-06-30,latest`,
    ...["map", "ranking"].flatMap((type) =>
      WORLD_FORMATS.map((extension) => `${world}.${extension}?chartType=${type}`),
    ),
    `${world}.svg`,
    `${world}.svg?asOf=2026-06-30`,
    ...PANEL_FORMATS.map((extension) => `/country/${slug}.${extension}?indicators=${indicator}`),
    `/sources/${sourceId}.zip`,
    ...FACT_FORMATS.flatMap((extension) => [
      `${fact}/${period}.${extension}`,
      `${fact}/latest.${extension}?asOf=2026-06-30`,
    ]),
    `/card.png?indicator=${name}&country=${slug}`,
    `/card.png?indicator=${name}&chartType=map`,
    `/card.png?indicator=${name}&country=${slug}&indicator2=${name}&country2=${slug2}`,
    `/chart?indicator=${name}&chartType=map`,
    ...EXPLORE_FORMATS.map((form) => `/explore.${form}?${composed}`),
    ...ANSWER_FORMATS.map((form) => `/answer.${form}?q=${question}`),
    `/oembed?url=${encodeURIComponent(`http://site.test${view}`)}`,
    `/check.json?text=${encodeURIComponent(`${indicatorName} in ${slug} in ${period} was 12.3.`)}`,
    `/feeds/series/${id}.xml`,
    "/sitemaps/facts.xml",
    `/api/v1/dataset/${id}`,
    `/api/v1/dataset/${id}?asOf=2026-06-30`,
    `/api/v1/dataset/${id}/analysis`,
    `/api/v1/dataset?search=${name}&country=${code}`,
    `/api/v1/indicator?search=${name}`,
    `/api/v1/indicator/filter?country=${code}&search=${name}`,
    `/api/v1/indicator/country/${slug}`,
    `/api/v1/search?q=${encodeURIComponent(`${indicatorName} ${slug}`)}`,
    `/api/v1/panel?indicators=${indicator}&countries=${code},${code2}`,
    `/api/v1/answer?q=${question}`,
    `/api/v1/export/dataset?dataset1=${id}&dataset2=${id2}`,
    `/api/v1/export/country-dashboard/${slug}?file_type=csv`,
    `/api/v1/country-dashboard/user/${slug}`,
    `/api/v1/country-dashboard/user/${slug}?asOf=2026-06-30`,
    `/api/v1/country-dashboard/search/${slug}`,
    `/api/v1/country/${slug}`,
  ]
}

/** Every tool for language models with the arguments that lead to the figure. */
export function listTools({ indicatorId, indicatorName, code, code2, slug, period }: NamedFigure) {
  const indicator = indicatorId
  const text = `${indicatorName} in ${slug} in ${period}`.slice(0, 200)
  return [
    ["search", { query: `${indicatorName} ${slug}`.slice(0, 200) }],
    ["series", { indicator, country: code }],
    ["fact", { indicator, country: code, period }],
    ["chart", { indicator, country: code }],
    ["rank", { indicator }],
    ["rank", { indicator, asOf: "2026-06-30" }],
    ["compare", { indicator, countries: `${code},${code2}` }],
    ["panel", { indicators: indicator, countries: `${code},${code2}` }],
    ["vintages", { indicator, country: code }],
    ["answer", { question: text }],
    ["check", { text: `${text} was 12.3.` }],
  ] as const
}

/** Every page whose drawing a host may ask for, by path and query. */
export function listDrawings({ indicatorId, indicatorName, code, slug, period }: NamedFigure) {
  const page = `/indicators/${encodeURIComponent(indicatorName)}`
  const question = encodeURIComponent(`${indicatorName} in ${slug} in ${period}`)
  return [
    `${page}/${slug}`,
    ...WORLD_CHART_TYPES.map((type) => `${page}?chartType=${type}`),
    `/explore?i=${encodeURIComponent(indicatorId)}&c=${code}&layout=bars`,
    `/answer?q=${question}`,
  ]
}

/** Asks a tool and gives the whole answer as text. */
export function callTool(app: FastifyInstance, name: string, args: object): Promise<string> {
  return askMcp(app, "tools/call", { name, arguments: args })
}

/** Asks for the drawing of a page as a host does. */
export function readDrawing(app: FastifyInstance, path: string): Promise<string> {
  const uri = `sankore://drawings/${encodeURIComponent(path)}`
  return askMcp(app, "resources/read", { uri })
}

async function askMcp(app: FastifyInstance, method: string, params: object): Promise<string> {
  const { body } = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: { accept: "application/json, text/event-stream" },
    payload: { jsonrpc: "2.0", id: 1, method, params },
  })
  return body
}
