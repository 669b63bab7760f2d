import type { FastifyRequest } from "fastify"

import { AppError } from "#domain/errors.ts"

/** Refuses a form of another site: a browser says from which it comes, and only ours is taken. */
export function checkOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  const origin = headers.origin ?? ""
  const isOurs =
    origin === new URL(publicUrl).origin ||
    (URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase())
  if (!isOurs) throw new AppError("forbidden", "This form may not be sent from other sites.")
}
