import type { onRequestHookHandler } from "fastify"

import type { PageStore } from "../cache/page-store.ts"
import { sendRaw } from "../cache/send-page.ts"

/**
 * A hook for the route of pages. It sends a cached page itself, because the framework's handling of an answer takes
 * longer than sending it. The framework still does the routing, the log and the metrics.
 */
export function serveCached(pages: PageStore, isDraining: () => boolean): onRequestHookHandler {
  return (request, reply, done) => {
    if (request.method !== "GET" || !pages.has(request.url) || isDraining()) {
      done()
      return
    }
    pages
      .findCached(request.url)
      .then(async (page) => {
        if (!page) {
          done()
          return
        }
        reply.hijack()
        await sendRaw(request, reply.raw, page)
      })
      .catch(done)
  }
}
