import type { FastifyRequest } from "fastify"
import type * as z from "zod"

import { AppError } from "#domain/errors.ts"
import { requireKnownKeys } from "#domain/format/query-keys.ts"

import { namedParams, type Operation, type OperationInput } from "./operation.ts"
import { readForm } from "./read-form.ts"

/** Nesting and list length that no call needs more of. */
const MAX_DEPTH = 20
const MAX_LIST = 1000

/** Reads path, query and body by the schemas of the call; what does not fit is a bad request that names the field, also a key that the call does not know. */
export async function readRequest(
  operation: Operation,
  request: FastifyRequest,
): Promise<Pick<OperationInput, "params" | "query" | "body" | "file">> {
  const known = Object.keys(operation.query.shape)
  requireKnownKeys(Object.keys(request.query as Record<string, unknown>), known)
  const params = readValue(operation.params, namedParams(operation.path, request.params))
  const query = readValue(operation.query, givenValues(operation.query, request.query))
  const form = operation.upload && (await readForm(request, operation.upload.maxBytes))
  const body = form ? form.fields : (request.body ?? (operation.isBodyOptional ? {} : undefined))
  return {
    params,
    query,
    file: form?.file,
    body: operation.body && readBody(operation.body, body, operation.maxList ?? MAX_LIST),
  }
}

/** A value as its schema reads it; what does not fit is a bad request that names the field. */
export function readValue<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const details = result.error.issues.map((issue) => ({
    field: issue.path.join("."),
    problem: issue.message,
  }))
  throw new AppError("bad-request", details[0]?.problem, { details })
}

/** The known keys with a value: the first of several, without spaces around it, empty ones dropped. */
function givenValues(schema: z.ZodObject, query: unknown): Record<string, string> {
  const raw = new Map(Object.entries(query as Record<string, string | string[]>))
  const given = Object.keys(schema.shape).flatMap((key) => {
    const text = [raw.get(key) ?? []].flat()[0]?.trim()
    return text ? [[key, text] as const] : []
  })
  return Object.fromEntries(given)
}

function readBody(schema: z.ZodObject, body: unknown, maxList: number): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad-request", "The body must be a JSON object.")
  }
  if (!isModest(body, MAX_DEPTH, maxList)) {
    throw new AppError(
      "bad-request",
      `The body may be nested ${String(MAX_DEPTH)} deep and hold lists of ${String(maxList)}.`,
    )
  }
  return readValue(schema, body)
}

function isModest(value: unknown, depthLeft: number, maxList: number): boolean {
  if (typeof value !== "object" || value === null) return true
  if (depthLeft === 0 || (Array.isArray(value) && value.length > maxList)) return false
  return Object.values(value).every((child) => isModest(child, depthLeft - 1, maxList))
}
