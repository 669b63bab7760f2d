import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from "fastify"

import { readCountriesQuery } from "#charts/explore/explore-from-views.ts"
import { exploreCardPath, exploreFilePath } from "#charts/explore/explore-spec.ts"
import {
  COMPARE_KEYS,
  NAMED_VIEW_KEYS,
  RANKING_KEYS,
  SERIES_KEYS,
  WORLD_KEYS,
} from "#domain/addresses/address-keys.ts"
import { filePath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"
import { ANSWER_FORMATS } from "#exports/answer-file.ts"
import {
  CITATION_FORMATS,
  FILE_FORMATS,
  isCitationFormat,
  isFileFormat,
  isSnippetFormat,
  SNIPPET_FORMATS,
} from "#exports/file-formats.ts"
import { EXPLORE_FORMATS, type ExploreFormat } from "#exports/explore-file.ts"
import { describeView, fileView } from "#exports/file-view.ts"
import { asOfText, findDataset } from "#exports/find-dataset.ts"
import { writeLimitHeaders } from "#limits/write-limit-headers.ts"
import { networkAddress } from "#limits/network-address.ts"
import { isWorldQuery } from "#exports/oembed.ts"
import { findTwo, twoViews } from "#exports/two-views.ts"
import { WORLD_FORMATS, worldFile } from "#exports/world-file.ts"
import { PANEL_FORMATS } from "#exports/write-panel.ts"
import { writeText } from "#exports/write-file.ts"

import type { OpenSite } from "../site.ts"
import { renderCheckCard } from "./check-card.ts"
import { addCheckFile } from "./check-file.ts"
import { answerFactFile, FACT_FILE, type FactParams } from "./fact-file.ts"
import { renderAnswerCard, renderAnswerFile } from "./answer-file.ts"
import { answerOembed } from "./answer-oembed.ts"
import { renderExploreCard, renderExploreFile } from "./explore-file.ts"
import {
  FILE_HEADERS,
  makeCard,
  makeComparisonCard,
  makeFile,
  makeText,
  makeWorldCard,
  makeWorldFile,
  readCardWidth,
} from "./make-file.ts"
import { addCountryPanel, addSourceFile, sendIndicatorPanel } from "./panel-file.ts"
import { createPageStore } from "../cache/page-store.ts"
import type { RenderedPage } from "../cache/rendered-page.ts"
import { sendPage } from "../cache/send-page.ts"
import { readUrl } from "./read-url.ts"
import { requireYears } from "./require-years.ts"
import { splitExtension } from "./split-extension.ts"
const EXTENSIONS = [...Object.keys(FILE_FORMATS), ...CITATION_FORMATS, ...SNIPPET_FORMATS]
const FILE = `:file(^.+\\.(?:${EXTENSIONS.join("|")})$)`
const WORLD_FILE = `:file(^.+\\.(?:${[...new Set([...WORLD_FORMATS, ...PANEL_FORMATS])].join("|")})$)`
const NO_DATASET = "There is no dataset for this address."

type FileOptions = Pick<
  OpenSite,
  | "answerer"
  | "catalog"
  | "search"
  | "checks"
  | "factChecker"
  | "ffmpeg"
  | "hasCheckLinks"
  | "pool"
  | "publicUrl"
  | "now"
>

type FileRoutesOptions = FileOptions & Pick<OpenSite, "limits" | "version" | "countLookup">

const CACHE_BYTES = 32 * 1024 * 1024

/** Files of views: a page's address with an extension, the card of a view, and oEmbed. All are public reads. */
export function fileRoutes(site: FileRoutesOptions): FastifyPluginCallback {
  const files = createPageStore({
    maxBytes: CACHE_BYTES,
    version: site.version,
    onLookup: (isHit) => site.countLookup("file", isHit),
  })
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<RenderedPage>,
  ) => {
    void reply.headers(FILE_HEADERS)
    return sendPage(request, reply, await files.find(request.url, make))
  }
  return (app, _options, done) => {
    app.addHook("onRequest", async (request, reply) => {
      const state = await site.limits.take("anonymous", networkAddress(request.ip))
      void reply.headers(writeLimitHeaders(state))
    })
    for (const path of [`/indicators/:indicator/${FILE}`, `/advanced/:indicator/${FILE}`]) {
      app.get<{ Params: { indicator: string; file: string } }>(path, (request, reply) =>
        send(request, reply, () => answerFile(request, site)),
      )
    }
    const panels = { ...site, files }
    app.get<{ Params: { file: string } }>(`/indicators/${WORLD_FILE}`, (request, reply) =>
      isPanelFile(request)
        ? sendIndicatorPanel(request, reply, panels)
        : send(request, reply, () => answerWorldFile(request, site)),
    )
    app.get<{ Params: FactParams }>(FACT_FILE, (request, reply) =>
      send(request, reply, () => answerFactFile(request, site)),
    )
    app.get<{ Params: { format: string } }>(
      `/answer.:format(^(?:${ANSWER_FORMATS.join("|")})$)`,
      (request, reply) =>
        send(request, reply, () => {
          const format = ANSWER_FORMATS.find((known) => known === request.params.format)
          if (!format) throw new AppError("not-found", NO_DATASET)
          return renderAnswerFile(readUrl(request).searchParams, format, site)
        }),
    )
    app.get<{ Params: { format: string } }>(
      `/explore.:format(^(?:${EXPLORE_FORMATS.join("|")})$)`,
      (request, reply) =>
        send(request, reply, () => {
          const format = EXPLORE_FORMATS.find((known) => known === request.params.format)
          if (!format) throw new AppError("not-found", NO_DATASET)
          return renderExploreFile(readUrl(request).searchParams, format, site)
        }),
    )
    addCountryPanel(app, panels)
    addSourceFile(app, panels)
    app.get("/card.png", (request, reply) => send(request, reply, () => answerCard(request, site)))
    app.get("/oembed", async (request, reply) => {
      const services = { ...site, admitCheck: () => admitCheck(request, site) }
      const { body, headers } = await answerOembed(readUrl(request).searchParams, services)
      return reply.headers(headers).send(body)
    })
    addCheckFile(app, site)
    done()
  }
}

async function answerFile(
  request: FastifyRequest<{ Params: { indicator: string; file: string } }>,
  options: FileOptions,
): Promise<RenderedPage> {
  const { indicator, file } = request.params
  const { name: country, extension: format } = splitExtension(file)
  const { pathname, search, searchParams } = readUrl(request)
  const own = withOwnKeys(searchParams)
  if (own) return redirectTo(`${pathname}?${own.toString()}`)
  requireKnownKeys(searchParams.keys(), SERIES_KEYS)
  const dataset = await findDataset(options, { indicator, country, query: searchParams })
  const { name } = dataset.indicator
  const { slug } = dataset.country
  if (indicator !== name || country !== slug) {
    return redirectTo(`${filePath({ name, countrySlug: slug }, format)}${search}`)
  }
  const viewSettings = viewOptions(searchParams, options)
  // A citation holds no figures, so the licence of the source does not matter here.
  if (isCitationFormat(format)) {
    const view = describeView(dataset, searchParams, viewSettings)
    return makeText(view, format, writeText(view, format))
  }
  requireYears(searchParams, viewSettings.currentYear, dataset.observations)
  const view = fileView(dataset, searchParams, viewSettings)
  if (isSnippetFormat(format)) return makeText(view, format, writeText(view, format))
  if (!isFileFormat(format)) throw new AppError("not-found", NO_DATASET)
  return makeFile(view, format, options)
}

/**
 * Whether the address of an indicator without a country names a panel: its extension is one of panels, and none of its
 * keys is one of a map or a ranking.
 */
function isPanelFile(request: FastifyRequest<{ Params: { file: string } }>): boolean {
  const { extension } = splitExtension(request.params.file)
  const { searchParams } = readUrl(request)
  return (
    PANEL_FORMATS.some((format) => format === extension) &&
    !WORLD_KEYS.some((key) => searchParams.has(key))
  )
}

/** Files of maps and rankings: the address of an indicator without a country, with an extension. */
async function answerWorldFile(
  request: FastifyRequest<{ Params: { file: string } }>,
  options: FileOptions,
): Promise<RenderedPage> {
  const { name: text, extension } = splitExtension(request.params.file)
  const format = WORLD_FORMATS.find((known) => known === extension)
  const found = await options.catalog.findIndicator(text)
  const { search, searchParams } = readUrl(request)
  const countries = found && readCountriesQuery(searchParams, found.indicator.id)
  if (countries && format)
    return redirectTo(exploreFilePath(countries, format satisfies ExploreFormat))
  const asOf = asOfText(searchParams)
  const world = found && (await options.catalog.getObservationsByPlace(found.indicator, asOf))
  if (!world || !format) throw new AppError("not-found", NO_DATASET)
  requireKnownKeys(searchParams.keys(), RANKING_KEYS)
  const { name } = world.indicator
  if (text !== name) return redirectTo(`${filePath({ name }, format)}${search}`)
  const viewSettings = viewOptions(searchParams, options)
  requireYears(searchParams, viewSettings.currentYear)
  const view = worldFile(world, searchParams, viewSettings)
  if (!view) throw new AppError("not-found", NO_DATASET)
  return makeWorldFile(view, format, options.pool)
}

/** A text at an address is checked anew for its card and for oEmbed: as costly as its page, and counted with it. */
async function admitCheck(
  { ip }: FastifyRequest,
  { limits }: Pick<OpenSite, "limits">,
): Promise<void> {
  await limits.take("open-check", networkAddress(ip))
}

async function answerCard(
  request: FastifyRequest,
  options: FileRoutesOptions,
): Promise<RenderedPage> {
  const query = readUrl(request).searchParams
  if (query.has("text")) {
    await admitCheck(request, options)
    return renderCheckCard(query, options)
  }
  if (query.has("q")) return renderAnswerCard(query, options)
  const countries = readCountriesQuery(query)
  if (countries) return redirectTo(exploreCardPath(countries))
  if (query.has("i") || query.has("indicators")) return renderExploreCard(query, options)
  return answerDataCard(query, options)
}

/** The card of a series, of two or of a map. */
async function answerDataCard(query: URLSearchParams, options: FileOptions): Promise<RenderedPage> {
  const width = readCardWidth(query)
  const isOfTwo = query.has("indicator2")
  requireKnownKeys(query.keys(), [...(isOfTwo ? COMPARE_KEYS : NAMED_VIEW_KEYS), "width"])
  if (isOfTwo) {
    const two = await findTwo(options, query)
    const { publicUrl, currentYear } = viewOptions(query, options)
    return makeComparisonCard(twoViews(two, query, { publicUrl, currentYear }), width, options.pool)
  }
  const [indicator, country] = [query.get("indicator") ?? "", query.get("country") ?? ""]
  if (country === "" && isWorldQuery(query)) return answerWorldCard(query, width, options)
  const dataset = await findDataset(options, { indicator, country, query })
  const view = fileView(dataset, query, viewOptions(query, options))
  return makeCard(view, width, options.pool)
}

async function answerWorldCard(
  query: URLSearchParams,
  width: number,
  options: FileOptions,
): Promise<RenderedPage> {
  const found = await options.catalog.findIndicator(query.get("indicator") ?? "")
  const asOf = asOfText(query)
  const world = found && (await options.catalog.getObservationsByPlace(found.indicator, asOf))
  const file = world && worldFile(world, query, viewOptions(query, options))
  if (!file) throw new AppError("not-found", NO_DATASET)
  return makeWorldCard(file, width, options.pool)
}

function viewOptions(query: URLSearchParams, { publicUrl, now }: FileOptions) {
  return { asOf: asOfText(query) ?? null, currentYear: now().getUTCFullYear(), publicUrl }
}

function redirectTo(path: string): RenderedPage {
  return {
    status: 301,
    headers: [["location", path]],
    etag: '"moved"',
    body: { plainLength: 0, as: () => Promise.resolve(Buffer.alloc(0)) },
    cacheable: true,
  }
}
