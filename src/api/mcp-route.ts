import fastifyCompress from "@fastify/compress"
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"
import type { FastifyPluginAsync, FastifyRequest } from "fastify"

import { requireKnownKeys } from "#domain/format/query-keys.ts"
import { LONGEST_CHECKED_TEXT } from "#domain/check-limits.ts"
import { networkAddress } from "#limits/network-address.ts"
import { writeLimitHeaders } from "#limits/write-limit-headers.ts"

import { readSessionToken } from "./operations/admit-request.ts"
import { answerFault } from "./answer-fault.ts"
import type { ApiServices } from "./api-services.ts"
import { createMcpServer } from "./mcp/mcp-server.ts"
import type { McpServices } from "./mcp/mcp-services.ts"
import { drawAddress } from "./mcp/view/draw-address.ts"

const MAX_BODY = 256 * 1024
const METHODS = ["GET", "DELETE", "PUT", "PATCH"]

/** The longest text that is checked for somebody without a key. */
const LONGEST_KEYLESS_TEXT = 2000

type McpRouteServices = McpServices & Pick<ApiServices, "limits" | "access" | "findSession">

/** The MCP server over streamable HTTP: keyless, without sessions, one JSON answer for each request. */
export function mcpRoute(services: McpRouteServices): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 1024 })
    app.setErrorHandler(answerFault)
    app.post("/mcp", { bodyLimit: MAX_BODY }, async (request, reply) => {
      const state = await services.limits.take("anonymous", networkAddress(request.ip))
      void reply.headers(writeLimitHeaders(state))
      requireKnownKeys(Object.keys(request.query as object), [])
      const server = createMcpServer({
        ...services,
        admitCheck: () => admitCheck(request, services),
        drawAddress: (path) => drawAddress(app, { path, visitor: request.ip }),
        report: (error) => request.log.error({ err: error }, "a tool failed"),
      })
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      await server.connect(transport)
      try {
        const answer = await transport.handleRequest(writeRequest(request), {
          parsedBody: request.body,
        })
        const type = answer.headers.get("content-type")
        if (type !== null) void reply.header("content-type", type)
        return await reply
          .code(answer.status)
          .header("cache-control", "no-store")
          .header("access-control-allow-origin", "*")
          .send(await answer.text())
      } finally {
        await server.close()
      }
    })
    app.options("/mcp", (_request, reply) =>
      reply
        .code(204)
        .header("access-control-allow-origin", "*")
        .header("access-control-allow-methods", "POST, OPTIONS")
        .header(
          "access-control-allow-headers",
          "content-type, accept, authorization, mcp-protocol-version",
        )
        .send(),
    )
    app.route({
      method: METHODS,
      url: "/mcp",
      handler: (_request, reply) =>
        reply
          .code(405)
          .header("allow", "OPTIONS, POST")
          .type("text/plain; charset=utf-8")
          .send("This is an MCP server: it takes POST."),
    })
  }
}

/** The request as the protocol's own transport reads it; the body is parsed already. */
function writeRequest({ method, url, headers }: FastifyRequest): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
  return new Request(new URL(url, "http://site.invalid"), { method, headers: given })
}

/** Users check as by the other calls; without a key there is a small budget for each address. */
async function admitCheck(
  request: FastifyRequest,
  { access, findSession, limits }: McpRouteServices,
): Promise<number> {
  const credential = readSessionToken(request)
  const session = credential === undefined ? undefined : await findSession(credential)
  const address = networkAddress(request.ip)
  if (session || access["fact-checking"] === "public") {
    await limits.take("fact-check", session?.accountId ?? address)
    return LONGEST_CHECKED_TEXT
  }
  await limits.take("keyless-check", address)
  return LONGEST_KEYLESS_TEXT
}
