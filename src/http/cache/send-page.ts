import type { IncomingMessage, ServerResponse } from "node:http"

import type { FastifyReply, FastifyRequest } from "fastify"

import { chooseEncoding, type Encoding } from "./choose-encoding.ts"
import type { RenderedPage } from "./rendered-page.ts"
import { COMMON_HEADERS } from "../server/security-headers.ts"

/** Sends a finished page or file: 304 to a client that has it already, else in the best encoding that the client takes. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  void reply.code(page.status).headers(buildHeaders(page))
  if (page.status === 200 && clientHas(request, page)) return reply.code(304).send()
  const { body, headers } = await encode(request, page)
  return reply.headers(headers).send(request.method === "HEAD" ? "" : body)
}

/** Sends a finished page past the framework's handling of answers; only for a GET. */
export async function sendRaw(
  request: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  page: RenderedPage,
): Promise<void> {
  if (clientHas(request, page)) {
    response.writeHead(304, { ...COMMON_HEADERS, ...buildHeaders(page) }).end()
    return
  }
  const { body, headers } = await encode(request, page)
  let sent = headersByBody.get(body)
  if (!sent) {
    sent = Object.entries({ ...COMMON_HEADERS, ...buildHeaders(page), ...headers }).flat()
    headersByBody.set(body, sent)
  }
  response.writeHead(page.status, sent).end(body)
}

/** The headers of a body as a flat list of names and values, so that a body that is sent often has them made once. */
const headersByBody = new WeakMap<Buffer, (string | number)[]>()

type Asked = Pick<IncomingMessage, "headers">

function buildHeaders({ etag, headers }: RenderedPage): Record<string, string> {
  return { vary: "accept-encoding", etag, ...Object.fromEntries(headers) }
}

function clientHas({ headers }: Asked, { etag }: RenderedPage): boolean {
  return headers["if-none-match"]?.includes(etag) === true
}

async function encode(
  { headers }: Asked,
  { body, isCompressed = false }: RenderedPage,
): Promise<{ body: Buffer; headers: Record<string, string | number> }> {
  const encoding: Encoding = isCompressed ? "identity" : chooseEncoding(headers["accept-encoding"])
  const bytes = await body.as(encoding)
  const length = { "content-length": bytes.length }
  return {
    body: bytes,
    headers: encoding === "identity" ? length : { "content-encoding": encoding, ...length },
  }
}
