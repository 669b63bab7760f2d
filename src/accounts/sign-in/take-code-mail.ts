import { createHmac } from "node:crypto"

import { countCodeMail } from "#db/accounts/code-mails.ts"
import { AppError } from "#domain/errors.ts"

import { normalizeEmail } from "../normalize-email.ts"
import type { AccountsContext } from "./accounts-context.ts"

const HOUR_MS = 3_600_000
const CODE_MAILS = [
  { max: 5, spanMs: HOUR_MS },
  { max: 10, spanMs: 24 * HOUR_MS },
]

/**
 * Counts a mail with a code: 5 an hour and 10 a day for one address. An address without an account is counted as well,
 * so that a refusal does not show which addresses have one.
 */
export async function takeCodeMail(context: AccountsContext, email: string): Promise<void> {
  const { db, secret, now } = context
  const at = now()
  const subject = createHmac("sha256", secret)
    .update(`code-mail ${normalizeEmail(email)}`)
    .digest("base64url")
    .slice(0, 22)
  const free = await countCodeMail(db, { subject, at, limits: CODE_MAILS })
  if (!free) return
  const retryAfterSeconds = Math.ceil((free.getTime() - at.getTime()) / 1000)
  throw new AppError("too-many-requests", undefined, { details: [{ retryAfterSeconds }] })
}
