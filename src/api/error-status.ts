import type { ErrorCode } from "#domain/errors.ts"

/** The one place that turns codes into HTTP statuses. */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  "bad-request": 400,
  "bad-setting": 500,
  "bad-file": 400,
  "bad-command": 400,
  conflict: 409,
  "database-locked": 500,
  "download-failed": 500,
  "import-failed": 500,
  forbidden: 403,
  internal: 500,
  "licence-forbids": 403,
  "method-not-allowed": 405,
  "not-found": 404,
  "not-implemented": 501,
  "sign-in-needed": 401,
  "too-large": 413,
  "too-many-requests": 429,
  unavailable: 503,
  "unsupported-media-type": 415,
}
