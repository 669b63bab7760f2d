import type { FastifyPluginCallback, FastifyRequest } from "fastify"

import type { WebServices } from "#web/services.server.ts"

import { createPageStore } from "../cache/page-store.ts"
import { sendPage } from "../cache/send-page.ts"
import type { OpenSite } from "../site.ts"
import { createRenderPage } from "./render-page.ts"
import { serveCached } from "./serve-cached.ts"

const CACHE_BYTES = 64 * 1024 * 1024

/** Every address but those of files and of API calls. */
export function pageRoutes(site: OpenSite): FastifyPluginCallback {
  const { content, version, isDraining, countLookup } = site
  const renderPage = createRenderPage(site.build)
  const pages = createPageStore({
    maxBytes: CACHE_BYTES,
    // A page changes with the data and with the texts.
    version: async () => `${String(await version())} ${content.version()}`,
    isPersonal,
    onLookup: (isHit) => countLookup("page", isHit),
  })
  return (app, _options, done) => {
    app.route({
      method: ["GET", "HEAD"],
      url: "/*",
      onRequest: serveCached(pages, isDraining),
      handler: async (request, reply) => {
        const make = () => renderPage(request.url, servicesFor(request, site))
        return sendPage(request, reply, await pages.find(request.url, make))
      },
    })
    done()
  }
}

/** A search is recorded for each visitor; everything else may be shared while it is being made. */
function isPersonal(address: string): boolean {
  return address.startsWith("/results")
}

/** What loaders may read: no more than this reaches them. */
function servicesFor(request: FastifyRequest, site: OpenSite): WebServices {
  const { catalog, search, answerer, access, countryContent, dashboards, importPlan } = site
  const { measureFirstImport } = site
  const { content, checks, showComponents, passwordPolicy, publicUrl, now } = site
  const visitor = site.visitorOf(request)
  return {
    catalog,
    search,
    answerer,
    access,
    countryContent,
    dashboards,
    importPlan,
    measureFirstImport,
    content,
    checks,
    showComponents,
    passwordPolicy,
    publicUrl,
    visitor,
    now,
  }
}
