import type * as z from "zod"

import type { Profile } from "#accounts/profile.ts"
import type { Session } from "#accounts/sessions.ts"
import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { AppError } from "#domain/errors.ts"

import { success } from "../../answers/answer.schema.ts"
import type { ApiServices } from "../../api-services.ts"
import { defineSignedInOperation } from "../../operations/operation.ts"
import { NOTHING } from "../../operations/request-fields.ts"
import {
  changedProfileAnswer,
  codeBody,
  deleteBody,
  endedAnswer,
  nothingAnswer,
  personalDataAnswer,
  profileAnswer,
  profileBody,
  sessionParams,
  sessionsAnswer,
  statusBody,
} from "./customer.schema.ts"

/** The account of the signed-in user. */
export const getProfile = defineSignedInOperation({
  method: "GET",
  path: "/customer/id",
  id: "getProfile",
  summary: "Own profile",
  description: "The account of the signed-in user.",
  params: NOTHING,
  query: NOTHING,
  answer: profileAnswer,
  errors: [],
  async run(input, { accounts }) {
    return success("Profile found", profileData(await accounts.getProfile(input.session)))
  },
})

/** Changes name, address and image. */
export const changeProfile = defineSignedInOperation({
  method: "PUT",
  path: "/customer",
  id: "changeProfile",
  summary: "Change the profile",
  description:
    "Another e-mail address needs the password, or a sign-in of the last ten minutes. It takes effect once the code mailed to it is entered (`PATCH /customer/address`); until then it is `pendingEmail`. The answer does not say whether it has an account.",
  params: NOTHING,
  query: NOTHING,
  body: profileBody,
  answer: changedProfileAnswer,
  errors: ["bad-request", "wrong-password", "password-needed", "unsupported-media-type"],
  limits: [{ name: "account-change", by: "user" }],
  async run(input, { accounts, uploads }) {
    const { session } = input
    const { imageUrl } = input.body
    if (typeof imageUrl === "string" && !(await uploads.isOwn(session.accountId, imageUrl))) {
      const problem = "imageUrl must be what an upload of yours answered."
      throw new AppError("bad-request", problem, { details: [{ field: "imageUrl", problem }] })
    }
    const { after, pendingEmail } = await accounts.changeProfile(session, input.body)
    await uploads.keepOnly(session.accountId, after.imageUrl)
    const message =
      pendingEmail === null ? ACCOUNT_MESSAGES.profileUpdated : ACCOUNT_MESSAGES.codeSent
    return success(message, { ...profileData(after), pendingEmail })
  },
})

/** Gives the account the address that a code has proved. */
export const confirmAddress = defineSignedInOperation({
  method: "PATCH",
  path: "/customer/address",
  id: "confirmAddress",
  summary: "Prove another address",
  description:
    "Takes the code that was mailed to the new address, which then is the account's; both addresses get a mail.",
  params: NOTHING,
  query: NOTHING,
  body: codeBody,
  answer: profileAnswer,
  errors: ["bad-request", "wrong-code", "unsupported-media-type"],
  limits: [{ name: "verify", by: "address" }],
  async run(input, { accounts }) {
    const { session } = input
    const profile = await accounts.confirmAddress(session, input.body.otp, input.client)
    return success(ACCOUNT_MESSAGES.profileUpdated, profileData(profile))
  },
})

/** Disables the own account. */
export const changeStatus = defineSignedInOperation({
  method: "PATCH",
  path: "/customer",
  id: "changeStatus",
  summary: "Disable the account",
  description:
    "`disabled` ends every session; signing in then offers to enable the account again with a code. The id must be the own one.",
  params: NOTHING,
  query: NOTHING,
  body: statusBody,
  answer: nothingAnswer,
  errors: ["bad-request", "forbidden", "unsupported-media-type"],
  limits: [{ name: "account-change", by: "user" }],
  async run(input, { accounts }) {
    const { session } = input
    if (input.body.id !== session.accountId) throw new AppError("forbidden")
    // Who is signed in is enabled already.
    if (input.body.status === "disabled") await accounts.disableOwn(session, input.client)
    return success(`Account ${input.body.status}`, null)
  },
})

/** Deletes the own account. */
export const deleteAccount = defineSignedInOperation({
  method: "DELETE",
  path: "/customer",
  id: "deleteAccount",
  summary: "Delete the account",
  description:
    "At once and for good, with everything in it. Needs the password, or a sign-in of the last ten minutes.",
  params: NOTHING,
  query: NOTHING,
  body: deleteBody,
  isBodyOptional: true,
  answer: nothingAnswer,
  errors: ["bad-request", "wrong-password", "password-needed", "unsupported-media-type"],
  limits: [{ name: "account-change", by: "user" }],
  async run(input, { accounts, uploads }) {
    const { session } = input
    await accounts.deleteOwn(session, input.body.password, input.client)
    await uploads.sweep()
    return success("Account deleted", null)
  },
})

/** Where one is signed in. */
export const listSessions = defineSignedInOperation({
  method: "GET",
  path: "/customer/sessions",
  id: "listSessions",
  summary: "Own sessions",
  description: "Where the account is signed in, the last used first.",
  params: NOTHING,
  query: NOTHING,
  answer: sessionsAnswer,
  errors: [],
  async run(input, services) {
    return success("Sessions found", await sessionList(input.session, services))
  },
})

/** Ends one session. */
export const endSession = defineSignedInOperation({
  method: "DELETE",
  path: "/customer/sessions/:id",
  id: "endSession",
  summary: "End a session",
  description: "Signs one device out.",
  params: sessionParams,
  query: NOTHING,
  answer: nothingAnswer,
  errors: ["bad-request", "not-found"],
  async run(input, { accounts }) {
    const { session } = input
    const { id } = input.params
    const isOwn = (await accounts.listSessions(session)).some((each) => each.id === id)
    if (!isOwn) throw new AppError("not-found", "You have no session with this id.")
    await accounts.endSession(session, id)
    return success("Signed out", null)
  },
})

/** Ends all sessions. */
export const endSessions = defineSignedInOperation({
  method: "DELETE",
  path: "/customer/sessions",
  id: "endSessions",
  summary: "Sign out everywhere",
  description: "Ends every session of the account, this one too.",
  params: NOTHING,
  query: NOTHING,
  answer: endedAnswer,
  errors: [],
  async run(input, { accounts }) {
    return success("Signed out everywhere", {
      ended: await accounts.endSessions(input.session),
    })
  },
})

/** Everything stored about the person who asks. */
export const getPersonalData = defineSignedInOperation({
  method: "GET",
  path: "/customer/data",
  id: "getPersonalData",
  summary: "Own data",
  description: "Everything stored about the person, as a download.",
  params: NOTHING,
  query: NOTHING,
  answer: personalDataAnswer,
  errors: [],
  limits: [{ name: "own-data", by: "user" }],
  async run(input, services) {
    const { session } = input
    return success("Your data", {
      exportedAt: services.now().toISOString(),
      profile: profileData(await services.accounts.getProfile(session)),
      sessions: await sessionList(session, services),
      more: await services.personalData(session.accountId),
    })
  },
})

/** An account as the API writes it. */
export function profileData(profile: Profile): z.input<typeof profileAnswer>["data"] {
  return { ...profile, createdAt: profile.createdAt.toISOString() }
}

async function sessionList(
  session: Session,
  { accounts }: ApiServices,
): Promise<z.input<typeof sessionsAnswer>["data"]> {
  const sessions = await accounts.listSessions(session)
  return sessions.map(({ id, device, signedInAt, lastUsedAt }) => ({
    id,
    device,
    isCurrent: id === session.id,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}
