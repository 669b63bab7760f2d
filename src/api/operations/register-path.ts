import { Readable } from "node:stream"

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

import { admitRequest, needsSession, type Admission } from "./admit-request.ts"
import type { ApiServices } from "../api-services.ts"
import { allowEverySite, answerPreflight } from "./cross-origin.ts"
import { dataEtag, matchesEtag } from "../answers/data-etag.ts"
import {
  isPublicRead,
  routerPath,
  type FileAnswer,
  type Operation,
  type OperationInput,
} from "./operation.ts"
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
  const { services } = context
  const admitted = new WeakMap<FastifyRequest, Admission>()
  app.route({
    method: operation.method,
    url: BASE + routerPath(operation.path),
    bodyLimit: MAX_BODY,
    onRequest: async (request, reply) => {
      if (isPublicRead(operation)) allowEverySite(reply)
      admitted.set(request, await admitRequest(operation, request, reply, services))
    },
    handler: async (request, reply) => {
      const admission = admitted.get(request)
      if (!admission) throw new AppError("internal")
      const input = {
        ...admission,
        ...(await readRequest(operation, request)),
        visitor: services.visitorOf(request),
        setHeader: (name: string, value: string) => {
          void reply.header(name, value).header("access-control-expose-headers", name)
        },
      }
      return answer(operation, input, { request, reply, context })
    },
  })
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; context: ApiContext }

async function answer(
  operation: Operation,
  input: OperationInput,
  { request, reply, context: { services, shape } }: Exchange,
) {
  if (operation.files) {
    return sendFile(reply, (await operation.run(input, services)) as FileAnswer)
  }
  if (operation.stream && /\bapplication\/x-ndjson\b/.test(request.headers.accept ?? "")) {
    return sendLines(reply, operation.stream(input, services))
  }
  if (operation.cache === "never" || needsSession(operation, services)) {
    void reply.header("cache-control", "no-store")
    return operation.run(input, services)
  }
  const etag = dataEtag(await services.version(), request.url, shape)
  const unchanged = matchesEtag(request.headers["if-none-match"], etag)
  const body = unchanged ? undefined : await operation.run(input, services)
  void reply.header("etag", etag).header("cache-control", CACHED)
  return unchanged ? reply.code(304).send() : body
}

/** One JSON value a line, each sent as soon as it is there. */
function sendLines(reply: FastifyReply, values: AsyncIterable<unknown>) {
  const lines = Readable.from(
    (async function* () {
      for await (const value of values) yield `${JSON.stringify(value)}\n`
    })(),
  )
  return reply
    .header("cache-control", "no-store")
    .type("application/x-ndjson; charset=utf-8")
    .send(lines)
}

/** A file to be kept: its name in the plain and in the Unicode form of RFC 6266. */
function sendFile(reply: FastifyReply, { type, fileName, body }: FileAnswer) {
  const plain = fileName.replace(/[^\w .,()-]/g, "_")
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentCode)
  return reply
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .type(type)
    .send(body)
}

function percentCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}

function registerOtherMethods(
  app: FastifyInstance,
  path: string,
  operations: readonly Operation[],
): void {
  const used = operations.map((operation) => operation.method)
  const allowed = ["OPTIONS", ...used, ...(used.includes("GET") ? ["HEAD"] : [])].sort().join(", ")
  app.options(BASE + routerPath(path), (_request, reply) => {
    if (operations.some(isPublicRead)) answerPreflight(reply)
    return reply.code(204).header("allow", allowed).send()
  })
  app.route({
    method: METHODS.filter((method) => !allowed.split(", ").includes(method)),
    url: BASE + routerPath(path),
    // Before the body is read: what it holds does not matter here.
    onRequest: (_request, reply, done) => {
      void reply.header("allow", allowed)
      done(new AppError("method-not-allowed", `This address takes ${allowed}.`))
    },
    handler: () => undefined,
  })
}
