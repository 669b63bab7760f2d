import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js"
import type { FastifyPluginCallback, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"
import { networkAddress } from "#limits/network-address.ts"

import { readSessionToken } from "./operations/admit-request.ts"
import { answerFault } from "./answer-fault.ts"
import type { ApiServices } from "./api-services.ts"
import { createMcpServer } from "./mcp/mcp-server.ts"

const MAX_BODY = 256 * 1024
const METHODS = ["GET", "DELETE", "PUT", "PATCH"]

type McpRouteServices = Parameters<typeof createMcpServer>[0] &
  Pick<ApiServices, "limits" | "access" | "findSession">

/** The MCP server over streamable HTTP: keyless, without sessions, one JSON answer for each request. */
export function mcpRoute(services: McpRouteServices): FastifyPluginCallback {
  return (app, _options, done) => {
    app.setErrorHandler(answerFault)
    app.post("/mcp", { bodyLimit: MAX_BODY }, async (request, reply) => {
      await services.limits.take("anonymous", networkAddress(request.ip))
      const server = createMcpServer(services, () => admitCheck(request, services))
      const transport = new StreamableHTTPServerTransport({
        enableJsonResponse: true,
      })
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.raw.setHeader("cache-control", "no-store")
      reply.raw.setHeader("access-control-allow-origin", "*")
      reply.raw.on("close", () => {
        void transport.close()
        void server.close()
      })
      await server.connect(transport)
      await transport.handleRequest(request.raw, reply.raw, request.body)
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
    done()
  }
}

/** Checking follows the access and the limit of the calls that check. */
async function admitCheck(
  request: FastifyRequest,
  { access, findSession, limits }: McpRouteServices,
): Promise<void> {
  const credential = readSessionToken(request)
  const session = credential === undefined ? undefined : await findSession(credential)
  if (access["fact-checking"] !== "public" && !session) throw new AppError("sign-in-needed")
  await limits.take("fact-check", session?.accountId ?? networkAddress(request.ip))
}
