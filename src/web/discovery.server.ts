import type { ChartFrame } from "./pages/chart/load-embed.server.ts"
import { comparisonDiscovery } from "./pages/compare/discovery.server.ts"
import type { ComparePreview } from "./pages/compare/page-data.ts"
import { frameDiscovery, indicatorDiscovery } from "./pages/indicator/discovery.server.ts"
import type { IndicatorPageData } from "./pages/indicator/page-data.ts"
import { worldDiscovery, worldFrameDiscovery } from "./pages/ranking/discovery.server.ts"

type LoaderData = Readonly<Record<string, unknown>>

const INDICATOR_ROUTES = ["pages/indicator/route", "advanced"]
const WORLD_ROUTE = "pages/ranking/route"
const FRAME_ROUTE = "pages/chart/route"
const COMPARE_ROUTE = "pages/compare/route"
const COMPARE_FRAME_ROUTE = "pages/chart-compare/route"

type Compared = { preview: ComparePreview | null; origin: string }

/** Markup for the end of the head that only other programs read; empty for pages that have none. */
export function discoveryHead(loaderData: LoaderData): string {
  for (const route of INDICATOR_ROUTES) {
    const page = loaderData[route] as IndicatorPageData | undefined
    if (page) return indicatorDiscovery(page)
  }
  const page = loaderData[COMPARE_ROUTE] as Compared | undefined
  if (page) return comparisonDiscovery(page.preview, page.origin, "page")
  const framed = loaderData[COMPARE_FRAME_ROUTE] as Compared | undefined
  if (framed) return comparisonDiscovery(framed.preview, framed.origin, "frame")
  const world = loaderData[WORLD_ROUTE] as Parameters<typeof worldDiscovery>[0] | undefined
  if (world) return worldDiscovery(world)
  const frame = loaderData[FRAME_ROUTE] as ChartFrame | undefined
  if (frame?.state === "world") return worldFrameDiscovery(frame)
  return frame?.state === "series" ? frameDiscovery(frame.series, new URL(frame.link).origin) : ""
}
