import type { FastifyInstance, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"
import type { WebServices } from "#web/services.server.ts"

import type { PageCache, RenderedPage } from "./page-cache.ts"
import type { RenderPage } from "./render-page.ts"
import { sendPage } from "./send-page.ts"

/** Longer addresses are refused: no page of this site needs them. */
const MAX_ADDRESS = 4096

type PageOptions = {
  renderPage: RenderPage
  cache: PageCache
  /** The version of all that a page shows. */
  version: () => Promise<number | string>
  servicesFor: (request: FastifyRequest) => WebServices
}

/** Every address that is no file and no API call: pages from the cache, else rendered once even when many ask at the same time. */
export function addPageRoutes(app: FastifyInstance, options: PageOptions): void {
  const rendering = new Map<string, Promise<RenderedPage>>()

  async function findPage(request: FastifyRequest): Promise<RenderedPage> {
    const key = `${String(await options.version())} ${request.url}`
    const cached = options.cache.get(key)
    if (cached) return cached
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const page = options.renderPage(request.url, options.servicesFor(request))
    // A search is recorded for each visitor; everything else may be shared while it is being made.
    if (!request.url.startsWith("/results")) rendering.set(key, page)
    try {
      const rendered = await page
      if (rendered.cacheable) options.cache.set(key, rendered)
      return rendered
    } finally {
      rendering.delete(key)
    }
  }

  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      if (request.url.length > MAX_ADDRESS) {
        throw new AppError("too-large", "The address is too long.")
      }
      return sendPage(request, reply, await findPage(request))
    },
  })
}
