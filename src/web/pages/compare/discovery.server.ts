import { compareTarget } from "#charts/query/compare-query.ts"
import type { ComparedSeries } from "#charts/model/compared-series.ts"
import { readComparison } from "#charts/views/read-comparison.ts"
import { compareCardPath, compareFramePath, comparePath } from "#domain/addresses/page-paths.ts"

import {
  cardTags,
  linkTag,
  oembedLinks,
  socialTags,
} from "../../components/head/discovery-tags.server.ts"
import type { HeadTag } from "../../components/head/head-tags.tsx"
import type { ComparePreview } from "./page-data.ts"

type ViewOptions = { query: URLSearchParams; currentYear: number; asOf: string | null }

/** What other programs may know of a comparison: names, periods and addresses, no figures. Null while the second dataset is not chosen. */
export function buildPreview(
  { first, second }: { first: ComparedSeries | null; second: ComparedSeries | null },
  { query, currentYear, asOf }: ViewOptions,
): ComparePreview | null {
  if (!first || !second) return null
  const view = readComparison(first, second, query, currentYear)
  const target = compareTarget(view, asOf)
  return {
    title: view.title,
    description: `${view.title}. ${view.subtitle}.`,
    page: comparePath(target),
    embed: compareFramePath(target),
    card: first.source.isClosed || second.source.isClosed ? null : compareCardPath(target),
  }
}

/** The head of a comparison at one of its addresses: previews of shared links, and how to embed what it shows. */
export function comparisonDiscovery(
  preview: ComparePreview | null,
  origin: string,
  address: "page" | "embed",
): HeadTag[] {
  if (!preview) return []
  const { title, description, card } = preview
  const url = origin + preview[address]
  return [
    ...oembedLinks({ title, url, origin }).map(linkTag),
    ...socialTags({ title, description, url }),
    ...cardTags(card === null ? null : origin + card, `${title}, chart`),
  ]
}
