import { composeCountries } from "#charts/explore/explore-from-views.ts"
import { exploreCardPath } from "#charts/explore/explore-spec.ts"
import { framedWorldQuery, worldQuery } from "#charts/query/world-query.ts"
import { cardPath, filePath, indicatorPath } from "#domain/addresses/page-paths.ts"

import {
  cardTags,
  embedTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import { comparisonAddress } from "./comparison-address.ts"
import type { ComparisonData, RankingPageData } from "./page-data.ts"

type Page =
  | { state: "missing" }
  | ({ state: "ranking" } & RankingPageData)
  | ({ state: "comparison" } & ComparisonData)

const FILES = { png: "image/png", svg: "image/svg+xml", csv: "text/csv" } as const

/** What only other programs read in the head of a map or a ranking: the preview of its shared link, its embed, its files. */
export function rankingDiscovery(page: Page): HeadTag[] {
  if (page.state === "missing") return []
  const { indicator, origin, sources } = page
  const { name } = indicator
  if (page.state === "comparison") {
    const slugs = page.places.map(({ place }) => place.slug)
    const names = page.places.map(({ place }) => place.name).join(", ")
    const url = comparisonAddress(page)
    const description = `${name} of ${names} side by side.`
    const title = `${name}: ${names}`
    const social = socialTags({ title, description, url })
    if (sources.some((source) => source.isClosed)) return [...social, ...cardTags(null, "")]
    const spec = composeCountries({ indicator: indicator.id, countries: slugs, asOf: page.asOf })
    return [
      ...oembedLinks({ title, url, origin }).map(linkTag),
      ...social,
      ...cardTags(origin + exploreCardPath(spec), description),
    ]
  }
  const { chart } = page
  if (!chart) {
    const url = origin + indicatorPath({ name })
    return socialTags({ title: name, description: indicator.definition, url })
  }
  const title = `${name}, ${String(chart.spec.year)}`
  const query = worldQuery(chart)
  const url = origin + indicatorPath({ name, query })
  const isClosed = sources.some((source) => source.isClosed)
  const files = (isClosed ? [] : Object.entries(FILES)).map(([extension, type]) =>
    linkTag({
      rel: "alternate",
      type,
      title: extension.toUpperCase(),
      href: origin + filePath({ name, query: framedWorldQuery(chart) }, extension),
    }),
  )
  const card = isClosed ? null : origin + cardPath({ name, query: framedWorldQuery(chart) })
  return [
    ...oembedLinks({ title, url, origin }).map(linkTag),
    ...files,
    ...socialTags({ title, description: chart.description, url }),
    ...cardTags(card, `${title}, ${chart.spec.chartType}`),
  ]
}

/** What only other programs read in the head of an embedded map or ranking: where its address is pasted, they show its embed and the preview of its page. */
export function rankingEmbedDiscovery(embed: {
  title: string
  link: string
  card: string
}): HeadTag[] {
  return embedTags(embed)
}
