import type { FastifyReply, FastifyRequest } from "fastify"

import { chooseEncoding } from "./encoded-body.ts"
import type { RenderedPage } from "./page-cache.ts"

/** Sends a finished page or file: 304 to who has it already, else in the best encoding the client takes. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  void reply.code(page.status).header("vary", "accept-encoding").header("etag", page.etag)
  for (const [name, value] of page.headers) void reply.header(name, value)
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag)) {
    return reply.code(304).send()
  }
  const encoding = page.isPacked ? "identity" : chooseEncoding(request.headers["accept-encoding"])
  if (encoding !== "identity") void reply.header("content-encoding", encoding)
  const body = await page.body.as(encoding)
  void reply.header("content-length", body.length)
  return reply.send(request.method === "HEAD" ? "" : body)
}
