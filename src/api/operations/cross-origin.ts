import type { FastifyReply } from "fastify"

/** Lets pages of any site read the answer, without cookies or tokens. */
export function allowEverySite(reply: FastifyReply): void {
  void reply
    .header("access-control-allow-origin", "*")
    .header("access-control-expose-headers", "ETag, X-Request-Id, RateLimit, RateLimit-Policy")
}

/** Answers the browser's question before a cross-site read. */
export function answerPreflight(reply: FastifyReply): void {
  allowEverySite(reply)
  void reply
    .header("access-control-allow-methods", "GET, HEAD, OPTIONS")
    .header("access-control-allow-headers", "Content-Type, If-None-Match")
    .header("access-control-max-age", "86400")
}
