import { CARD_FORM } from "#charts/draw-picture.ts"
import { DEFAULT_WIDTH, embedCode, heightFor } from "#charts/embed-code.ts"
import { escapeXml } from "#charts/scene-svg.ts"
import { cardPath, chartPath } from "#domain/addresses.ts"
import { BRAND } from "#domain/brand.ts"

import type { FileView } from "./file-view.ts"

/** An answer of oEmbed 1.0 for a chart, in the order in which it is written. */
export type Oembed = Readonly<Record<string, string | number>>

/** What an address of this site shows, as oEmbed may ask for it. */
export type EmbedTarget = { indicator: string; country: string; query: URLSearchParams }

const CACHE_SECONDS = 3600
const SMALLEST_CARD = 200

/** Reads the address of a page or a frame of this site; `undefined` when it is neither. */
export function parseEmbedUrl(text: string, publicUrl: string): EmbedTarget | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  // The same site may be reached by http and https.
  if (url.host !== new URL(publicUrl).host) return undefined
  const query = url.searchParams
  if (url.pathname === "/chart") {
    const [indicator, country] = [query.get("indicator"), query.get("country")]
    return indicator && country ? { indicator, country, query } : undefined
  }
  const page = /^\/(?:indicators|advanced)\/([^/]+)\/([^/]+)$/.exec(url.pathname)
  const [indicator, country] = (page?.slice(1) ?? []).map(decode)
  return indicator && country ? { indicator, country, query } : undefined
}

/** The frame for a view, no larger than asked for, with the picture that stands for it unless the licence keeps it here. */
export function oembedOf(
  view: FileView,
  options: { publicUrl: string; maxWidth: number; maxHeight: number; isClosed: boolean },
): Oembed {
  const { publicUrl, maxWidth, maxHeight } = options
  const { title, source, country, indicator } = view
  const target = { name: indicator.name, countrySlug: country.slug, query: view.query }
  const width = Math.min(DEFAULT_WIDTH, maxWidth)
  const height = Math.min(heightFor(width), maxHeight)
  const address = `${publicUrl}${chartPath(target)}`
  return {
    type: "rich",
    version: "1.0",
    title,
    author_name: source.publisher,
    author_url: source.url,
    provider_name: BRAND,
    provider_url: publicUrl,
    cache_age: CACHE_SECONDS,
    width,
    height,
    html: embedCode({ address, title, width, height }),
    ...(options.isClosed
      ? {}
      : thumbnailOf(`${publicUrl}${cardPath(target)}`, maxWidth, maxHeight)),
  }
}

/** The same answer as XML. */
export function oembedXml(answer: Oembed): string {
  const fields = Object.entries(answer).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  )
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join("")}</oembed>\n`
}

function thumbnailOf(card: string, maxWidth: number, maxHeight: number): Oembed {
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}
