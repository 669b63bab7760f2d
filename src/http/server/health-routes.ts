import type { FastifyPluginCallback } from "fastify"

import type { Site } from "../site.ts"

type Options = Pick<Site, "notReady" | "version" | "search" | "importFaults">

/** Process up at `/healthz`, and everything behind it ready at `/readyz`: for load balancers and scripts. */
export function healthRoutes(site: Options): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get("/healthz", async (_request, reply) => {
      void reply.header("cache-control", "no-store")
      return { status: "ok" }
    })
    app.get("/readyz", async (_request, reply) => {
      void reply.header("cache-control", "no-store")
      const reason = site.notReady()
      if (reason !== undefined) return reply.code(503).send({ status: "unavailable", reason })
      return {
        status: "ok",
        dataVersion: await site.version(),
        indicators: site.search.size(),
        importFaults: site.importFaults(),
      }
    })
    done()
  }
}
