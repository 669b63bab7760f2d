import type { FastifyReply, FastifyRequest } from "fastify"

import { AppError, ERRORS, OVERLOADED, type ErrorCode } from "#domain/errors.ts"

import type { FailureBody } from "./contract.ts"
import { ERROR_STATUS } from "./error-status.ts"

/** Fastify's own refusals in our words; its sentences speak of its inner workings. */
const REFUSALS: Readonly<Record<string, readonly [ErrorCode, string?]>> = {
  FST_ERR_BAD_URL: ["bad-request", "The address holds a broken percent code."],
  FST_ERR_MAX_PARAM_LENGTH: ["too-large", "A part of the address is too long."],
  FST_ERR_CTP_BODY_TOO_LARGE: ["too-large", "The body is too large."],
  FST_REQ_FILE_TOO_LARGE: ["too-large", "The file is too large."],
  FST_FILES_LIMIT: ["bad-request", "One file is expected."],
  FST_PARTS_LIMIT: ["bad-request", "The form has too many parts."],
  FST_FIELDS_LIMIT: ["bad-request", "The form has too many fields."],
  FST_PROTO_VIOLATION: ["bad-request", "The form has a field that cannot be used."],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    "unsupported-media-type",
    "The body must be a form with a file, sent as multipart/form-data.",
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["bad-request", "The body is empty; a JSON object is expected."],
  FST_ERR_CTP_INVALID_JSON_BODY: ["bad-request", "The body is not valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["bad-request", "The body is not as long as it says."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported-media-type"],
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: "not-found",
  405: "method-not-allowed",
  413: "too-large",
  415: "unsupported-media-type",
  429: "too-many-requests",
  503: "unavailable",
}

/** Answers any fault of a call: faults of the caller with their sentence, ours with a general one and a line in the log. */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = isBrokenOff(error, request) ? brokenOff(error) : mapFault(error)
  const status = ERROR_STATUS[fault.code]
  if (status >= 500 && error !== OVERLOADED)
    request.log.error({ id: request.id, err: error }, "a call failed")
  if (status === 429 || status === 503) void reply.header("retry-after", retryAfter(fault))
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .header("x-request-id", request.id)
    .type("application/json; charset=utf-8")
    .send(status >= 500 ? generalBody(fault.code) : failureBody(fault))
}

/** Whether the sender of a request went away in the midst of it: no fault of ours, and nobody is left to be answered. */
export function isBrokenOff(error: unknown, { raw }: Pick<FastifyRequest, "raw">): boolean {
  return !raw.complete && error instanceof Error && "code" in error && error.code === "ECONNRESET"
}

function brokenOff(cause: unknown): AppError {
  return new AppError("bad-request", "The request was broken off.", { cause })
}

/** Seconds until another try makes sense: what a limit says, else a few. */
export function retryAfter(error: unknown): string {
  const details = error instanceof AppError ? error.details : []
  const [detail] = details as readonly { retryAfterSeconds?: number }[]
  return String(detail?.retryAfterSeconds ?? 5)
}

function mapFault(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code = "", statusCode = 500 } = error as { code?: string; statusCode?: number }
  const refusal = REFUSALS[code]
  if (refusal) return new AppError(refusal[0], refusal[1], { cause: error })
  if (error instanceof SyntaxError && statusCode === 400) {
    return new AppError("bad-request", "The body is not valid JSON.", { cause: error })
  }
  const fallback = statusCode >= 400 && statusCode < 500 ? "bad-request" : "internal"
  return new AppError(BY_STATUS[statusCode] ?? fallback, undefined, { cause: error })
}

function failureBody(fault: AppError): FailureBody {
  const details = fault.details as FailureBody["details"]
  return { status: "error", code: fault.code, error: fault.message, details: [...details] }
}

// A fault of ours may name files, tables or addresses: none of that leaves the house.
function generalBody(fault: ErrorCode): FailureBody {
  const code = fault === "unavailable" || fault === "storage-full" ? fault : "internal"
  return { status: "error", code, error: ERRORS[code], details: [] }
}
