import type { FastifyInstance } from "fastify"

import { isBrokenOff, retryAfter } from "#api/answer-fault.ts"
import { ERROR_STATUS } from "#api/error-status.ts"
import { AppError, ERRORS } from "#domain/errors.ts"

const READS = ["GET", "HEAD"]
/** Methods that some address of the site takes. */
const KNOWN_METHODS = new Set([...READS, "DELETE", "OPTIONS", "PATCH", "POST", "PUT"])
/** Pages to which a form is sent. */
const FORMS = /^\/(?:check(?:\.json)?|careers\/[^?]+)(?:\?|$)/
const FORM_TARGETS = /^\/enquiries\//

/** Faults outside the API and outside the pages' own error page: one plain sentence, never a stack. */
export function addErrorPages(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method, url }, reply) => {
    if (READS.includes(method)) throw new AppError("not-found")
    // Every address has a page or the page that says that there is none, so only the method can be wrong.
    if (!KNOWN_METHODS.has(method)) {
      throw new AppError("not-implemented", "This site does not know this kind of request.")
    }
    void reply.header("allow", listMethods(url).join(", "))
    throw new AppError("method-not-allowed")
  })
  app.setErrorHandler((error, request, reply) => {
    const status = isBrokenOff(error, request) ? 400 : readStatus(error)
    if (status === 500) request.log.error({ id: request.id, err: error })
    if (status === 503) void reply.headers({ "retry-after": "5", "cache-control": "no-store" })
    if (status === 429) void reply.header("retry-after", retryAfter(error))
    return reply.code(status).type("text/plain; charset=utf-8").send(sentenceFor(error, status))
  })
}

function listMethods(url: string): string[] {
  if (FORM_TARGETS.test(url)) return ["POST"]
  return FORMS.test(url) ? [...READS, "POST"] : READS
}

function readStatus(error: unknown): number {
  if (error instanceof AppError) return ERROR_STATUS[error.code]
  if (typeof error !== "object" || error === null || !("statusCode" in error)) return 500
  return typeof error.statusCode === "number" ? error.statusCode : 500
}

function sentenceFor(error: unknown, status: number): string {
  if (error instanceof AppError && status !== 500) return error.message
  return status < 500 ? ERRORS["bad-request"] : ERRORS.internal
}
