import type { Readable } from "node:stream"

import type * as z from "zod"

import type { Session } from "#accounts/sessions.ts"
import type { Feature } from "#domain/accounts/access.ts"
import { AppError, type ErrorCode } from "#domain/errors.ts"
import type { LimitName } from "#limits/limits.data.ts"

import type { ApiServices } from "../api-services.ts"
import { NOTHING } from "./request-fields.ts"

/** What a call is given once its parts have been read by their schemas. */
export type OperationInput<P = unknown, Q = unknown, B = unknown> = {
  params: P
  query: Q
  body: B
  visitor: string
  /** Who is signed in. */
  session: Session | undefined
  /** What stands in the Authorization header, without the word Bearer. */
  credential: string | undefined
  client: Client
  /** The file of a call with an upload. */
  file: UploadedFile | undefined
  /** Says something of the answer in a header, such as how much there is in all. */
  setHeader(name: string, value: string): void
}

/** Where a request comes from: the network address that limits count by, and the program. */
export type Client = { address: string; userAgent: string }

/** A file as it was sent; neither its name nor its type has been checked. */
export type UploadedFile = { name: string; type: string; bytes: Buffer }

/** An answer that is a file and not JSON. */
export type FileAnswer = { type: string; fileName: string; body: Buffer | string | Readable }

/** A limit that a call counts against: by its user where one is signed in, or always by the address. */
export type OperationLimit = { name: LimitName; by: "user" | "address" }

type OperationFacts<P, Q, B, A> = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Below `/api/v1`, with `:name` for its parts and `*name` for a last part that may hold slashes. */
  path: string
  /** Name of the call in the OpenAPI file. */
  id: string
  summary: string
  description: string
  params: P
  query: Q
  body?: B
  /** Set when a request without any body counts as one with an empty object. */
  isBodyOptional?: true
  /** The whole body of the answer 200. */
  answer: A
  /** What can go wrong beyond what every call shares. */
  errors: readonly ErrorCode[]
  /** What the access table must allow; without it everybody may call. */
  feature?: Feature
  /** A second feature that it must allow as well. */
  alsoFeature?: Feature
  /** Set when only signed-in users may call. */
  session?: "needed"
  /** Set when the body is a form with one file of at most `maxBytes`; its other fields are read as `body`. */
  upload?: { maxBytes: number }
  /** How many items a list in the body may hold, when that is more than usual. */
  maxList?: number
  /** Limits beyond those that every call counts against. */
  limits?: readonly OperationLimit[]
  /** Reads of the data are cached until the data changes; everything else is not stored. */
  cache: "until-data-changes" | "never"
}

/** One call of the API: its address, what it takes, what it answers, and the work. */
export type Operation = OperationFacts<z.ZodObject, z.ZodObject, z.ZodObject, z.ZodType> & {
  /** Content types of the file it answers; absent when it answers JSON. */
  files?: readonly [string, ...string[]]
  run(input: OperationInput, services: ApiServices): Promise<unknown>
  /** Answers line by line a request for `application/x-ndjson`. */
  stream?(input: OperationInput, services: ApiServices): AsyncIterable<unknown>
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
    stream?(
      input: OperationInput<z.output<P>, z.output<Q>, z.output<B>>,
      services: ApiServices,
    ): AsyncIterable<unknown>
  },
): Operation {
  return operation
}

/** States a call for signed-in users: nobody else may call it, and its answer is never cached. */
export function defineSignedInOperation<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
  A extends z.ZodType,
>({
  run,
  ...operation
}: Omit<OperationFacts<P, Q, B, A>, "session" | "cache"> & {
  run(
    input: SignedInInput<z.output<P>, z.output<Q>, z.output<B>>,
    services: ApiServices,
  ): Promise<z.input<A>>
}): Operation {
  return defineOperation<P, Q, B, A>({
    ...operation,
    errors: [...operation.errors, "sign-in-needed"],
    session: "needed",
    cache: "never",
    run: (input, services) => {
      const { session } = input
      if (!session) throw new AppError("sign-in-needed")
      return run({ ...input, session }, services)
    },
  })
}

type SignedInInput<P, Q, B> = OperationInput<P, Q, B> & { session: Session }

/** States a call that answers a file. */
export function defineFileOperation<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodObject,
>(
  operation: Omit<OperationFacts<P, Q, B, never>, "answer" | "cache"> & {
    files: readonly [string, ...string[]]
    run(
      input: OperationInput<z.output<P>, z.output<Q>, z.output<B>>,
      services: ApiServices,
    ): Promise<FileAnswer>
  },
): Operation {
  return { ...operation, answer: NOTHING, cache: "never" }
}

/** A path as the router knows it. */
export function routerPath(path: string): string {
  return path.replace(/\*\w+$/, "*")
}

/** The last part of a path that may hold slashes: the router gives it without its name. */
export function namedParams(path: string, params: unknown): unknown {
  const name = /\*(\w+)$/.exec(path)?.[1]
  return name === undefined ? params : { [name]: (params as Record<string, string>)["*"] }
}

/** Whether any site may read the answers: everything that only reads and belongs to nobody. */
export function isPublicRead({ method, session }: Operation): boolean {
  return method === "GET" && session === undefined
}
