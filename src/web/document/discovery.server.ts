import type { HeadTag } from "../components/head/head-tags.tsx"
import type { ChartEmbed } from "../pages/chart/load-embed.server.ts"
import { answerDiscovery, answerEmbedDiscovery } from "../pages/answer/discovery.server.ts"
import type { AnswerPageData } from "../pages/answer/page-data.ts"
import type { AnswerEmbedData } from "../pages/chart-answer/load-answer-embed.server.ts"
import { comparisonDiscovery } from "../pages/compare/discovery.server.ts"
import type { ComparePreview } from "../pages/compare/page-data.ts"
import { factDiscovery } from "../pages/fact/discovery.server.ts"
import type { FactPageData } from "../pages/fact/page-data.ts"
import { embedDiscovery, indicatorDiscovery } from "../pages/indicator/discovery.server.ts"
import type { IndicatorPageData } from "../pages/indicator/page-data.ts"
import { rankingDiscovery, rankingEmbedDiscovery } from "../pages/ranking/discovery.server.ts"

type LoaderData = Readonly<Record<string, unknown>>

const INDICATOR_ROUTES = ["pages/indicator/route", "advanced"]
const FACT_ROUTE = "pages/fact/route"
const RANKING_ROUTE = "pages/ranking/route"
const EMBED_ROUTE = "pages/chart/route"
const COMPARE_ROUTE = "pages/compare/route"
const COMPARE_EMBED_ROUTE = "pages/chart-compare/route"
const ANSWER_ROUTE = "pages/answer/route"
const ANSWER_EMBED_ROUTE = "pages/chart-answer/route"

type Compared = { preview: ComparePreview | null; origin: string }

/** What only other programs read in the head of a page; empty for pages that have none. */
export function discoveryHead(loaderData: LoaderData): HeadTag[] {
  for (const route of INDICATOR_ROUTES) {
    const page = loaderData[route] as IndicatorPageData | undefined
    if (page) return indicatorDiscovery(page)
  }
  const figure = loaderData[FACT_ROUTE] as { fact: FactPageData | null } | undefined
  if (figure?.fact) return factDiscovery(figure.fact)
  const page = loaderData[COMPARE_ROUTE] as Compared | undefined
  if (page) return comparisonDiscovery(page.preview, page.origin, "page")
  const embedded = loaderData[COMPARE_EMBED_ROUTE] as Compared | undefined
  if (embedded) return comparisonDiscovery(embedded.preview, embedded.origin, "embed")
  const world = loaderData[RANKING_ROUTE] as Parameters<typeof rankingDiscovery>[0] | undefined
  if (world) return rankingDiscovery(world)
  const answer = loaderData[ANSWER_ROUTE] as AnswerPageData | undefined
  if (answer) return answerDiscovery(answer)
  const embeddedAnswer = loaderData[ANSWER_EMBED_ROUTE] as AnswerEmbedData | undefined
  if (embeddedAnswer) return answerEmbedDiscovery(embeddedAnswer)
  const embed = loaderData[EMBED_ROUTE] as ChartEmbed | undefined
  if (embed?.state === "ranking") return rankingEmbedDiscovery(embed)
  return embed?.state === "series" ? embedDiscovery(embed.series, new URL(embed.link).origin) : []
}
