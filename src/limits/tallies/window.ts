import { AppError } from "#domain/errors.ts"

import type { Limit } from "../limits.data.ts"

/** When the window of a moment began. */
export function windowStart({ windowMs }: Limit, at: Date): Date {
  return new Date(Math.floor(at.getTime() / windowMs) * windowMs)
}

/** The refusal of one too many, with the seconds until the window is over. */
export function tooMany(limit: Limit, at: Date): AppError {
  const end = windowStart(limit, at).getTime() + limit.windowMs
  const retryAfterSeconds = Math.max(1, Math.ceil((end - at.getTime()) / 1000))
  return new AppError("too-many-requests", undefined, { details: [{ retryAfterSeconds }] })
}
