import {
  deleteUnverified,
  lockAccount,
  selectAccountByEmail,
  updateProfile,
  type AccountRow,
} from "#db/accounts/accounts.ts"
import { deleteCode, deleteCodes } from "#db/accounts/one-time-codes.ts"
import { deleteResetTokens } from "#db/accounts/reset-tokens.ts"
import { AppError } from "#domain/errors.ts"

import { mapProfile, type Profile } from "../profile.ts"
import { normalizeEmail } from "../normalize-email.ts"
import { findOwnAccount } from "./find-own-account.ts"
import { takeCodeMail } from "./take-code-mail.ts"
import type { AccountsContext, Caller } from "./accounts-context.ts"
import type { Session } from "../sessions.ts"
import { addressChangedMail, codeMail, knownAddressMail, newAddressMail } from "./mails.ts"
import { newCode } from "./one-time-code.ts"
import { storeCode, tryCode } from "./sign-up.ts"

/**
 * Mails a code to the address that an account is to have. Nobody learns here whether it has an account already: its
 * owner gets a mail instead, and no code leads on.
 */
export async function askForAddress(
  context: AccountsContext,
  { id }: AccountRow,
  email: string,
): Promise<void> {
  const { db, mail, publicUrl } = context
  await takeCodeMail(context, email)
  const code = newCode()
  // A taken address replaces an earlier request all the same: both answers must look alike.
  await storeCode(db, context, { accountId: id, handle: id, purpose: "address", code, email })
  const isTaken = (await selectAccountByEmail(db, normalizeEmail(email)))?.isVerified === true
  mail.add(isTaken ? knownAddressMail(email, publicUrl) : codeMail(email, "address", code))
}

/** Gives the account the address to which the code was mailed; both addresses get a mail. */
export async function confirmAddress(
  context: AccountsContext,
  session: Session,
  code: string,
  caller: Caller,
): Promise<Profile> {
  const { db, mail, audit, now, publicUrl } = context
  const account = await findOwnAccount(context, session)
  const { id, fullName, imageUrl } = account
  const tried = await tryCode(context, { handle: id, purpose: "address", code }, caller)
  const { email, codeHash } = tried
  const isMoved = await db.transaction(async (transaction) => {
    if (email === null) return false
    await lockAccount(transaction, id)
    if (!(await deleteCode(transaction, { accountId: id, purpose: "address", codeHash })))
      return false
    const emailKey = normalizeEmail(email)
    await deleteUnverified(transaction, emailKey)
    const profile = { fullName, email, emailKey, imageUrl, at: now() }
    if (!(await updateProfile(transaction, id, profile))) return false
    // A link that was mailed to the old address must not open the account any more.
    await deleteCodes(transaction, id)
    await deleteResetTokens(transaction, id)
    return true
  })
  if (!isMoved || email === null) throw new AppError("wrong-code")
  mail.add(addressChangedMail(account.email, `${publicUrl}/contact-us`))
  mail.add(newAddressMail(email))
  audit.record({ kind: "address-changed", subject: id, address: caller.address })
  return { ...mapProfile(account), email }
}
