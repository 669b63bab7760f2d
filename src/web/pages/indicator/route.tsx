import { lazy, Suspense } from "react"
import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { BRAND } from "#domain/brand.ts"
import { withOwnKeys } from "#domain/places/query-aliases.ts"

import { servicesContext } from "../../services.server.ts"
import { loadIndicator } from "./load-indicator.server.ts"
import { pageHead } from "./page-head.ts"
import { SeriesPage } from "./series-page.tsx"

// What stands in place of a series is a file of its own, so that the usual page stays small.
const UndatedPage = lazy(async () => ({
  default: (await import("./undated-page.tsx")).UndatedPage,
}))
const MissingPage = lazy(async () => ({
  default: (await import("./missing/missing-page.tsx")).MissingPage,
}))

export const handle = { keys: "own" }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const own = withOwnKeys(url.searchParams)
  if (own) return redirect(`${url.pathname}?${own.toString()}`, 301)
  const { indicator = "", country = "" } = params
  const outcome = await loadIndicator(context.get(servicesContext), { indicator, country }, url)
  if ("redirect" in outcome) return redirect(outcome.redirect, 301)
  return data(outcome.page, outcome.status)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? pageHead(loaderData) : [{ title: BRAND }]
}

/** An indicator of a country, an undated fact, or what to do when there is nothing. */
export default function IndicatorPage() {
  const page = useLoaderData<typeof loader>()
  if (page.state === "series") return <SeriesPage page={page} />
  return (
    <Suspense>
      {page.state === "fact" && <UndatedPage page={page} />}
      {page.state === "missing" && <MissingPage page={page} />}
    </Suspense>
  )
}
