import { data, redirect, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { countryIndicatorsPath, countryPath } from "#domain/addresses/page-paths.ts"
import { BRAND } from "#domain/brand.ts"

import { hiddenMeta, pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { GatedPage } from "../../session/gated-page.tsx"
import { Dashboard } from "./dashboard.tsx"
import { GatedDashboard } from "./gated-dashboard.tsx"
import { loadDashboard } from "./load-dashboard.server.ts"
import { MissingDashboard } from "./missing-dashboard.tsx"

export const handle = { keys: ["asOf"] }

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const outcome = await loadDashboard(
    context.get(servicesContext),
    params.country ?? "",
    url.searchParams,
  )
  if ("redirect" in outcome) return redirect(`${outcome.redirect}${url.search}`, 301)
  return data(outcome.page, outcome.status)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  if (!page) return [{ title: BRAND }]
  if (page.state === "missing") {
    return hiddenMeta("No dashboard available")
  }
  const { country, origin } = page
  return pageMeta({
    title: `${country.name}: Country Dashboard`,
    description: `${country.name} in figures: latest values, changes, ranks, charts and official links.`,
    address: `${origin}${countryPath(country.slug)}`,
  })
}

/** The dashboard of a country, or why it is not here. */
export default function CountryPage() {
  const page = useLoaderData<typeof loader>()
  if (page.state === "missing") return <MissingDashboard page={page} />
  if (page.state === "open") return <Dashboard page={page} />
  return (
    <GatedPage
      heading={`${page.country.name}: Country Dashboard`}
      what={`the dashboard of ${page.country.name}`}
      open={{
        path: countryIndicatorsPath(page.country.slug),
        text: `the figures of ${page.country.name}`,
      }}
    >
      {() => <GatedDashboard shell={page} />}
    </GatedPage>
  )
}
