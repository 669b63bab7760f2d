import { chartQuery } from "#charts/chart-query.ts"
import { escapeXml } from "#charts/scene-svg.ts"
import { seriesTitle } from "#charts/series-words.ts"
import { cardPath, filePath, indicatorPath } from "#domain/addresses.ts"
import { BRAND } from "#domain/brand.ts"
import { FILE_FORMATS } from "#exports/file-formats.ts"

import { datasetMarkup } from "./dataset-markup.server.ts"
import type { IndicatorPageData, SeriesData } from "./page-data.ts"
import { headOf } from "./page-head.ts"

type Attributes = Readonly<Record<string, string>>

/**
 * What only other programs read in the head of an indicator's page: previews of shared links, other forms of the
 * page, feeds, machine-readable origin. It is written into the markup alone, so that no script has to carry it.
 */
export function indicatorDiscovery(page: IndicatorPageData): string {
  if (page.state === "missing") return ""
  const { title, description, path } = headOf(page)
  if (page.state !== "series") return socialTags({ title, description, url: page.origin + path })
  const { series, origin } = page
  return [
    ...alternatesOf(series, origin).map((attributes) => element("link", attributes)),
    socialTags({ title, description, url: pageAddress(series, origin) }),
    cardTags(series, origin),
    datasetMarkup(series, { description, origin }),
  ].join("")
}

/** The same for a framed chart: whoever pastes its address gets the frame and the preview of its page. */
export function frameDiscovery(series: SeriesData, origin: string): string {
  const links = oembedLinks(series, origin).map((attributes) => element("link", attributes))
  return links.join("") + cardTags(series, origin)
}

function targetOf(series: SeriesData) {
  return {
    name: series.indicator.name,
    countrySlug: series.place.slug,
    query: { ...chartQuery(series.spec, series), asOf: series.asOf },
  }
}

/** The address of this very view: a preview that ignored the wishes would mislead. */
function pageAddress(series: SeriesData, origin: string): string {
  return origin + indicatorPath(targetOf(series))
}

function alternatesOf(series: SeriesData, origin: string): Attributes[] {
  const files = series.source.isClosed ? [] : Object.entries(FILE_FORMATS)
  return [
    ...oembedLinks(series, origin),
    {
      rel: "alternate",
      type: "application/atom+xml",
      title: "Revisions",
      href: origin + series.feed,
    },
    ...files.map(([extension, { type }]) => ({
      rel: "alternate",
      type: type.split(";")[0] ?? type,
      title: extension.toUpperCase(),
      href: origin + filePath(targetOf(series), extension),
    })),
  ]
}

function oembedLinks(series: SeriesData, origin: string): Attributes[] {
  const url = encodeURIComponent(pageAddress(series, origin))
  return [
    { format: "json", type: "application/json+oembed" },
    { format: "xml", type: "text/xml+oembed" },
  ].map(({ format, type }) => ({
    ...{ rel: "alternate", type, title: seriesTitle(series) },
    href: `${origin}/oembed?format=${format}&url=${url}`,
  }))
}

function socialTags({ title, description, url }: Record<"title" | "description" | "url", string>) {
  return properties({
    "og:title": title,
    "og:description": description,
    "og:type": "website",
    "og:url": url,
    "og:site_name": BRAND,
    "og:locale": "en_GB",
  })
}

/** The card of the view, unless the licence keeps the figures on this site. */
function cardTags(series: SeriesData, origin: string): string {
  if (series.source.isClosed) return element("meta", { name: "twitter:card", content: "summary" })
  const card = origin + cardPath(targetOf(series))
  const alt = `${seriesTitle(series)}, chart`
  return (
    properties({
      "og:image": card,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": alt,
    }) +
    [
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:image", content: card },
      { name: "twitter:image:alt", content: alt },
    ]
      .map((attributes) => element("meta", attributes))
      .join("")
  )
}

function properties(values: Attributes): string {
  return Object.entries(values)
    .map(([property, content]) => element("meta", { property, content }))
    .join("")
}

function element(name: "link" | "meta", attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join("")}/>`
}
