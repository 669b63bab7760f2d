import type { FastifyRequest } from "fastify"

import { isOwnOrigin } from "#api/is-own-origin.ts"
import { AppError } from "#domain/errors.ts"

/** Refuses a form that does not come from a page of this site. */
export function checkOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  // Forms are sent by browsers, and these name an origin: a request without one is refused too.
  if (isOwnOrigin(headers, publicUrl) !== true)
    throw new AppError("forbidden", "This form may not be sent from other sites.")
}
