import { AppError } from "#domain/errors.ts"

import type { Limit } from "../limits.data.ts"

/** When the window of a moment began. */
export function windowStart({ windowMs }: Limit, at: Date): Date {
  return new Date(Math.floor(at.getTime() / windowMs) * windowMs)
}

/** Seconds until the window of a moment is over, at least one. */
export function secondsLeft(limit: Limit, at: Date): number {
  const end = windowStart(limit, at).getTime() + limit.windowMs
  return Math.max(1, Math.ceil((end - at.getTime()) / 1000))
}

/** The refusal of an event beyond the limit, with the seconds until the window is over. */
export function tooMany({ resetSeconds }: { resetSeconds: number }): AppError {
  const details = [{ retryAfterSeconds: resetSeconds }]
  return new AppError("too-many-requests", undefined, { details })
}
