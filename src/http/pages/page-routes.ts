import type { FastifyInstance, FastifyRequest } from "fastify"

import type { WebServices } from "#web/services.server.ts"

import type { PageStore } from "../cache/page-store.ts"
import type { RenderPage } from "./render-page.ts"
import { serveCached } from "./serve-cached.ts"
import { sendPage } from "../cache/send-page.ts"

type PageOptions = {
  renderPage: RenderPage
  pages: PageStore
  isDraining: () => boolean
  servicesFor: (request: FastifyRequest) => WebServices
}

/** A search is recorded for each visitor; everything else may be shared while it is being made. */
export function isPersonal(address: string): boolean {
  return address.startsWith("/results")
}

/** Every address that is no file and no API call. */
export function addPageRoutes(
  app: FastifyInstance,
  { renderPage, pages, servicesFor, isDraining }: PageOptions,
): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    onRequest: serveCached(pages, isDraining),
    handler: async (request, reply) => {
      const make = () => renderPage(request.url, servicesFor(request))
      return sendPage(request, reply, await pages.find(request.url, make))
    },
  })
}
