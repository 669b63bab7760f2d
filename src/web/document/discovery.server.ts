import type { MetaArgs, Register } from "react-router"

import type { HeadTag } from "../components/head/head-tags.tsx"
import { answerDiscovery, answerEmbedDiscovery } from "../pages/answer/discovery.server.ts"
import type { ChartEmbed } from "../pages/chart/load-embed.server.ts"
import { comparisonDiscovery } from "../pages/compare/discovery.server.ts"
import { exploreDiscovery, exploreEmbedDiscovery } from "../pages/explore/discovery.server.ts"
import { factDiscovery } from "../pages/fact/discovery.server.ts"
import { embedDiscovery, indicatorDiscovery } from "../pages/indicator/discovery.server.ts"
import { openCheckDiscovery } from "../pages/open-check/discovery.server.ts"
import { rankingDiscovery, rankingEmbedDiscovery } from "../pages/ranking/discovery.server.ts"

/** The modules of all routes by their ids, as `react-router typegen` writes them down. */
type Routes = Register extends { routeModules: infer Modules } ? Modules : never

/** What the loader of a route gives. */
type PageData<Id extends keyof Routes> = Routes[Id] extends { loader: infer Loader }
  ? NonNullable<MetaArgs<Loader>["loaderData"]>
  : never

type LoaderData = { readonly [Id in keyof Routes]?: PageData<Id> }

type Heads = { readonly [Id in keyof Routes]?: (page: PageData<Id>) => HeadTag[] }

/** What each route with something of its own in the head writes there; the types tell when a route is moved. */
const HEADS: Heads = {
  "pages/indicator/route": indicatorDiscovery,
  advanced: indicatorDiscovery,
  "pages/fact/route": ({ fact }) => (fact ? factDiscovery(fact) : []),
  "pages/compare/route": ({ preview, origin }) => comparisonDiscovery(preview, origin, "page"),
  "pages/chart-compare/route": ({ preview, origin }) =>
    comparisonDiscovery(preview, origin, "embed"),
  "pages/ranking/route": rankingDiscovery,
  "pages/answer/route": answerDiscovery,
  "pages/chart-answer/route": answerEmbedDiscovery,
  "pages/explore/route": exploreDiscovery,
  "pages/chart-explore/route": exploreEmbedDiscovery,
  "pages/open-check/route": openCheckDiscovery,
  "pages/chart/route": describeEmbed,
}

/** What only other programs read in the head of a page; empty for pages that have none. */
export function discoveryHead(loaderData: LoaderData): HeadTag[] {
  for (const route of Object.keys(HEADS) as (keyof Routes)[]) {
    const head = describeRoute(route, loaderData)
    if (head) return head
  }
  return []
}

function describeRoute<Id extends keyof Routes>(
  route: Id,
  loaderData: LoaderData,
): HeadTag[] | undefined {
  const page: LoaderData[Id] = loaderData[route]
  return page ? HEADS[route]?.(page) : undefined
}

function describeEmbed(embed: ChartEmbed): HeadTag[] {
  if (embed.state === "ranking") return rankingEmbedDiscovery(embed)
  return embed.state === "series" ? embedDiscovery(embed.series, new URL(embed.link).origin) : []
}
