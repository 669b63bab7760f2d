import { readCountriesQuery } from "#charts/explore/explore-from-views.ts"
import { exploreKeys, type ExploreSpec } from "#charts/explore/explore-spec.ts"
import { CARD_FORM, SMALLEST_CARD } from "#charts/svg/draw-image.ts"
import { DEFAULT_WIDTH, embedCode, heightFor } from "#charts/query/embed-code.ts"
import { WORLD_CHART_TYPES } from "#charts/views/world-view.ts"
import { BRAND } from "#domain/brand.ts"
import { xml } from "#domain/format/markup.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"
import { decodePathPart } from "#domain/text/decode-path-part.ts"

/** An answer of oEmbed 1.0 for a chart, in the order in which it is written. */
export type Oembed = Readonly<Record<string, string | number>>

/** What an address of this site shows, as oEmbed may ask for it. */
export type EmbedTarget =
  | { kind: "series"; indicator: string; country: string; query: URLSearchParams }
  | { kind: "comparison"; query: URLSearchParams }
  /** A map or a ranking. */
  | { kind: "world"; indicator: string; query: URLSearchParams }
  | { kind: "check"; id: string }
  | { kind: "answer"; query: URLSearchParams }
  | { kind: "explore"; query: URLSearchParams }
  /** The verdicts on a text that the address holds. */
  | { kind: "text-check"; query: URLSearchParams }

/** What a frame shows and who published it; paths are of this site. */
export type Embeddable = {
  title: string
  author: { name: string; url: string }
  framePath: string
  /** Null where there is no image. */
  cardPath: string | null
}

const CACHE_SECONDS = 3600

/** Reads the address of a page or a frame of this site; `undefined` when it is neither. */
export function parseEmbedUrl(text: string, publicUrl: string): EmbedTarget | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // The same site may be reached by http and https.
  if (url.host !== new URL(publicUrl).host) return undefined
  const own = withOwnKeys(url.searchParams)
  const query = own ?? url.searchParams
  if (COMPARISONS.includes(url.pathname)) return comparisonTarget(query)
  if (EXPLORED.includes(url.pathname)) return { kind: "explore", query: url.searchParams }
  const asked = QUERIES.find(({ paths }) => paths.some((path) => path === url.pathname))
  if (asked) return query.has(asked.key) ? { kind: asked.kind, query } : undefined
  if (url.pathname === "/chart") return frameTarget(query, own)
  const check = CHECK.exec(url.pathname)?.[1]
  if (check !== undefined) return { kind: "check", id: check }
  return pageTarget(url.pathname, query)
}

const COMPARISONS = ["/compare", "/chart/compare"]
const EXPLORED = ["/explore", "/chart/explore"]
/** Addresses that hold all they show in one key of their query. */
const QUERIES = [
  { kind: "answer", key: "q", paths: ["/answer", "/chart/answer"] },
  { kind: "text-check", key: "text", paths: ["/check", "/chart/check"] },
] as const satisfies readonly { kind: EmbedTarget["kind"]; key: string; paths: string[] }[]

/** A page with its indicator and its country; `/advanced` has no map. */
const PAGE = /^\/(?:indicators(?=\/)|advanced(?=\/[^/]+\/))\/([^/]+)(?:\/([^/]+))?$/

/** A published fact check or its frame. */
const CHECK = /^\/(?:fact-checking|chart\/check)\/([0-9a-z]+)$/

function comparisonTarget(query: URLSearchParams): EmbedTarget | undefined {
  const isWhole = COMPARED.every((key) => (query.get(key) ?? "") !== "")
  return isWhole ? { kind: "comparison", query } : undefined
}

function frameTarget(
  query: URLSearchParams,
  own: URLSearchParams | undefined,
): EmbedTarget | undefined {
  if (own?.has("indicator2")) return { kind: "comparison", query }
  const [indicator, country] = [query.get("indicator"), query.get("country")]
  if (!indicator) return undefined
  if (country) return { kind: "series", indicator, country, query }
  const countries = exploreTarget(readCountriesQuery(query))
  if (countries) return countries
  return isWorldQuery(query) ? { kind: "world", indicator, query } : undefined
}

function pageTarget(pathname: string, query: URLSearchParams): EmbedTarget | undefined {
  const [, name = "", place] = PAGE.exec(pathname) ?? []
  const [indicator, country] = [decodePathPart(name), decodePathPart(place ?? "")]
  if (indicator === "") return undefined
  if (place !== undefined) {
    return country === "" ? undefined : { kind: "series", indicator, country, query }
  }
  return exploreTarget(readCountriesQuery(query, indicator)) ?? { kind: "world", indicator, query }
}

/** Countries side by side, which are panels of a composition. */
function exploreTarget(spec: ExploreSpec | undefined): EmbedTarget | undefined {
  return spec && { kind: "explore", query: exploreKeys(spec) }
}

/** Whether an address without a country asks for a map or a ranking. */
export function isWorldQuery(query: URLSearchParams): boolean {
  const chartType = (query.get("chartType") ?? "").toLowerCase()
  return WORLD_CHART_TYPES.some((type) => type === chartType)
}

/** Half a comparison would be taken for the whole. */
const COMPARED = ["indicator", "country", "indicator2", "country2"]

/** The embed of a page, no larger than asked for, with its preview image where there is one. */
export function buildOembed(
  { title, author, framePath, cardPath }: Embeddable,
  options: { publicUrl: string; maxWidth: number; maxHeight: number },
): Oembed {
  const { publicUrl, maxWidth, maxHeight } = options
  const width = Math.min(DEFAULT_WIDTH, maxWidth)
  const height = Math.min(heightFor(width), maxHeight)
  const address = publicUrl + framePath
  return {
    type: "rich",
    version: "1.0",
    title,
    author_name: author.name,
    author_url: author.url,
    provider_name: BRAND,
    provider_url: publicUrl,
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: embedCode({ address, title, width, height }),
    ...(cardPath === null ? {} : buildThumbnail(publicUrl + cardPath, maxWidth, maxHeight)),
  }
}

/** An oEmbed answer as XML. */
export function oembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(([name, value]) => xml`<${name}>${value}</${name}>`)
  return xml`<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields}</oembed>\n`.toString()
}

function buildThumbnail(card: string, maxWidth: number, maxHeight: number): Oembed {
  const ratio = CARD_FORM.height / CARD_FORM.width
  const width = Math.floor(Math.min(CARD_FORM.width, maxWidth, maxHeight / ratio))
  if (width < SMALLEST_CARD) return {}
  const height = Math.round(width * ratio)
  return {
    thumbnail_url: width === CARD_FORM.width ? card : `${card}&width=${String(width)}`,
    thumbnail_width: width,
    thumbnail_height: height,
  }
}
