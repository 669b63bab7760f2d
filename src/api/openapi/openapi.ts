import * as z from "zod"
import {
  createDocument,
  type oas31,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi"

import { BRAND } from "#domain/brand.ts"
import { ERRORS, type ErrorCode } from "#domain/errors.ts"

import { failureSchema } from "../answers/answer.schema.ts"
import { ERROR_STATUS } from "../error-status.ts"
import type { Operation } from "../operations/operation.ts"
import { buildExample, type JsonSchema, type JsonSchemas } from "./schema-example.ts"
import { OPERATIONS } from "../v1/routes.ts"
import realAnswers from "./real-answers.json" with { type: "json" }

/** What any call may answer: unknown keys, long addresses, too many requests, faults of ours. */
const SHARED_ERRORS: readonly ErrorCode[] = [
  "bad-request",
  "too-large",
  "too-many-requests",
  "internal",
  "unavailable",
  "storage-full",
]

/** What any call that changes something may answer: it came from a page of another site, or its body cannot be read. */
const WRITE_ERRORS: readonly ErrorCode[] = ["forbidden", "unsupported-media-type"]

/** What the site answers on the starter data, by the name of the call; a test compares them. */
const REAL_ANSWERS: Readonly<Record<string, RealAnswer>> = realAnswers

type RealAnswer = { request: string; body?: unknown; answer: unknown }

export type OpenApiDocument = oas31.OpenAPIObject

/** The description of every call, made from the schemas that check them. */
export function openApiDocument(operations: readonly Operation[] = OPERATIONS): OpenApiDocument {
  const document = createDocument({
    openapi: "3.1.0",
    info: {
      title: `${BRAND} API`,
      version: "1.0.0",
      description:
        "Public data of every country: search it, list it, read it. A missing figure is null, never 0. Every dataset names its source, licence and date.",
    },
    servers: [{ url: "/api/v1" }],
    components: {
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The token that signing in answers.",
        },
      },
    },
    paths: buildPaths(operations),
  })
  addExamples(document)
  return document
}

/** Errors of a call by their status. */
export function errorsByStatus(operation: Operation): Map<number, ErrorCode[]> {
  const own = operation.method === "GET" ? [] : WRITE_ERRORS
  const gate: readonly ErrorCode[] = mayNeedSession(operation) ? ["sign-in-needed"] : []
  const codes = [...new Set([...operation.errors, ...gate, ...own, ...SHARED_ERRORS])]
  const grouped = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  return new Map([...grouped].sort(([a], [b]) => a - b))
}

function buildPaths(operations: readonly Operation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const operation of operations) {
    const path = operation.path.replace(/[:*](\w+)/g, "{$1}")
    const method = operation.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: describeOperation(operation) }
  }
  return paths
}

function describeOperation(operation: Operation): ZodOpenApiOperationObject {
  const body = describeBody(operation)
  return {
    ...(mayNeedSession(operation) && { security: [{ session: [] }] }),
    operationId: operation.id,
    summary: operation.summary,
    description: operation.description,
    requestParams: { path: operation.params, query: operation.query },
    ...(body && { requestBody: body }),
    responses: { ...describeSuccess(operation), ...describeFailures(operation) },
  }
}

/** Whether a token may be needed: a feature may also be opened by the operator. */
function mayNeedSession({ session, feature }: Operation): boolean {
  return session === "needed" || feature !== undefined
}

function describeBody({
  body,
  upload,
  isBodyOptional,
}: Operation): ZodOpenApiRequestBodyObject | undefined {
  if (upload) {
    const file = z.string().meta({ override: { type: "string", format: "binary" } })
    const schema = z.object({ ...body?.shape, file })
    return { required: true, content: { "multipart/form-data": { schema } } }
  }
  if (!body) return undefined
  return { required: !isBodyOptional, content: { "application/json": { schema: body } } }
}

function describeSuccess(operation: Operation): ZodOpenApiResponsesObject {
  if (operation.files) {
    const file = z.string().meta({ override: { type: "string", format: "binary" } })
    const content = Object.fromEntries(operation.files.map((type) => [type, { schema: file }]))
    return { "200": { description: "The file.", content } }
  }
  const content = { "application/json": { schema: operation.answer } }
  const description = describeAnswer(operation)
  if (operation.cache === "never") return { "200": { description, content } }
  const headers = z.object({
    etag: z.string().meta({ description: "Changes when the data changes." }),
  })
  return {
    "200": { description, headers, content },
    "304": { description: "Nothing has changed since the answer with the ETag that was sent." },
  }
}

function describeAnswer({ id }: Operation): string {
  const real = REAL_ANSWERS[id]
  if (!real) return "The answer."
  return `The answer. The example is what \`${real.request}\` answers on the starter data, its lists cut to two.`
}

function describeFailures(operation: Operation): ZodOpenApiResponsesObject {
  const entries = [...errorsByStatus(operation)].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => ERRORS[code]).join(" "),
      content: {
        "application/json": {
          schema: failureSchema,
          examples: Object.fromEntries(
            codes.map((code) => [code, { value: failureExample(code) }]),
          ),
        },
      },
    },
  ])
  return Object.fromEntries(entries) as ZodOpenApiResponsesObject
}

function failureExample(code: ErrorCode) {
  return { status: "error", code, error: ERRORS[code], details: [] }
}

/** Examples are real where the data answer; others come last, as they are built from the finished schemas. */
function addExamples(document: OpenApiDocument): void {
  const components = (document.components?.schemas ?? {}) as JsonSchemas
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, path.post, path.put, path.patch, path.delete]) {
      if (operation) addExample(operation, components)
    }
  }
}

function addExample(operation: oas31.OperationObject, components: JsonSchemas): void {
  const real = REAL_ANSWERS[operation.operationId ?? ""]
  const [body, answer] = findJsonBodies(operation)
  for (const [media, example] of [
    [body, real?.body],
    [answer, real?.answer],
  ] as const) {
    if (media) media.example = example ?? buildExample(media.schema as JsonSchema, components)
  }
}

/** What a call takes and what it answers when all goes well, where these are JSON. */
function findJsonBodies({ requestBody, responses }: oas31.OperationObject) {
  const body = requestBody as oas31.RequestBodyObject | undefined
  const answer = responses?.["200"] as oas31.ResponseObject | undefined
  return [body?.content["application/json"], answer?.content?.["application/json"]] as const
}
