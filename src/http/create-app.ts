import type { FastifyInstance, FastifyPluginAsync } from "fastify"

import { createApi } from "#api/create-api.ts"
import { mcpRoute } from "#api/mcp-route.ts"
import { createDashboards } from "#catalog/country-dashboard.ts"
import { createDrawPool } from "#exports/draw-pool.ts"

import { discoveryRoutes } from "./discovery/discovery-routes.ts"
import { fileRoutes } from "./files/file-routes.ts"
import { spreadsheetFiles } from "./files/spreadsheet-files.ts"
import { staticFiles } from "./files/static-files.ts"
import { uploadRoute } from "./files/upload-route.ts"
import { applicationForm } from "./pages/application-form.ts"
import { checkForm } from "./pages/check-form.ts"
import { formRoutes } from "./pages/form-routes.ts"
import { pageRoutes } from "./pages/page-routes.ts"
import { visitorHash } from "./pages/visitor-hash.ts"
import { addCommonHeaders } from "./server/common-headers.ts"
import { boundBodies } from "./server/bound-bodies.ts"
import { boundWork, createWorkBound } from "./server/bound-work.ts"
import { createServer } from "./server/create-server.ts"
import { addErrorPages } from "./server/error-pages.ts"
import { healthRoutes } from "./server/health-routes.ts"
import { addAnswerLog } from "./server/log-answers.ts"
import { createMetrics, metricsRoute } from "./server/metrics.ts"
import type { OpenSite, Site } from "./site.ts"

/** One thread leaves the other core to the pages. A request behind twenty others is refused and may come again. */
const DRAWING = { threads: 1, maxWaiting: 20, timeoutMs: 15_000 }

/** At most 5 MB are held of each. */
const LARGE_BODIES = { maxAtOnce: 64, maxOfOne: 12 }

/** The whole site as one Fastify application that does not listen yet. Closing it closes what it opened. */
export async function createApp(site: Site): Promise<FastifyInstance> {
  const metrics = site.hasMetrics ? createMetrics(site) : undefined
  const app = createServer(site)
  const pool = createDrawPool(DRAWING)
  app.addHook("onClose", () => pool.close())
  const openSite: OpenSite = {
    ...site,
    pool,
    dashboards: createDashboards(site.catalog, { content: site.countryContent, now: site.now }),
    visitorOf: (request) => visitorHash(site.secret, request.ip, site.now()),
    countLookup: (cache, isHit) => metrics?.countLookup(cache, isHit),
  }
  addCommonHeaders(app, site)
  addAnswerLog(app, { ...site, metrics })
  addErrorPages(app)
  await app.register(healthRoutes(site))
  if (metrics) await app.register(metricsRoute(metrics))
  await app.register(staticFiles(site))
  await app.register(spreadsheetFiles(site))
  await app.register(routesRefusedInOverload(openSite))
  return app
}

/**
 * What costs something to answer. Health, metrics and static files stand outside and are always answered, and so are
 * pages from the cache.
 */
function routesRefusedInOverload(site: OpenSite): FastifyPluginAsync {
  return async (app) => {
    const now = () => performance.now()
    boundBodies(app, LARGE_BODIES)
    boundWork(app, createWorkBound({ now, onNextTurn: setImmediate, limits: site.overload }))
    await app.register(createApi(site), { prefix: "/api" })
    await app.register(mcpRoute(site))
    await app.register(uploadRoute(site))
    await app.register(fileRoutes(site))
    await app.register(discoveryRoutes(site))
    await app.register(formRoutes(site))
    await app.register(applicationForm(site))
    await app.register(checkForm(site))
    await app.register(pageRoutes(site))
  }
}
