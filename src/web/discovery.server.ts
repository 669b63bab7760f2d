import type { ChartFrame } from "./pages/chart/chart.server.ts"
import { frameDiscovery, indicatorDiscovery } from "./pages/indicator/discovery.server.ts"
import type { IndicatorPageData } from "./pages/indicator/page-data.ts"

type LoaderData = Readonly<Record<string, unknown>>

const INDICATOR_ROUTES = ["pages/indicator/route", "advanced"]
const FRAME_ROUTE = "pages/chart/route"

/** Markup for the end of the head that only other programs read; empty for pages that have none. */
export function discoveryHead(loaderData: LoaderData): string {
  for (const route of INDICATOR_ROUTES) {
    const page = loaderData[route] as IndicatorPageData | undefined
    if (page) return indicatorDiscovery(page)
  }
  const frame = loaderData[FRAME_ROUTE] as ChartFrame | undefined
  return frame?.state === "series" ? frameDiscovery(frame.series, new URL(frame.link).origin) : ""
}
