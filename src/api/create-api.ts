import { createHash } from "node:crypto"

import fastifyCompress from "@fastify/compress"
import fastifyMultipart from "@fastify/multipart"
import type { FastifyInstance, FastifyPluginAsync, onRequestHookHandler } from "fastify"

import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"

import { answerFault } from "./answer-fault.ts"
import type { ApiServices } from "./api-services.ts"
import { allowEverySite } from "./operations/cross-origin.ts"
import { docsPage } from "./openapi/docs-page.ts"
import { openApiDocument } from "./openapi/openapi.ts"
import { registerPath } from "./operations/register-path.ts"
import { OPERATIONS } from "./v1/routes.ts"

/** The longest address that any call needs. */
const MAX_ADDRESS = 4096

/** The API with its documentation, to be registered under `/api`. Whatever goes wrong below it is answered as JSON. */
export function createApi(services: ApiServices): FastifyPluginAsync {
  const document = openApiDocument()
  const text = JSON.stringify(document)
  const shape = createHash("sha256").update(text).digest("base64url").slice(0, 16)
  const page = docsPage(document, services.publicUrl)
  return async (app) => {
    await app.register(fastifyCompress, { encodings: ["br", "gzip"], threshold: 1024 })
    await app.register(fastifyMultipart, { limits: FORM_LIMITS, throwFileSizeLimit: true })
    app.removeContentTypeParser("text/plain")
    app.setErrorHandler(answerFault)
    app.addHook("onRequest", refuseLongAddress)
    for (const operations of Map.groupBy(OPERATIONS, ({ path }) => path).values()) {
      registerPath(app, operations, { services, shape })
    }
    serveText(app, "/v1/openapi.json", { type: "application/json", text, policy: POLICY })
    serveText(app, "/docs", { type: "text/html", text: page.html, policy: page.policy })
    for (const path of ["", "/*"]) {
      app.all(path, { onRequest: refuseUnknown, handler: () => undefined })
    }
    app.setNotFoundHandler({ preValidation: refuseUnknown }, () => undefined)
  }
}

/** A form is one file and a few short fields beside it. */
const FORM_LIMITS = {
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 50,
  fieldSize: 200,
  headerPairs: 20,
}

/** JSON is not to be shown, framed or run. */
const POLICY = "default-src 'none'; frame-ancestors 'none'"

const refuseLongAddress: onRequestHookHandler = (request, reply, done) => {
  void reply.header("content-security-policy", POLICY)
  const isLong = request.url.length > MAX_ADDRESS
  done(isLong ? new AppError("too-large", "The address is too long.") : undefined)
}

const METHODS = new Set(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"])

// A call answers the methods that it does not take by itself; what comes here no call knows.
const refuseUnknown: onRequestHookHandler = ({ method }, _reply, done) => {
  done(
    METHODS.has(method)
      ? new AppError("not-found", "There is no call at this address; /api/docs lists them.")
      : new AppError("not-implemented", "The API does not know this kind of request."),
  )
}

function serveText(
  app: FastifyInstance,
  path: string,
  file: { type: string; text: string; policy: string },
): void {
  app.route({
    method: ["DELETE", "OPTIONS", "PATCH", "POST", "PUT"],
    url: path,
    onRequest: (_request, reply, done) => {
      void reply.header("allow", "GET, HEAD")
      done(new AppError("method-not-allowed", "This address takes GET and HEAD."))
    },
    handler: () => undefined,
  })
  app.get(path, (request, reply) => {
    requireKnownKeys(Object.keys(request.query as object), [])
    allowEverySite(reply)
    return reply
      .header("cache-control", "public, max-age=300")
      .header("content-security-policy", file.policy)
      .type(`${file.type}; charset=utf-8`)
      .send(file.text)
  })
}
