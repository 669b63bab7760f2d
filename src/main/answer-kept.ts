import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

import type { FastifyServerFactory } from "fastify"

import type { PageStore } from "./page-store.ts"
import { sendKeptPage } from "./send-page.ts"

type KeptAnswers = {
  pages: PageStore
  /** Whether the process is busy or ending, so that each request has to be looked at. */
  isHeldUp: () => boolean
  /** Told of each page that was sent, with the milliseconds it took. */
  note: (answer: { status: number; ms: number }) => void
  /** Told why a page that is kept could not be sent. */
  report: (error: unknown) => void
}

/** In milliseconds: longer than balancers keep a connection open, and time for a whole upload. */
const TIMEOUTS = { keepAliveTimeout: 72_000, requestTimeout: 30_000 }

/** A server that sends pages that are kept by itself and leaves everything else to the framework. */
export function serverOfKept(kept: KeptAnswers): FastifyServerFactory {
  return (handle) =>
    createServer(TIMEOUTS, (request, response) => {
      if (request.method !== "GET" || kept.isHeldUp()) {
        handle(request, response)
        return
      }
      void sendKept(kept, request, response).then((isSent) => {
        if (!isSent) handle(request, response)
      })
    })
}

async function sendKept(
  { pages, note, report }: KeptAnswers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const started = performance.now()
  try {
    const page = await pages.findCached(request.url ?? "")
    if (!page) return false
    response.once("finish", () => {
      note({ status: response.statusCode, ms: performance.now() - started })
    })
    await sendKeptPage(request, response, page)
    return true
  } catch (error) {
    report(error)
    return response.headersSent
  }
}
