import { ACCOUNT_MESSAGES } from "./accounts/account-messages.ts"
import { INTERNAL_FAULT } from "./internal-fault.ts"

/** Every fault the product can report, with the sentence shown when nothing better is known. */
export const ERRORS = {
  "account-disabled": ACCOUNT_MESSAGES.disabled,
  "address-too-long": "The address is too long.",
  "bad-request": "The request could not be understood.",
  "bad-setting": "A setting is wrong.",
  "bad-file": "The file could not be read.",
  "bad-command": "The command could not be understood.",
  conflict: "Something else is using this.",
  "database-locked": "Another process is using this database.",
  "download-failed": "The publisher's file could not be downloaded.",
  "import-failed": "The import failed; the previous data is unchanged.",
  forbidden: "This is not allowed.",
  internal: INTERNAL_FAULT,
  "licence-forbids": "The licence of this source does not allow its figures to be passed on.",
  "method-not-allowed": "This address cannot be used in this way.",
  "not-found": "There is nothing at this address.",
  "not-implemented": "This form is not offered.",
  "password-needed": "Please enter your password to continue.",
  "sign-in-needed": "Please sign in to continue",
  "storage-full":
    "There is no space left to save this; everything can still be read. Please try again later.",
  "too-large": "The request is too large.",
  "too-many-requests": "Too many requests. Please try again in a moment.",
  unavailable: "The service is not ready. Please try again in a moment.",
  "unsupported-media-type": "The body must be JSON, sent as application/json.",
  "wrong-code": "This code is wrong or has expired.",
  "wrong-credentials": "Your email or password is not correct.",
  "wrong-password": "Your current password is not correct.",
  "wrong-token": "This link is no longer valid. Please ask for a new one.",
} as const

export type ErrorCode = keyof typeof ERRORS

/** A fault with a code of the one table, a sentence for people and, where it helps, details. */
export class AppError extends Error {
  override readonly name = "AppError"
  readonly code: ErrorCode
  readonly details: readonly unknown[]

  constructor(
    code: ErrorCode,
    message?: string,
    options?: { details?: readonly unknown[]; cause?: unknown },
  ) {
    super(
      message ?? ERRORS[code],
      options?.cause === undefined ? undefined : { cause: options.cause },
    )
    this.code = code
    this.details = options?.details ?? []
  }
}

/** What is thrown when there is too much to do: one for all, because a refusal has to cost less than an answer. */
export const OVERLOADED = new AppError("unavailable")
