import {
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router"

import { BRAND } from "#domain/brand.ts"
import { COMPARE_KEYS } from "#domain/addresses/address-keys.ts"

import { pageMeta } from "../../components/head/page-meta.ts"
import { servicesContext } from "../../services.server.ts"
import { GatedPage } from "../../session/gated-page.tsx"
import { CompareScreen } from "./compare-screen.tsx"
import { loadCompare } from "./load-compare.server.ts"
import { LoadedCompare } from "./loaded-compare.tsx"
import { namesSameDatasets } from "./resolve-choice.ts"

export const handle = { keys: COMPARE_KEYS }

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCompare(context.get(servicesContext), url.searchParams)
}

/** Colours, years and transforms are chosen from figures that are here already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return !namesSameDatasets(currentUrl.searchParams, nextUrl.searchParams)
}

export function meta({ loaderData: page }: MetaArgs<typeof loader>) {
  const title = "Compare Data"
  const description = "Two datasets side by side in one chart, honestly scaled."
  if (!page?.preview) {
    return pageMeta({ title, description, address: page && `${page.origin}/compare` })
  }
  // What previews of shared links say is put there by the server alone.
  return [
    { title: `${title} | ${BRAND}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: page.origin + page.preview.page },
  ]
}

/** Two datasets in one chart. While comparing needs a sign-in the server sends a shell and the browser asks the API. */
export default function ComparePage() {
  const page = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  if (page.compared !== null) {
    return <CompareScreen page={page} compared={page.compared} isLoading={state === "loading"} />
  }
  return (
    <GatedPage
      heading="Compare Data"
      what="comparisons"
      open={{ path: "/explore", text: "compare in Explore" }}
    >
      {() => <LoadedCompare page={page} />}
    </GatedPage>
  )
}
