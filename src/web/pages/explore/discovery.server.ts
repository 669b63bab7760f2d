import {
  cardTags,
  embedTags,
  fileLinkTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import type { ExploreEmbedData } from "../chart-explore/load-explore-embed.server.ts"
import type { ExplorePageData } from "./page-data.ts"

/** What only other programs read in the head of a composition: the preview of its shared link, its embed, its files. */
export function exploreDiscovery(page: ExplorePageData): HeadTag[] {
  const { chart, origin, path, card, files } = page
  if (!chart) return []
  const { title, description } = chart
  const url = origin + path
  const social = socialTags({ title, description, url })
  if (card === null) return [...social, ...cardTags(null, "")]
  return [
    ...oembedLinks({ title, url, origin }).map(linkTag),
    ...fileLinkTags(files, origin),
    ...social,
    ...cardTags(card, description),
  ]
}

/** What only other programs read in the head of an embedded composition. */
export function exploreEmbedDiscovery({ chart, link, card }: ExploreEmbedData): HeadTag[] {
  if (card === null || chart === null) return []
  return embedTags({ title: chart.title, link, card })
}
