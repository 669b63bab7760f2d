import type { FastifyInstance } from "fastify"

import { retryAfter } from "#api/answer-fault.ts"
import { ERROR_STATUS } from "#api/error-status.ts"
import { AppError, ERRORS } from "#domain/errors.ts"

/** Faults outside the API and outside the pages' own error page: one plain sentence, never a stack. */
export function addErrorPages(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = readStatus(error)
    if (status === 500) request.log.error({ id: request.id, err: error })
    if (status === 503) void reply.headers({ "retry-after": "5", "cache-control": "no-store" })
    if (status === 429) void reply.header("retry-after", retryAfter(error))
    return reply.code(status).type("text/plain; charset=utf-8").send(sentenceFor(error, status))
  })
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
