import { normalizeEmail } from "#accounts/normalize-email.ts"
import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { CODE_MINUTES, MAX_CODE_TRIES } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"

import { success } from "../../answers/answer.schema.ts"
import { defineOperation, defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import { profileData } from "./customer.ts"
import {
  changePasswordBody,
  emailBody,
  idAnswer,
  nothingAnswer,
  resendBody,
  resetBody,
  signInAnswer,
  signInBody,
  signUpBody,
  tokenAnswer,
  verifyAnswer,
  verifyBody,
} from "./customer.schema.ts"

/** Begins an account. */
export const signUp = defineOperation({
  method: "POST",
  path: "/customer/auth/signup",
  id: "signUp",
  summary: "Sign up",
  description:
    "Mails a code to the address. For an address that has an account the answer is the same, and its owner gets a mail.",
  params: NOTHING,
  query: NOTHING,
  body: signUpBody,
  answer: idAnswer,
  errors: ["bad-request", "unsupported-media-type"],
  limits: [{ name: "sign-up", by: "address" }],
  cache: "never",
  async run({ body, client }, { accounts, limits }) {
    await limits.take("mail-email", normalizeEmail(body.email))
    return success(ACCOUNT_MESSAGES.codeSent, await accounts.signUp(body, client))
  },
})

/** Takes a code. */
export const verifyCode = defineOperation({
  method: "PATCH",
  path: "/customer/auth/verify",
  id: "verifyCode",
  summary: "Type a code",
  description: `A code is valid for ${String(CODE_MINUTES)} minutes, once, and void after ${String(MAX_CODE_TRIES)} tries. It opens the account, enables it, or gives the token for a new password.`,
  params: NOTHING,
  query: NOTHING,
  body: verifyBody,
  answer: verifyAnswer,
  errors: ["bad-request", "wrong-code", "unsupported-media-type"],
  limits: [{ name: "verify", by: "address" }],
  cache: "never",
  async run({ body, client }, { accounts }) {
    const { otp, userId, purpose } = body
    const { token, user } = await accounts.redeemCode(
      { handle: userId, purpose, code: otp },
      client,
    )
    return success(ACCOUNT_MESSAGES.verified, { token, user: user && profileData(user) })
  },
})

/** Mails a code again. */
export const resendCode = defineOperation({
  method: "POST",
  path: "/customer/auth/resend-otp",
  id: "resendCode",
  summary: "Mail a new code",
  description:
    "The previous code becomes invalid. The answer is the same when there is nothing to verify or no such account.",
  params: NOTHING,
  query: NOTHING,
  body: resendBody,
  answer: nothingAnswer,
  errors: ["bad-request", "unsupported-media-type"],
  limits: [{ name: "mail-address", by: "address" }],
  cache: "never",
  async run({ body }, { accounts, limits }) {
    await limits.take("mail-email", normalizeEmail(body.email))
    await accounts.resendCode(body)
    return success(ACCOUNT_MESSAGES.codeSent, null)
  },
})

/** Gives a session for address and password. */
export const signIn = defineOperation({
  method: "POST",
  path: "/customer/auth/login",
  id: "signIn",
  summary: "Sign in",
  description:
    "Without a verified address there is no token: ask for a code and enter it. The token goes into the header `Authorization: Bearer`; it ends 30 days after its last use.",
  params: NOTHING,
  query: NOTHING,
  body: signInBody,
  answer: signInAnswer,
  errors: ["bad-request", "wrong-credentials", "account-disabled", "unsupported-media-type"],
  limits: [{ name: "login", by: "address" }],
  cache: "never",
  async run({ body, client }, { accounts, limits }) {
    const email = normalizeEmail(body.email)
    const pair = `${email} ${client.address}`
    await limits.take("login-email", pair)
    // While many addresses try one account, each has a few tries left, so its owner still gets in.
    if (await limits.isExceeded("login-attack", email)) {
      await limits.take("login-under-attack", pair)
    }
    const signedIn = await accounts.signIn(body, client)
    await limits.forget("login-email", pair)
    const message = signedIn.isVerified ? "Signed in" : ACCOUNT_MESSAGES.unverified
    return success(message, signedIn)
  },
})

/** Ends the session that asks. */
export const signOut = defineSignedInOperation({
  method: "POST",
  path: "/customer/auth/logout",
  id: "signOut",
  summary: "Sign out",
  description: "Ends the session whose token is sent.",
  params: NOTHING,
  query: NOTHING,
  answer: nothingAnswer,
  errors: [],
  async run(input, { accounts }) {
    const { session } = input
    await accounts.endSession(session, session.id)
    return success("Signed out", null)
  },
})

/** Mails link and code for a new password. */
export const forgotPassword = defineOperation({
  method: "POST",
  path: "/customer/auth/forgot-password",
  id: "forgotPassword",
  summary: "Ask for a new password",
  description:
    "Mails a link and a code. The id goes with the code to `verify` with the purpose `reset`. The answer is the same for an address without account.",
  params: NOTHING,
  query: NOTHING,
  body: emailBody,
  answer: idAnswer,
  errors: ["bad-request", "unsupported-media-type"],
  limits: [{ name: "mail-address", by: "address" }],
  cache: "never",
  async run({ body, client }, { accounts, limits }) {
    await limits.take("mail-email", normalizeEmail(body.email))
    return success(ACCOUNT_MESSAGES.codeSent, await accounts.requestReset(body.email, client))
  },
})

/** Sets a new password with the token of a mail. */
export const resetPassword = defineOperation({
  method: "PATCH",
  path: "/customer/auth/reset-password",
  id: "resetPassword",
  summary: "Set a new password",
  description:
    "The token from the mail, or from `verify`, is sent in the Authorization header. It works once, within an hour. Every session ends.",
  params: NOTHING,
  query: NOTHING,
  body: resetBody,
  answer: nothingAnswer,
  errors: ["bad-request", "wrong-token", "unsupported-media-type"],
  limits: [{ name: "account-change", by: "address" }],
  cache: "never",
  async run({ body, credential, client }, { accounts }) {
    const token = credential ?? body.token
    if (token === undefined) throw new AppError("wrong-token")
    await accounts.resetPassword({ token, password: body.password }, client)
    return success("Password changed", null)
  },
})

/** Sets a new password where the old one is known. */
export const changePassword = defineSignedInOperation({
  method: "PATCH",
  path: "/customer/auth/update-password",
  id: "changePassword",
  summary: "Change the password",
  description: "Every session ends, this one too; the answer has the token of a new one.",
  params: NOTHING,
  query: NOTHING,
  body: changePasswordBody,
  answer: tokenAnswer,
  errors: ["bad-request", "wrong-password", "unsupported-media-type"],
  limits: [{ name: "account-change", by: "user" }],
  async run(input, { accounts }) {
    const changed = await accounts.changePassword(input.session, input.body, input.client)
    return success("Password changed", changed)
  },
})
