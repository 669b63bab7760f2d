import type { onRequestHookHandler } from "fastify"

import { requireKnownKeys } from "#domain/format/query-keys.ts"

/** For addresses that take no keys: one with any is refused in words. */
export const refuseKeys: onRequestHookHandler = (request, _reply, done) => {
  requireKnownKeys(Object.keys(request.query as object), [])
  done()
}
