import { createHmac } from "node:crypto"

import { selectAccount, type AccountRow } from "#db/accounts/accounts.ts"
import { countCodeMail } from "#db/accounts/code-mails.ts"
import type { Database } from "#db/engine/database.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"
import { passwordProblem } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"
import type { MailQueue } from "#outbound/mail.ts"

import type { AuditLog } from "./audit-log.ts"
import { isCommonPassword } from "./passwords/common-passwords.ts"
import type { Passwords } from "./passwords.ts"
import type { Session } from "./sessions.ts"

/** What the work on accounts needs from outside. */
export type AccountsContext = {
  db: Database
  passwords: Passwords
  mail: MailQueue
  audit: AuditLog
  /** Keys the hashes of codes. */
  secret: string
  policy: PasswordPolicy
  /** Links in mails begin with it. */
  publicUrl: string
  now: () => Date
}

/** Where somebody comes from: the network address, and the program's own words about itself. */
export type Caller = { address: string; userAgent: string }

/** An account as its owner sees it. */
export type Profile = Pick<
  AccountRow,
  "id" | "email" | "fullName" | "imageUrl" | "isVerified" | "status" | "createdAt"
>

const HOUR_MS = 3_600_000
const CODE_MAILS = [
  { max: 5, spanMs: HOUR_MS },
  { max: 10, spanMs: 24 * HOUR_MS },
]
/** So long after signing in nobody asks for the password again. */
const RECENT_MS = 10 * 60_000

/** The address as it is compared. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** What of an account its owner may see. */
export function mapProfile(account: AccountRow): Profile {
  const { id, email, fullName, imageUrl, isVerified, status, createdAt } = account
  return { id, email, fullName, imageUrl, isVerified, status, createdAt }
}

/**
 * Counts a mail with a code: 5 an hour and 10 a day for one address, whether it has an account or not, so that
 * the refusal tells nothing.
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

/** Refuses a new password that the rules forbid or that is tried first. */
export function checkNewPassword(
  context: Pick<AccountsContext, "policy">,
  password: { field: string; text: string },
  about: { email: string; name: string },
): void {
  const problem =
    passwordProblem(password.text, context.policy) ??
    (isCommonPassword(password.text, about)
      ? "This password is too common. Please choose another."
      : undefined)
  if (problem === undefined) return
  throw new AppError("bad-request", problem, { details: [{ field: password.field, problem }] })
}

/** Before a change that a stranger at an open screen must not make: the password, or a sign-in a moment ago. */
export async function checkOwner(
  context: AccountsContext,
  session: Session,
  given: { password: string | undefined; hash: string },
): Promise<void> {
  if (given.password !== undefined) {
    if (await context.passwords.isRight(given.password, given.hash)) return
    throw new AppError("wrong-password")
  }
  const age = context.now().getTime() - session.signedInAt.getTime()
  if (age > RECENT_MS) throw new AppError("password-needed")
}

/** The account of a session; one that went a moment ago counts as signed out. */
export async function ownAccount({ db }: AccountsContext, session: Session): Promise<AccountRow> {
  const account = await selectAccount(db, session.accountId)
  if (!account) throw new AppError("sign-in-needed")
  return account
}
