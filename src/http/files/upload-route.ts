import type { FastifyPluginCallback } from "fastify"

import type { Site } from "../site.ts"

/** Uploaded images: nothing in them may run, and other sites cannot use them. */
const HEADERS = {
  "content-type": "image/webp",
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  // An image that was taken away is gone from shared caches at once and from its owner's in a day.
  "cache-control": "private, max-age=86400, immutable",
}

/** Serves uploaded images by their random names. */
export function uploadRoute({ uploads }: Pick<Site, "uploads">): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get<{ Params: { "*": string } }>("/uploads/*", async (request, reply) => {
      const bytes = await uploads.read(request.params["*"])
      if (!bytes) {
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .type("text/plain; charset=utf-8")
          .send("There is no such image.")
      }
      return reply.headers(HEADERS).send(bytes)
    })
    done()
  }
}
