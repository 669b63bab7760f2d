import type { FastifyRequest } from "fastify"

/** The address of a request, to read its path and its keys; the host stands for nothing. */
export function readUrl({ url }: Pick<FastifyRequest, "url">): URL {
  return new URL(url, "http://site.invalid")
}
