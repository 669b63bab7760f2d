import * as z from "zod"

import { ERRORS, type ErrorCode } from "#domain/errors.ts"

const CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]

/** The body of every failure. */
export const failureSchema = z
  .strictObject({
    status: z.literal("error"),
    code: z.enum(CODES).meta({ description: "What went wrong, as one word for programs." }),
    error: z.string().meta({
      description: "What went wrong, as a sentence for people.",
      example: "limit must be a whole number from 1 to 250.",
    }),
    details: z
      .array(z.record(z.string(), z.unknown()))
      .meta({ description: "Which field is wrong and how, or the terms that forbid the answer." }),
  })
  .meta({ id: "Failure" })

/** The body of a success: `status`, a sentence, and the data. */
export function successSchema<D extends z.ZodType>(data: D, message: string) {
  return z.strictObject({
    status: z.literal("success"),
    message: z.string().meta({ description: "One sentence for people.", example: message }),
    data,
  })
}

/** Wraps data into the body of a success. */
export function success<D>(message: string, data: D) {
  return { status: "success" as const, message, data }
}
