import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

import type { ApiServices } from "./api-services.ts"
import { allowEverySite, allowReading } from "./cross-origin.ts"
import { dataEtag, matchesEtag } from "./data-etag.ts"
import { isPublicRead, type Operation } from "./operation.ts"
import { readRequest } from "./read-request.ts"

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const
/** The largest JSON body that any call needs. */
const MAX_BODY = 1_000_000
/** Below the address that `main` registers the API under. */
const BASE = "/v1"
const CACHED = "public, max-age=60, stale-while-revalidate=600"

type ApiContext = {
  services: ApiServices
  /** Changes when the shape of any answer does. */
  shape: string
}

/** Registers all calls of one path, the answer to OPTIONS, and the refusal of every other method. */
export function registerPath(
  app: FastifyInstance,
  operations: readonly Operation[],
  context: ApiContext,
): void {
  for (const operation of operations) registerOperation(app, operation, context)
  const [first] = operations
  if (first) registerOtherMethods(app, first.path, operations)
}

function registerOperation(app: FastifyInstance, operation: Operation, context: ApiContext): void {
  app.route({
    method: operation.method,
    url: BASE + operation.path,
    bodyLimit: MAX_BODY,
    onRequest: (_request, reply, done) => {
      if (isPublicRead(operation)) allowEverySite(reply)
      done()
    },
    handler: (request, reply) => answer(operation, request, reply, context),
  })
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, shape }: ApiContext,
) {
  checkAccess(operation, services)
  const input = readRequest(operation, request, services.visitorOf(request))
  if (operation.cache === "never") {
    void reply.header("cache-control", "no-store")
    return operation.run(input, services)
  }
  const etag = dataEtag(await services.version(), request.url, shape)
  const unchanged = matchesEtag(request.headers["if-none-match"], etag)
  const body = unchanged ? undefined : await operation.run(input, services)
  void reply.header("etag", etag).header("cache-control", CACHED)
  return unchanged ? reply.code(304).send() : body
}

/** Before anything is read or compared: what needs a sign-in does not even tell whether it changed. */
function checkAccess({ feature }: Operation, { access }: ApiServices): void {
  if (feature !== undefined && access[feature] !== "public") throw new AppError("sign-in-needed")
}

function registerOtherMethods(
  app: FastifyInstance,
  path: string,
  operations: readonly Operation[],
): void {
  const used = operations.map((operation) => operation.method)
  const allowed = ["OPTIONS", ...used, ...(used.includes("GET") ? ["HEAD"] : [])].sort().join(", ")
  app.options(BASE + path, (_request, reply) => {
    if (operations.some(isPublicRead)) allowReading(reply)
    return reply.code(204).header("allow", allowed).send()
  })
  app.route({
    method: METHODS.filter((method) => !allowed.split(", ").includes(method)),
    url: BASE + path,
    // Before the body is read: what it holds does not matter here.
    onRequest: (_request, reply, done) => {
      void reply.header("allow", allowed)
      done(new AppError("method-not-allowed", `This address takes ${allowed}.`))
    },
    handler: () => undefined,
  })
}
