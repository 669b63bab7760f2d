import { chartQuery } from "#charts/query/chart-query.ts"
import { seriesTitle } from "#charts/text/series-text.ts"
import { cardPath, filePath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { bareType, FILE_FORMATS } from "#exports/file-formats.ts"

import {
  cardTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import { describeDataset } from "./dataset-markup.server.ts"
import type { IndicatorPageData, SeriesData } from "./page-data.ts"
import { buildHead } from "./page-head.ts"

/**
 * What only other programs read in the head of an indicator's page: previews of shared links, other forms of the
 * page, feeds, machine-readable origin. They are in the markup alone, so that no script has to carry them.
 */
export function indicatorDiscovery(page: IndicatorPageData): HeadTag[] {
  if (page.state === "missing") return []
  const { title, description, path } = buildHead(page)
  if (page.state !== "series") return socialTags({ title, description, url: page.origin + path })
  const { series, origin } = page
  return [
    ...listAlternates(series, origin),
    ...socialTags({ title, description, url: pageAddress(series, origin) }),
    ...seriesCard(series, origin),
    {
      element: "script",
      type: "application/ld+json",
      data: describeDataset(series, { description, origin }),
    },
  ]
}

/** What only other programs read in the head of an embedded chart: where its address is pasted, they show its embed and the preview of its page. */
export function embedDiscovery(series: SeriesData, origin: string): HeadTag[] {
  return [...seriesOembed(series, origin), ...seriesCard(series, origin)]
}

function buildTarget(series: SeriesData) {
  return {
    name: series.indicator.name,
    countrySlug: series.place.slug,
    query: { ...chartQuery(series.spec, series), asOf: series.asOf },
  }
}

/** The address of this very view: a preview that ignored the options would mislead. */
function pageAddress(series: SeriesData, origin: string): string {
  return origin + indicatorPath(buildTarget(series))
}

function listAlternates(series: SeriesData, origin: string): HeadTag[] {
  const files = series.source.isClosed ? [] : Object.entries(FILE_FORMATS)
  return [
    ...seriesOembed(series, origin),
    linkTag({
      rel: "alternate",
      type: "application/atom+xml",
      title: "Revisions",
      href: origin + series.feed,
    }),
    ...files.map(([extension, traits]) =>
      linkTag({
        rel: "alternate",
        type: bareType(traits),
        title: extension.toUpperCase(),
        href: origin + filePath(buildTarget(series), extension),
      }),
    ),
  ]
}

function seriesOembed(series: SeriesData, origin: string): HeadTag[] {
  const title = seriesTitle(series)
  return oembedLinks({ title, url: pageAddress(series, origin), origin }).map(linkTag)
}

/** The card of the view, unless the licence keeps the figures on this site. */
function seriesCard(series: SeriesData, origin: string): HeadTag[] {
  const card = series.source.isClosed ? null : origin + cardPath(buildTarget(series))
  return cardTags(card, `${seriesTitle(series)}, chart`)
}
