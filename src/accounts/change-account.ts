import {
  deleteAccount as deleteAccountRow,
  changePasswordHash,
  updateProfile,
  updateStatus,
} from "#db/accounts/accounts.ts"
import { deleteCodes } from "#db/accounts/one-time-codes.ts"
import { deleteResetTokens } from "#db/accounts/reset-tokens.ts"
import { deleteSessions } from "#db/accounts/sessions.ts"
import { AppError } from "#domain/errors.ts"

import { askForAddress } from "./sign-in/change-address.ts"
import { checkNewPassword } from "./passwords/check-new-password.ts"
import { checkOwner } from "./sign-in/check-owner.ts"
import { normalizeEmail } from "./normalize-email.ts"
import { mapProfile, type Profile } from "./profile.ts"
import { findOwnAccount } from "./sign-in/find-own-account.ts"
import type { AccountsContext, Caller } from "./sign-in/accounts-context.ts"
import { describeDevice } from "./sign-in/device.ts"
import { deletedMail, passwordChangedMail } from "./sign-in/mails.ts"
import { startSession, type Session } from "./sessions.ts"

/** The account of the signed-in user. */
export async function getProfile(context: AccountsContext, session: Session): Promise<Profile> {
  return mapProfile(await findOwnAccount(context, session))
}

/** Sets a new password if the old one is right. Ends every session and gives the token of a new one. */
export async function changePassword(
  context: AccountsContext,
  session: Session,
  change: { oldPassword: string; newPassword: string },
  caller: Caller,
): Promise<{ token: string }> {
  const { db, passwords, mail, audit, now, publicUrl } = context
  const account = await findOwnAccount(context, session)
  const { id, email } = account
  if (!(await passwords.isRight(change.oldPassword, account.passwordHash))) {
    throw new AppError("wrong-password")
  }
  checkNewPassword(
    context,
    { field: "newPassword", text: change.newPassword },
    { email, name: account.fullName },
  )
  const passwordHash = await passwords.hash(change.newPassword)
  const token = await db.transaction(async (transaction) => {
    const hashes = { from: account.passwordHash, to: passwordHash }
    if (!(await changePasswordHash(transaction, id, { ...hashes, at: now() }))) return undefined
    await deleteSessions(transaction, id)
    await deleteCodes(transaction, id)
    await deleteResetTokens(transaction, id)
    const device = describeDevice(caller.userAgent)
    return startSession(transaction, { accountId: id, device }, now())
  })
  if (token === undefined) throw new AppError("wrong-password")
  mail.add(passwordChangedMail(email, publicUrl))
  audit.record({ kind: "password-changed", subject: id, address: caller.address })
  return { token }
}

/** What `changeProfile` sets; an image that is not named stays, `null` takes it away. */
export type ProfileChange = {
  fullName: string
  email: string
  imageUrl?: string | null | undefined
  password?: string | undefined
}

/** An account before and after a change, and the address that waits for its code. */
export type ProfileChanged = { before: Profile; after: Profile; pendingEmail: string | null }

/** Changes name and image; another address needs the password or a recent sign-in, and then the code mailed to it. */
export async function changeProfile(
  context: AccountsContext,
  session: Session,
  change: ProfileChange,
): Promise<ProfileChanged> {
  const { db, now } = context
  const account = await findOwnAccount(context, session)
  const email = change.email.trim()
  const isMoving = normalizeEmail(email) !== normalizeEmail(account.email)
  if (isMoving) {
    await checkOwner(context, session, { password: change.password, hash: account.passwordHash })
    await askForAddress(context, account, email)
  }
  const imageUrl = change.imageUrl === undefined ? account.imageUrl : change.imageUrl
  const { fullName } = change
  // An address in other capitals is the same address.
  const shown = isMoving ? account.email : email
  const profile = { fullName, email: shown, emailKey: normalizeEmail(shown), imageUrl, at: now() }
  await updateProfile(db, account.id, profile)
  const before = mapProfile(account)
  const after = { ...before, fullName, email: shown, imageUrl }
  return { before, after, pendingEmail: isMoving ? email : null }
}

/** Disables the account of the signed-in user and ends all its sessions. */
export async function disableOwn(
  context: AccountsContext,
  session: Session,
  caller: Caller,
): Promise<void> {
  await disableAccount(context, session.accountId, "owner")
  const { accountId } = session
  context.audit.record({ kind: "disabled", subject: accountId, address: caller.address })
}

/** Disables an account in the name of its owner or of the operator and ends all its sessions. */
export async function disableAccount(
  { db, now }: Pick<AccountsContext, "db" | "now">,
  accountId: string,
  disabledBy: "owner" | "operator",
): Promise<void> {
  await db.transaction(async (transaction) => {
    await updateStatus(transaction, accountId, { disabledBy, at: now() })
    await deleteSessions(transaction, accountId)
    await deleteCodes(transaction, accountId)
  })
}

/** Deletes the account of the signed-in user with everything in it. */
export async function deleteOwn(
  context: AccountsContext,
  session: Session,
  password: string | undefined,
  caller: Caller,
): Promise<void> {
  const { db, mail, audit } = context
  const account = await findOwnAccount(context, session)
  await checkOwner(context, session, { password, hash: account.passwordHash })
  await deleteAccountRow(db, account.id)
  mail.add(deletedMail(account.email))
  audit.record({ kind: "deleted", subject: account.id, address: caller.address })
}
