import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"

import { pageDescription } from "../../components/head/page-description.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { ExplorePage } from "./explore-page.tsx"
import { loadExplore } from "./load-explore.server.ts"

export const handle = { keys: "own" }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { page, status } = await loadExplore(context.get(servicesContext), url.searchParams)
  return data(page, status)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  const { chart, origin, path, state } = page
  if (state === "empty" && page.matches === null)
    return pageMeta({
      title: "Explore countries and indicators",
      description: ABOUT,
      address: `${origin}/explore`,
    })
  const title = { title: `${chart?.title ?? "Explore"} | ${BRAND}` }
  const description = {
    name: "description",
    content: pageDescription(chart?.description ?? ABOUT),
  }
  return state === "problem" || page.isAnnotated || page.matches !== null
    ? [title, description, { name: "robots", content: "noindex" }]
    : [title, description, { tagName: "link", rel: "canonical", href: origin + path }]
}

const ABOUT =
  "Put any countries and indicators side by side: as lines, bars, panels, a scatter, a race, a map or a table, with their sources."

/** Any countries and any indicators in any form. */
export default function ExploreRoute() {
  const page = useLoaderData<typeof loader>()
  return <ExplorePage page={page} />
}
