import { randomUUID } from "node:crypto"

import {
  deleteUnverified,
  selectAccount,
  selectAccountByEmail,
  insertAccount,
  lockAccount,
  markVerified,
  updateStatus,
  type AccountRow,
} from "#db/accounts/accounts.ts"
import type { Queryable } from "#db/engine/database.ts"
import {
  countAttempt,
  deleteCode,
  upsertCode,
  type CodeTried,
} from "#db/accounts/one-time-codes.ts"
import { replaceResetToken } from "#db/accounts/reset-tokens.ts"
import { CODE_MINUTES, MAX_CODE_TRIES, type CodePurpose } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"

import { checkNewPassword } from "../passwords/check-new-password.ts"
import { normalizeEmail } from "../normalize-email.ts"
import { mapProfile, type Profile } from "../profile.ts"
import { takeCodeMail } from "./take-code-mail.ts"
import type { AccountsContext, Caller } from "./accounts-context.ts"
import { describeDevice } from "./device.ts"
import { codeMail, knownAddressMail } from "./mails.ts"
import { hashCode, isSameHash, newCode } from "./one-time-code.ts"
import { startSession } from "../sessions.ts"
import { hashToken, newToken } from "./token.ts"

const RESET_MS = 3_600_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Begins an account and mails its code. Gives the id that belongs to the code; for an address that has an account
 * it is one that leads nowhere, and the owner gets a mail.
 */
export async function signUp(
  context: AccountsContext,
  person: { fullName: string; email: string; password: string },
  caller: Caller,
): Promise<{ id: string }> {
  const { db, passwords, mail, audit, now, publicUrl } = context
  const email = person.email.trim()
  checkNewPassword(
    context,
    { field: "password", text: person.password },
    { email, name: person.fullName },
  )
  await takeCodeMail(context, email)
  const id = randomUUID()
  const emailKey = normalizeEmail(email)
  const passwordHash = await passwords.hash(person.password)
  const code = newCode()
  const isNew = await db.transaction(async (transaction) => {
    // The person who began before never proved that the address is theirs: their password must not stay.
    await deleteUnverified(transaction, emailKey)
    const account = { id, email, emailKey, fullName: person.fullName, passwordHash }
    if (!(await insertAccount(transaction, { ...account, createdAt: now() }))) return false
    await storeCode(transaction, context, { accountId: id, handle: id, purpose: "sign-up", code })
    return true
  })
  mail.add(isNew ? codeMail(email, "sign-up", code) : knownAddressMail(email, publicUrl))
  audit.record({ kind: "sign-up", subject: emailKey, address: caller.address })
  return { id }
}

/** Mails a new code for a sign-up that waits for it, or to enable an account that its owner disabled. */
export async function resendCode(
  context: AccountsContext,
  request: { email: string; purpose: "sign-up" | "enable" },
): Promise<void> {
  const { db, mail } = context
  const { purpose } = request
  await takeCodeMail(context, request.email)
  const account = await selectAccountByEmail(db, normalizeEmail(request.email))
  if (!account || !waitsFor(account, purpose)) return
  const code = newCode()
  await storeCode(db, context, { accountId: account.id, handle: account.id, purpose, code })
  mail.add(codeMail(account.email, purpose, code))
}

function waitsFor(account: AccountRow, purpose: "sign-up" | "enable"): boolean {
  if (purpose === "sign-up") return !account.isVerified
  return account.isVerified && account.status === "disabled" && account.disabledBy === "owner"
}

/** Stores a code in the place of an earlier one for the same purpose. */
export async function storeCode(
  db: Queryable,
  context: AccountsContext,
  one: { accountId: string; handle: string; purpose: CodePurpose; code: string; email?: string },
): Promise<void> {
  const { accountId, handle, purpose, code, email } = one
  await upsertCode(db, {
    accountId,
    handle,
    purpose,
    codeHash: hashCode(context.secret, { handle, purpose, text: code }),
    expiresAt: new Date(context.now().getTime() + CODE_MINUTES * 60_000),
    ...(email !== undefined && { email }),
  })
}

/** What a right code gives: a session with its user, or, for a reset, a token that only sets a new password. */
export type Redeemed = { token: string; user: Profile | null }

/** Takes a code. Wrong, used, void and expired codes and unknown ids are refused alike. */
export async function redeemCode(
  context: AccountsContext,
  given: { handle: string; purpose: CodePurpose; code: string },
  caller: Caller,
): Promise<Redeemed> {
  const { db, audit } = context
  const { purpose } = given
  const { accountId, codeHash } = await tryCode(context, given, caller)
  const redeemed = await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId)
    if (!(await deleteCode(transaction, { accountId, purpose, codeHash }))) return undefined
    return purpose === "reset"
      ? { token: await startReset(transaction, context, accountId), user: null }
      : openAccount(transaction, context, { accountId, purpose }, caller)
  })
  if (!redeemed) throw new AppError("wrong-code")
  const kind = purpose === "enable" ? "enabled" : "verified"
  audit.record({ kind, subject: accountId, address: caller.address, detail: purpose })
  return redeemed
}

/** Tries a code; gives what is stored of the right one and refuses any other. */
export async function tryCode(
  { db, secret, audit, now }: AccountsContext,
  { handle, purpose, code }: { handle: string; purpose: CodePurpose; code: string },
  caller: Caller,
): Promise<CodeTried> {
  const at = { handle, purpose, now: now(), maxAttempts: MAX_CODE_TRIES }
  const stored = UUID.test(handle) ? await countAttempt(db, at) : undefined
  const codeHash = hashCode(secret, { handle, purpose, text: code })
  if (stored && isSameHash(stored.codeHash, codeHash)) return stored
  audit.record({ kind: "code-failed", subject: handle, address: caller.address, detail: purpose })
  throw new AppError("wrong-code")
}

/** Makes the token that sets a new password, in the place of earlier ones. */
export async function startReset(
  db: Queryable,
  { now }: AccountsContext,
  accountId: string,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + RESET_MS)
  await replaceResetToken(db, { tokenHash: hashToken(token), accountId, expiresAt })
  return token
}

async function openAccount(
  db: Queryable,
  { now }: AccountsContext,
  { accountId, purpose }: { accountId: string; purpose: CodePurpose },
  caller: Caller,
): Promise<Redeemed | undefined> {
  const at = now()
  if (purpose === "sign-up") await markVerified(db, accountId, at)
  else await updateStatus(db, accountId, { disabledBy: null, at })
  const account = await selectAccount(db, accountId)
  // An operator may have disabled it while the code was on its way.
  if (account?.status !== "enabled") return undefined
  const device = describeDevice(caller.userAgent)
  return { token: await startSession(db, { accountId, device }, at), user: mapProfile(account) }
}
