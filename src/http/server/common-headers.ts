import type { FastifyInstance } from "fastify"

import type { Site } from "../site.ts"
import { COMMON_HEADERS } from "./security-headers.ts"

/** Gives every answer the common headers, and ends its connection while the process stops. */
export function addCommonHeaders(
  app: FastifyInstance,
  { isDraining }: Pick<Site, "isDraining">,
): void {
  // Hooks with a callback and not a promise: each request passes through them.
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(COMMON_HEADERS)
    done()
  })
  // As late as possible, so that a request from before the stop began learns of it too.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isDraining()) void reply.header("connection", "close")
    done()
  })
}
