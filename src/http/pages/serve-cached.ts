import type { onRequestHookHandler } from "fastify"

import type { PageStore } from "../cache/page-store.ts"
import { sendRaw } from "../cache/send-page.ts"

/**
 * A hook for the route of pages: what is in the cache is sent past the framework's own handling of answers, which
 * takes longer than the sending itself. Routing, log and metrics stay the framework's.
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
