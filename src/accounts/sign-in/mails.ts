import { CODE_MINUTES, type CodePurpose } from "#domain/accounts/account-rules.ts"
import { BRAND } from "#domain/brand.ts"
import { composeMail } from "#outbound/compose-mail.ts"
import type { Mail } from "#outbound/mail.ts"

const NOT_YOU = "If this was not you, you need not do anything."

const CODE_REASON: Record<CodePurpose, string> = {
  "sign-up": "to verify your e-mail address",
  reset: "to set a new password",
  enable: "to enable your account again",
  address: "to make this the e-mail address of your account",
}

/** The code of a sign-up, or of enabling an account again. */
export function codeMail(to: string, purpose: CodePurpose, code: string): Mail {
  return composeMail(to, `${code} is your ${BRAND} code`, [
    `Type this code ${CODE_REASON[purpose]}:`,
    code,
    `It is valid for ${String(CODE_MINUTES)} minutes.`,
    NOT_YOU,
  ])
}

/** Link and code for a new password. */
export function resetMail(to: string, reset: { link: string; code: string }): Mail {
  return composeMail(to, `Set a new ${BRAND} password`, [
    "Open this address to set a new password. It works once, within an hour:",
    reset.link,
    `Or type this code where you asked for it. It is valid for ${String(CODE_MINUTES)} minutes:`,
    reset.code,
    `${NOT_YOU} Your password stays as it is.`,
  ])
}

/** To somebody who has an account and for whose address somebody signed up again. */
export function knownAddressMail(to: string, publicUrl: string): Mail {
  return composeMail(to, `You already have a ${BRAND} account`, [
    `Somebody signed up at ${BRAND} with this e-mail address, which has an account already. Nothing was changed.`,
    `Sign in: ${publicUrl}/login`,
    `Set a new password: ${publicUrl}/forgot-password`,
    NOT_YOU,
  ])
}

/** To an address without an account for which somebody asked for a new password. */
export function unknownAddressMail(to: string, publicUrl: string): Mail {
  return composeMail(to, `There is no ${BRAND} account for this address`, [
    `Somebody asked for a new ${BRAND} password for this e-mail address, but it has no account.`,
    `You may have signed up with another address. To sign up with this one: ${publicUrl}/signup`,
    NOT_YOU,
  ])
}

/** After a new password was set. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return composeMail(to, `Your ${BRAND} password was changed`, [
    `The password of your ${BRAND} account was changed, and every device was signed out.`,
    `If this was not you, set a new password now: ${publicUrl}/forgot-password`,
  ])
}

/** To the address that an account had until now. */
export function addressChangedMail(to: string, contactUrl: string): Mail {
  return composeMail(to, `The e-mail address of your ${BRAND} account was changed`, [
    `Your ${BRAND} account now has another e-mail address. Messages no longer come here.`,
    `If this was not you, tell us: ${contactUrl}`,
  ])
}

/** To the address that an account has from now on. */
export function newAddressMail(to: string): Mail {
  return composeMail(to, `This is now the address of your ${BRAND} account`, [
    `Your ${BRAND} account now has this e-mail address. Use it to sign in.`,
  ])
}

/** After an account was deleted. */
export function deletedMail(to: string): Mail {
  return composeMail(to, `Your ${BRAND} account was deleted`, [
    `Your ${BRAND} account was deleted with everything in it, as you asked. This is the last message you get.`,
  ])
}
