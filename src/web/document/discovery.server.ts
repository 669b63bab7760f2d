import type { HeadTag } from "../components/head/head-tags.tsx"
import type { ChartEmbed } from "../pages/chart/load-embed.server.ts"
import { answerDiscovery, answerEmbedDiscovery } from "../pages/answer/discovery.server.ts"
import type { AnswerPageData } from "../pages/answer/page-data.ts"
import type { AnswerEmbedData } from "../pages/chart-answer/load-answer-embed.server.ts"
import { comparisonDiscovery } from "../pages/compare/discovery.server.ts"
import type { ComparePreview } from "../pages/compare/page-data.ts"
import { exploreDiscovery, exploreEmbedDiscovery } from "../pages/explore/discovery.server.ts"
import type { ExplorePageData } from "../pages/explore/page-data.ts"
import type { ExploreEmbedData } from "../pages/chart-explore/load-explore-embed.server.ts"
import { factDiscovery } from "../pages/fact/discovery.server.ts"
import type { FactPageData } from "../pages/fact/page-data.ts"
import { embedDiscovery, indicatorDiscovery } from "../pages/indicator/discovery.server.ts"
import type { IndicatorPageData } from "../pages/indicator/page-data.ts"
import { openCheckDiscovery } from "../pages/open-check/discovery.server.ts"
import type { OpenCheckData } from "../pages/open-check/page-data.ts"
import { rankingDiscovery, rankingEmbedDiscovery } from "../pages/ranking/discovery.server.ts"

type LoaderData = Readonly<Record<string, unknown>>

type Compared = { preview: ComparePreview | null; origin: string }

/** What each route with something of its own in the head writes there, from what its loader gave. */
const HEADS: Readonly<Record<string, (page: never) => HeadTag[]>> = {
  "pages/indicator/route": (page: IndicatorPageData) => indicatorDiscovery(page),
  advanced: (page: IndicatorPageData) => indicatorDiscovery(page),
  "pages/fact/route": ({ fact }: { fact: FactPageData | null }) =>
    fact ? factDiscovery(fact) : [],
  "pages/compare/route": ({ preview, origin }: Compared) =>
    comparisonDiscovery(preview, origin, "page"),
  "pages/chart-compare/route": ({ preview, origin }: Compared) =>
    comparisonDiscovery(preview, origin, "embed"),
  "pages/ranking/route": (page: Parameters<typeof rankingDiscovery>[0]) => rankingDiscovery(page),
  "pages/answer/route": (page: AnswerPageData) => answerDiscovery(page),
  "pages/chart-answer/route": (embed: AnswerEmbedData) => answerEmbedDiscovery(embed),
  "pages/explore/route": (page: ExplorePageData) => exploreDiscovery(page),
  "pages/chart-explore/route": (embed: ExploreEmbedData) => exploreEmbedDiscovery(embed),
  "pages/open-check/route": (page: OpenCheckData) => openCheckDiscovery(page),
  "pages/chart/route": describeEmbed,
}

/** What only other programs read in the head of a page; empty for pages that have none. */
export function discoveryHead(loaderData: LoaderData): HeadTag[] {
  for (const [route, describe] of Object.entries(HEADS)) {
    const page = loaderData[route]
    if (page) return describe(page as never)
  }
  return []
}

function describeEmbed(embed: ChartEmbed): HeadTag[] {
  if (embed.state === "ranking") return rankingEmbedDiscovery(embed)
  return embed.state === "series" ? embedDiscovery(embed.series, new URL(embed.link).origin) : []
}
