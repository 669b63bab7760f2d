import { randomUUID } from "node:crypto"

import {
  lockAccount,
  selectAccountByEmail,
  markVerified,
  replacePasswordHash,
  updatePasswordHash,
  selectAccount,
  type AccountRow,
} from "#db/accounts/accounts.ts"
import { deleteCodes } from "#db/accounts/one-time-codes.ts"
import { deleteResetTokens, selectResetAccount, takeResetToken } from "#db/accounts/reset-tokens.ts"
import { deleteSessions } from "#db/accounts/sessions.ts"
import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { AppError } from "#domain/errors.ts"

import { checkNewPassword } from "../passwords/check-new-password.ts"
import { normalizeEmail } from "../normalize-email.ts"
import { takeCodeMail } from "./take-code-mail.ts"
import type { AccountsContext, Caller } from "./accounts-context.ts"
import { describeDevice } from "./device.ts"
import { passwordChangedMail, resetMail, unknownAddressMail } from "./mails.ts"
import { newCode } from "./one-time-code.ts"
import { startSessionByPassword } from "../sessions.ts"
import { startReset, storeCode } from "./sign-up.ts"
import { hashToken, isToken } from "./token.ts"

/** A right password: a token, or none as long as the address is not verified. */
export type SignInResult = {
  token: string | null
  id: string
  isVerified: boolean
  status: "enabled"
}

/** Takes address and password. An unknown address takes as long as a wrong password and says the same. */
export async function signIn(
  context: AccountsContext,
  given: { email: string; password: string },
  caller: Caller,
): Promise<SignInResult> {
  const { db, passwords, audit, now } = context
  const emailKey = normalizeEmail(given.email)
  const account = await selectAccountByEmail(db, emailKey)
  const isRight = await passwords.isRight(given.password, account?.passwordHash)
  if (!account || !isRight) {
    audit.record({ kind: "sign-in-failed", subject: emailKey, address: caller.address })
    throw new AppError("wrong-credentials")
  }
  const { id, isVerified } = account
  refuseDisabled(account)
  let { passwordHash } = account
  if (passwords.isOutdated(passwordHash)) {
    const to = await passwords.hash(given.password)
    await replacePasswordHash(db, id, { from: passwordHash, to })
    passwordHash = to
  }
  if (!isVerified) return { token: null, id, isVerified, status: "enabled" }
  const device = describeDevice(caller.userAgent)
  const owner = { accountId: id, device, passwordHash }
  const token = await startSessionByPassword(db, owner, now())
  // Another password was set or the account disabled since it was read: what is given is compared with that.
  if (token === undefined) return signIn(context, given, caller)
  audit.record({ kind: "sign-in", subject: id, address: caller.address })
  return { token, id, isVerified, status: "enabled" }
}

/** Only somebody who knows the password learns that an account is disabled, and whether its owner may enable it. */
function refuseDisabled({ id, status, disabledBy }: AccountRow): void {
  if (status === "enabled") return
  const details = [{ id, canEnable: disabledBy === "owner" }]
  throw new AppError("account-disabled", ACCOUNT_MESSAGES.disabled, { details })
}

/** Mails a link and a code for a new password. The id that goes with the code looks the same for an address without account. */
export async function requestReset(
  context: AccountsContext,
  email: string,
  caller: Caller,
): Promise<{ id: string }> {
  const { db, mail, audit, publicUrl } = context
  await takeCodeMail(context, email)
  const handle = randomUUID()
  const account = await selectAccountByEmail(db, normalizeEmail(email))
  if (account) {
    const code = newCode()
    const token = await db.transaction(async (transaction) => {
      await lockAccount(transaction, account.id)
      const one = { accountId: account.id, handle, purpose: "reset" as const, code }
      await storeCode(transaction, context, one)
      return startReset(transaction, context, account.id)
    })
    const link = `${publicUrl}/reset-password?token=${token}`
    mail.add(resetMail(account.email, { link, code }))
  } else mail.add(unknownAddressMail(email.trim(), publicUrl))
  audit.record({ kind: "reset-asked", subject: normalizeEmail(email), address: caller.address })
  return { id: handle }
}

/** Sets a new password with the token of a reset mail; all sessions, codes and other tokens of the account end. */
export async function resetPassword(
  context: AccountsContext,
  given: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const { db, passwords, mail, audit, now, publicUrl } = context
  if (!isToken(given.token)) throw new AppError("wrong-token")
  const tokenHash = hashToken(given.token)
  const ownerId = await selectResetAccount(db, tokenHash, now())
  const owner = ownerId === undefined ? undefined : await selectAccount(db, ownerId)
  if (!owner) throw new AppError("wrong-token")
  checkNewPassword(
    context,
    { field: "password", text: given.password },
    { email: owner.email, name: owner.fullName },
  )
  const passwordHash = await passwords.hash(given.password)
  const account = await db.transaction(async (transaction) => {
    await lockAccount(transaction, owner.id)
    const accountId = await takeResetToken(transaction, tokenHash, now())
    if (accountId === undefined) return undefined
    await updatePasswordHash(transaction, accountId, { passwordHash, at: now() })
    // Link and code went to the address, so it is theirs.
    await markVerified(transaction, accountId, now())
    await deleteSessions(transaction, accountId)
    await deleteCodes(transaction, accountId)
    await deleteResetTokens(transaction, accountId)
    return selectAccount(transaction, accountId)
  })
  if (!account) throw new AppError("wrong-token")
  mail.add(passwordChangedMail(account.email, publicUrl))
  audit.record({ kind: "password-reset", subject: account.id, address: caller.address })
}
