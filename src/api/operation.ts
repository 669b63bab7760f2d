import type * as z from "zod"

import type { Feature } from "#domain/access.ts"
import type { ErrorCode } from "#domain/errors.ts"

import type { ApiServices } from "./api-services.ts"

/** What a call is given once its parts have been read by their schemas. */
export type OperationInput<P = unknown, Q = unknown, B = unknown> = {
  params: P
  query: Q
  body: B
  visitor: string
}

type OperationFacts<P, Q, B, A> = {
  method: "GET" | "PATCH"
  /** Below `/api/v1`, with `:name` for its parts. */
  path: string
  /** Name of the call in the OpenAPI file. */
  id: string
  summary: string
  description: string
  params: P
  query: Q
  body?: B
  /** The whole body of the answer 200. */
  answer: A
  /** What can go wrong beyond what every call shares. */
  errors: readonly ErrorCode[]
  /** What the access table must allow; without it everybody may call. */
  feature?: Feature
  /** Reads of the data are cached until the data changes; everything else is not stored. */
  cache: "until-data-changes" | "never"
}

/** One call of the API: its address, what it takes, what it answers, and the work. */
export type Operation = OperationFacts<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType> & {
  run(input: OperationInput, services: ApiServices): Promise<unknown>
}

/** States a call so that its work is checked against its schemas. */
export function defineOperation<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  A extends z.ZodType,
>(
  operation: OperationFacts<P, Q, B, A> & {
    run(
      input: OperationInput<z.output<P>, z.output<Q>, z.output<B>>,
      services: ApiServices,
    ): Promise<z.input<A>>
  },
): Operation {
  return operation
}

/** Whether any site may read the answers: everything that only reads. */
export function isPublicRead(operation: Operation): boolean {
  return operation.method === "GET"
}
