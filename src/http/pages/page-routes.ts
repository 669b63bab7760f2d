import type { FastifyPluginCallback, FastifyRequest } from "fastify"

import { networkAddress } from "#limits/network-address.ts"
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

/** A search is recorded and a check is counted for each visitor; everything else may be shared while it is being made. */
function isPersonal(address: string): boolean {
  return ["/results", "/check", "/chart/check?"].some((start) => address.startsWith(start))
}

/** What loaders may read: no more than this reaches them. */
export function servicesFor(request: FastifyRequest, site: OpenSite): WebServices {
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
    openChecks: openChecks(request, site),
    checkOwnText: (text) => site.factChecker.check(text, { isLocal: true }),
    posted: null,
    postedApplication: null,
    measureFirstImport,
    content,
    checks,
    showComponents,
    hasFilms: site.ffmpeg !== null,
    passwordPolicy,
    publicUrl,
    visitor,
    now,
  }
}

/** Checking for the visitor of a request; no text is sent to a language model from here. */
function openChecks({ ip }: FastifyRequest, site: OpenSite): WebServices["openChecks"] {
  const { factChecker, articles, limits } = site
  if (!site.hasCheckLinks) return null
  return {
    check: (text, { asOf }) => factChecker.check(text, { asOf, isLocal: true }),
    readArticle: (address) => articles.read(address),
    admit: async (what) => {
      await limits.take(what === "text" ? "open-check" : "fetched-check", networkAddress(ip))
    },
  }
}
