import { randomUUID } from "node:crypto"

import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify"

import { answerFault } from "#api/answer-fault.ts"
import { ERRORS } from "#domain/errors.ts"

import type { Site, SiteSettings } from "../site.ts"
import { answerBroken } from "./answer-broken.ts"
import { readableAddress } from "./readable-address.ts"
import { COMMON_HEADERS } from "./security-headers.ts"

/** In milliseconds: longer than balancers keep a connection open, and time for a whole upload. */
const TIMEOUTS = { keepAliveTimeout: 72_000, requestTimeout: 30_000 }

/** A Fastify application without any route, set up for this site. */
export function createServer({
  logger,
  trustProxy,
}: Pick<Site, "logger" | "trustProxy">): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger
  return fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Every line names its request itself; a logger for each request would slow down cached pages.
    childLoggerFactory: (parent) => parent,
    trustProxy: trustedProxies(trustProxy),
    bodyLimit: 1024 * 1024,
    ...TIMEOUTS,
    // A number from a counter would tell how much is asked here.
    genReqId: () => randomUUID(),
    // Requests on open connections are still answered while the process ends.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => readableAddress(url),
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: false },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerBroken,
  })
}

/** Behind several proxies, the address that the outermost one saw is believed; what a client claims is not. */
function trustedProxies(proxies: SiteSettings["trustProxy"]) {
  return typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies
}

/** Faults before any route is found: the address itself cannot be read. */
function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(COMMON_HEADERS)
  if (request.url.startsWith("/api/")) {
    answerFault(error, request, reply)
    return
  }
  const sentence =
    error.code === "FST_ERR_BAD_URL" ? "The address cannot be read." : ERRORS["bad-request"]
  void reply.code(400).type("text/plain; charset=utf-8").send(sentence)
}
