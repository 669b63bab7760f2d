import { pipeline, Readable } from "node:stream"
import { constants, createBrotliCompress, createGzip } from "node:zlib"

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { writeUnknownCountry } from "#catalog/explain-missing-dataset.ts"
import { writeNearestIndicators } from "#catalog/find-nearest-indicators.ts"
import type { PanelQuery, PanelSeries } from "#catalog/panel.ts"
import { readPanelRequest, refuseEmptyPanel } from "#catalog/panel-request.ts"
import type { SourceDetail } from "#catalog/source-detail.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { COUNTRY_PANEL_KEYS, INDICATOR_PANEL_KEYS } from "#domain/addresses/address-keys.ts"
import { filePath } from "#domain/addresses/page-paths.ts"
import { AppError } from "#domain/errors.ts"
import { panelFileName } from "#domain/format/file-name.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { closedReason } from "#domain/indicators/redistribution.ts"
import type { Source } from "#domain/indicators/source.ts"
import { COUNTRIES, findCountry, REGIONS } from "#domain/places/find-country.ts"
import { getFormatTraits } from "#exports/file-formats.ts"
import {
  checkPanelSize,
  PANEL_FORMATS,
  PANEL_SHAPES,
  writePanel,
  type Panel,
  type PanelFormat,
} from "#exports/write-panel.ts"
import { networkAddress } from "#limits/network-address.ts"

import { bodyEtag } from "../cache/body-etag.ts"
import { chooseEncoding } from "../cache/choose-encoding.ts"
import { encodedBody } from "../cache/encoded-body.ts"
import type { PageStore } from "../cache/page-store.ts"
import type { RenderedPage } from "../cache/rendered-page.ts"
import { sendPage } from "../cache/send-page.ts"
import type { OpenSite } from "../site.ts"
import { fileHeaders } from "./file-headers.ts"
import { FILE_HEADERS } from "./make-file.ts"
import { readUrl } from "./read-url.ts"
import { splitExtension } from "./split-extension.ts"

/** What panels are made of, and where small ones are remembered. */
type PanelContext = Pick<OpenSite, "catalog" | "search" | "limits" | "publicUrl" | "now"> & {
  files: PageStore
}

/** A file of at most this many values is made whole and cached; a larger one is sent while it is written. */
const MAX_CACHED_VALUES = 50_000

/** Answers an indicator in many places as a file: the address of the indicator with an extension. */
export async function sendIndicatorPanel(
  request: FastifyRequest<{ Params: { file: string } }>,
  reply: FastifyReply,
  context: PanelContext,
) {
  const { name: text, format } = splitFile(request.params.file)
  const found = await context.catalog.findIndicator(text)
  if (!found) {
    const nearest = await writeNearestIndicators(context, text)
    throw new AppError("not-found", `There is no indicator of this name. ${nearest}`)
  }
  const { name } = found.indicator
  const { search, searchParams: query } = readUrl(request)
  if (text !== name) return reply.redirect(filePath({ name }, format) + search, 301)
  requireKnownKeys(query.keys(), INDICATOR_PANEL_KEYS)
  return sendPanel(request, reply, {
    context,
    format,
    title: name,
    query: await readPanelRequest(context, {
      ...readCommonKeys(query),
      indicators: [found.indicator],
      countries: query.get("countries") ?? "",
    }),
  })
}

/** Answers several indicators of a country as a file: `/country/kenya.csv`. */
export function addCountryPanel(app: FastifyInstance, context: PanelContext): void {
  app.get<{ Params: { file: string } }>(
    `/country/:file(^.+\\.(?:${PANEL_FORMATS.join("|")})$)`,
    async (request, reply) => {
      const { name: text, format } = splitFile(request.params.file)
      const country = findCountry(text)
      if (!country) throw new AppError("not-found", writeUnknownCountry(text))
      const { search, searchParams: query } = readUrl(request)
      if (text !== country.slug) {
        return reply.redirect(`/country/${country.slug}.${format}${search}`, 301)
      }
      requireKnownKeys(query.keys(), COUNTRY_PANEL_KEYS)
      return sendPanel(request, reply, {
        context,
        format,
        title: country.name,
        query: await readPanelRequest(context, {
          ...readCommonKeys(query),
          indicators: query.get("indicators")?.trim() || "headline",
          countries: [country],
        }),
      })
    },
  )
}

/** Answers all that is held of a source as a zip: every series at the frequency at which it is published. */
export function addSourceFile(app: FastifyInstance, context: PanelContext): void {
  app.get<{ Params: { file: string } }>("/sources/:file(^.+\\.zip$)", async (request, reply) => {
    const { name: id, format } = splitFile(request.params.file)
    requireKnownKeys(readUrl(request).searchParams.keys(), [])
    const detail = await context.catalog.getSource(id)
    if (!detail) throw new AppError("not-found", "There is no source at this address.")
    const { source } = detail
    if (source.redistribute === "no") {
      throw new AppError("licence-forbids", closedReason(source))
    }
    const query = {
      indicators: detail.list.map(({ indicator }) => indicator),
      countries: [...COUNTRIES, ...REGIONS],
      startYear: null,
      endYear: null,
      frequency: null,
      asOf: [null],
    } satisfies PanelQuery
    const panel: Panel = {
      query,
      shape: "long",
      title: source.title,
      address: context.publicUrl + request.url,
      madeAt: context.now(),
      series: readPublished(context.catalog, query, detail),
    }
    return sendStreamed(request, reply, { context, panel, format })
  })
}

/** The series of a source itself, frequency by frequency: nothing derived, nothing that another source has newer. */
async function* readPublished(
  catalog: Pick<Catalog, "readPanel">,
  query: PanelQuery,
  { source, byFrequency }: SourceDetail,
): AsyncGenerator<PanelSeries> {
  for (const { frequency } of byFrequency) {
    if (frequency === null) continue
    for await (const series of catalog.readPanel({ ...query, frequency })) {
      const [version] = series.versions
      if (version?.source.id === source.id && version.derivedFrom === null) yield series
    }
  }
}

type PanelAnswer = { context: PanelContext; query: PanelQuery; format: PanelFormat; title: string }

async function sendPanel(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, query, format, title }: PanelAnswer,
) {
  const { catalog, files, publicUrl, now } = context
  const shape = readShape(readUrl(request).searchParams)
  const size = await checkPanelSize(catalog, query, { format, shape, publicUrl })
  const open = async (): Promise<Panel> => ({
    query,
    shape,
    title,
    address: publicUrl + request.url,
    madeAt: now(),
    series: await startSeries(catalog.readPanel(query), query),
  })
  const headers = buildHeaders(title, format)
  void reply.headers(FILE_HEADERS)
  if (size <= MAX_CACHED_VALUES) {
    const make = async () => makePage(await open(), format, headers)
    return sendPage(request, reply, await files.find(request.url, make))
  }
  return sendStreamed(request, reply, { context, panel: await open(), format })
}

/** Sends a file while it is written; these are counted, because each takes seconds. */
async function sendStreamed(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, panel, format }: { context: PanelContext; panel: Panel; format: PanelFormat },
) {
  await context.limits.take("bulk", networkAddress(request.ip))
  void reply.headers({ ...FILE_HEADERS, ...buildHeaders(panel.title, format) })
  void reply.header("vary", "accept-encoding")
  if (request.method === "HEAD") return reply.send("")
  return reply.send(compress(request, reply, { pieces: writePanel(panel, format), format }))
}

/**
 * Gives the series back once the first one with an open licence was read, so that no answer begins before it is known
 * to hold something.
 * @throws AppError "licence-forbids" where all values are closed, "not-found" where there are none
 */
async function startSeries(series: Panel["series"], query: PanelQuery): Promise<Panel["series"]> {
  const iterator = series[Symbol.asyncIterator]()
  const read: Awaited<ReturnType<typeof iterator.next>>[] = []
  let closed: Source | undefined
  for (;;) {
    const next = await iterator.next()
    read.push(next)
    if (next.done === true) break
    const versions = next.value.versions.filter((version) => version !== null)
    if (versions.some(({ observed }) => observed)) break
    closed ??= versions[0]?.source
  }
  if (read.at(-1)?.done === true) {
    if (closed) throw new AppError("licence-forbids", closedReason(closed))
    throw refuseEmptyPanel(query)
  }
  return (async function* () {
    for (const one of read) if (one.done !== true) yield one.value
    for (;;) {
      const next = await iterator.next()
      if (next.done === true) return
      yield next.value
    }
  })()
}

async function makePage(
  panel: Panel,
  format: PanelFormat,
  headers: Readonly<Record<string, string>>,
): Promise<RenderedPage> {
  const pieces: Buffer[] = []
  for await (const piece of writePanel(panel, format)) pieces.push(Buffer.from(piece))
  const bytes = Buffer.concat(pieces)
  return {
    status: 200,
    headers: [...Object.entries(FILE_HEADERS), ...Object.entries(headers)],
    etag: bodyEtag(bytes),
    body: encodedBody(bytes),
    cacheable: true,
    isCompressed: getFormatTraits(format).isCompressed,
  }
}

function buildHeaders(title: string, format: PanelFormat): Record<string, string> {
  const { type, isAttachment } = getFormatTraits(format)
  const name = panelFileName(title, format)
  return Object.fromEntries(fileHeaders({ type, isAttachment, name }))
}

/** Compressed as it is sent, for clients that accept it and formats that shrink. */
function compress(
  request: FastifyRequest,
  reply: FastifyReply,
  { pieces, format }: { pieces: AsyncIterable<string | Uint8Array>; format: PanelFormat },
): Readable {
  const plain = Readable.from(pieces, { objectMode: false })
  const encoding = getFormatTraits(format).isCompressed
    ? "identity"
    : chooseEncoding(request.headers["accept-encoding"])
  if (encoding === "identity") return plain
  void reply.header("content-encoding", encoding)
  const compressor =
    encoding === "gzip"
      ? createGzip({ level: 4 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  // A fault ends the answer: what is broken off is not taken for whole.
  return pipeline(plain, compressor, () => undefined)
}

function readCommonKeys(query: URLSearchParams) {
  const read = (key: string) => query.get(key) ?? undefined
  return {
    startYear: read("startYear"),
    endYear: read("endYear"),
    frequency: read("frequency"),
    asOf: read("asOf"),
  }
}

function readShape(query: URLSearchParams): Panel["shape"] {
  const text = (query.get("shape") ?? "").trim().toLowerCase()
  if (text === "") return "long"
  const shape = PANEL_SHAPES.find((known) => known === text)
  if (shape) return shape
  throw new AppError("bad-request", `shape must be one of ${PANEL_SHAPES.join(", ")}.`)
}

function splitFile(file: string): { name: string; format: PanelFormat } {
  const { name, extension } = splitExtension(file)
  const format = PANEL_FORMATS.find((known) => known === extension)
  if (!format) throw new AppError("not-found")
  return { name, format }
}
