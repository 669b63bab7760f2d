import type { MetaDescriptor } from "react-router"

import { seriesTitle } from "#charts/text/series-text.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { pageDescription } from "../../components/head/page-description.ts"
import type { IndicatorPageData } from "./page-data.ts"

type Head = { title: string; description: string; path: string }

/** Title, description and the one address of an indicator's page. What only other programs read is in `discovery.server.ts`. */
export function pageHead(page: IndicatorPageData): MetaDescriptor[] {
  if (page.state === "missing") {
    return hiddenMeta("No dataset available")
  }
  const { title, description, path } = buildHead(page)
  const address = `${page.origin}${path}`
  return [
    { title: `${title} | ${BRAND}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
  ]
}

/** What a page is called and says it shows, and its one address. */
export function buildHead(page: Exclude<IndicatorPageData, { state: "missing" }>): Head {
  const { title, description, path } = describeSubject(page)
  return { title, description: pageDescription(description), path }
}

function describeSubject(page: Exclude<IndicatorPageData, { state: "missing" }>): Head {
  if (page.state === "series") {
    const { series } = page
    const { indicator, place, source } = series
    return {
      title: seriesTitle(series),
      description: `${page.summary} Source: ${source.publisher}.`,
      path: indicatorPath({ name: indicator.name, countrySlug: place.slug }),
    }
  }
  const { indicator } = page
  return {
    title: seriesTitle(page),
    description: `${seriesTitle(page)}: ${page.value}. Source: ${page.source.publisher}.`,
    path: indicatorPath({ name: indicator.name, countrySlug: page.place.slug }),
  }
}
