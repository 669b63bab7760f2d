import { lazy, Suspense } from "react"
import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import plot from "../../components/chart/plot.module.css"
import { pageDescription } from "../../components/head/page-description.ts"
import { servicesContext } from "../../services.server.ts"
import { comparisonAddress } from "./comparison-address.ts"
import { loadRanking } from "./load-ranking.server.ts"
import { RankingPage } from "./ranking-page.tsx"

const ComparisonPage = lazy(async () => ({
  default: (await import("./comparison-page.tsx")).ComparisonPage,
}))
const MissingPage = lazy(async () => ({
  default: (await import("../indicator/missing/missing-page.tsx")).MissingPage,
}))

export const handle = { keys: "own" }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const outcome = await loadRanking(context.get(servicesContext), params.indicator ?? "", url)
  if ("redirect" in outcome) return redirect(outcome.redirect, 301)
  return data(outcome.page, outcome.status)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  if (page.state === "missing") {
    return hiddenMeta("No dataset available")
  }
  const { indicator, origin } = page
  if (page.state === "comparison") {
    const names = page.places.map(({ place }) => place.name).join(", ")
    return [
      { title: `${indicator.name}: ${names} | ${BRAND}` },
      { name: "description", content: `${indicator.name} of ${names} side by side.` },
      { tagName: "link", rel: "canonical", href: comparisonAddress(page) },
    ]
  }
  const { chart } = page
  return [
    { title: `${indicator.name} by country | ${BRAND}` },
    { name: "description", content: pageDescription(chart?.description ?? indicator.definition) },
    {
      tagName: "link",
      rel: "canonical",
      href: `${origin}${indicatorPath({ name: indicator.name })}`,
    },
  ]
}

/** An indicator in all countries: map, ranking and what else there is. */
export default function RankingRoute() {
  const page = useLoaderData<typeof loader>()
  if (page.state === "ranking") return <RankingPage page={page} />
  return (
    // The room of a chart. A lazy part brings its sheet too late for the first bytes; this brings that of charts.
    <Suspense fallback={<div className={plot.plot} />}>
      {page.state === "comparison" ? <ComparisonPage page={page} /> : <MissingPage page={page} />}
    </Suspense>
  )
}
