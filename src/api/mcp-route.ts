import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js"
import type { FastifyPluginCallback } from "fastify"

import { networkAddress } from "#limits/network-address.ts"

import { answerFault } from "./answer-fault.ts"
import type { ApiServices } from "./api-services.ts"
import { createMcpServer } from "./mcp-server.ts"

const MAX_BODY = 256 * 1024
const METHODS = ["GET", "DELETE", "PUT", "PATCH"]

/** The MCP server over streamable HTTP: keyless, without sessions, one JSON answer for each request. */
export function mcpRoute(
  services: Pick<ApiServices, "catalog" | "search" | "now" | "publicUrl" | "limits">,
): FastifyPluginCallback {
  return (app, _options, done) => {
    app.setErrorHandler(answerFault)
    app.post("/mcp", { bodyLimit: MAX_BODY }, async (request, reply) => {
      await services.limits.take("anonymous", networkAddress(request.ip))
      const server = createMcpServer(services)
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
        .header("access-control-allow-headers", "content-type, accept, mcp-protocol-version")
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
