import { lazy, Suspense } from "react"
import {
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from "react-router"

import { BRAND } from "#domain/brand.ts"

import { servicesContext } from "../../services.server.ts"
import { GatedPage } from "../../session/gated-page.tsx"
// The styles of what comes later: drawn by the server it has to look right before any script runs.
import "../../components/chart/data-table.module.css"
import "../../components/chart/plot.module.css"
import "../../components/chart/series-key.module.css"
import "../../components/flag/flag.module.css"
import "../../components/modal/modal.module.css"
import "../../components/select/select.module.css"
import "./compare.module.css"
import { loadCompare } from "./load-compare.server.ts"
import { namesSameDatasets } from "./settle-choice.ts"

// What draws and chooses comes behind the page: the server has drawn it already, or there is nothing to draw yet.
const CompareScreen = lazy(async () => ({
  default: (await import("./compare-screen.tsx")).CompareScreen,
}))
const LoadedCompare = lazy(async () => ({
  default: (await import("./loaded-compare.tsx")).LoadedCompare,
}))

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadCompare(context.get(servicesContext), url.searchParams)
}

/** Colours, years and transforms are chosen from figures that are here already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return !namesSameDatasets(currentUrl.searchParams, nextUrl.searchParams)
}

export function meta() {
  return [
    { title: `Compare Data | ${BRAND}` },
    { name: "description", content: "Two datasets side by side in one chart, honestly scaled." },
  ]
}

/** Two datasets in one chart. While comparing needs a sign-in the server sends a shell and the browser asks the API. */
export default function ComparePage() {
  const page = useLoaderData<typeof loader>()
  const { state } = useNavigation()
  if (page.compared !== null) {
    return (
      <Suspense fallback={<p role="status">Loading ...</p>}>
        <CompareScreen page={page} compared={page.compared} isLoading={state === "loading"} />
      </Suspense>
    )
  }
  return (
    <GatedPage heading="Compare Data" what="comparisons">
      {() => <LoadedCompare page={page} />}
    </GatedPage>
  )
}
