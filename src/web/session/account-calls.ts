import type { CodePurpose } from "#domain/accounts/account-rules.ts"

import { callApi, type ApiAnswer } from "./call-api.ts"
import { noteCodeSent } from "./code-sent.ts"
import { readSignedIn, storeSession, type SessionUser } from "./session-store.ts"

type LogIn = {
  id: string
  isVerified: boolean
  status: string
  /** Null as long as the address is not verified. */
  token: string | null
}

export function signUp(person: {
  fullName: string
  email: string
  password: string
}): Promise<ApiAnswer<{ id: string }>> {
  return noteSent(person.email, callApi("/customer/auth/signup", { method: "POST", body: person }))
}

export function logIn(entry: { email: string; password: string }): Promise<ApiAnswer<LogIn>> {
  return callApi("/customer/auth/login", { method: "POST", body: entry })
}

export function sendCode(
  email: string,
  purpose: CodePurpose = "sign-up",
): Promise<ApiAnswer<unknown>> {
  const body = purpose === "sign-up" ? { email } : { email, purpose }
  return noteSent(email, callApi("/customer/auth/resend-otp", { method: "POST", body }))
}

export function verifyCode(entry: {
  otp: string
  userId: string
  purpose?: CodePurpose
}): Promise<ApiAnswer<{ token: string; user: SessionUser | null }>> {
  return callApi("/customer/auth/verify", { method: "PATCH", body: entry })
}

export function forgotPassword(email: string): Promise<ApiAnswer<{ id: string }>> {
  const body = { email }
  return noteSent(email, callApi("/customer/auth/forgot-password", { method: "POST", body }))
}

/** Remembers when a code went to an address. */
async function noteSent<T>(email: string, call: Promise<ApiAnswer<T>>): Promise<ApiAnswer<T>> {
  const answer = await call
  if (answer.error === undefined) noteCodeSent(email)
  return answer
}

export function resetPassword(password: string, token: string): Promise<ApiAnswer<unknown>> {
  return callApi("/customer/auth/reset-password", { method: "PATCH", body: { password }, token })
}

/** Fetches the profile of the signed-in person and keeps what the pages show of it. */
export async function refreshProfile(): Promise<void> {
  const session = readSignedIn()
  if (!session) return
  const answer = await callApi<SessionUser>("/customer/id", { token: session.token })
  if (answer.error !== undefined) {
    console.error(answer.error)
    return
  }
  const { fullName, email, imageUrl } = answer.data
  storeSession({ ...session, user: { fullName, email, imageUrl } })
}

/** A sign-in that counts, as its owner sees it. */
export type ListedSession = {
  id: string
  device: string
  signedInAt: string
  lastUsedAt: string
  isCurrent: boolean
}

/**
 * Changes name, address or image; a changed address asks for the password unless the sign-in is fresh, and waits for
 * the code that is mailed to it.
 */
export async function saveProfile(person: {
  fullName: string
  email: string
  imageUrl?: string
  password?: string
}): Promise<ApiAnswer<{ pendingEmail: string | null }>> {
  const answer = await callApi<{ pendingEmail: string | null }>("/customer", {
    method: "PUT",
    body: person,
  })
  if (answer.error === undefined && answer.data.pendingEmail !== null)
    noteCodeSent(answer.data.pendingEmail)
  return answer
}

/** Takes the code that was mailed to a new address of the own account. */
export function confirmAddress(otp: string): Promise<ApiAnswer<unknown>> {
  return callApi("/customer/address", { method: "PATCH", body: { otp } })
}

export function uploadImage(file: File): Promise<ApiAnswer<{ url: string }>> {
  const body = new FormData()
  body.set("file", file)
  return callApi("/upload", { method: "POST", body })
}

export function changePassword(change: {
  oldPassword: string
  newPassword: string
}): Promise<ApiAnswer<{ token: string }>> {
  return callApi("/customer/auth/update-password", { method: "PATCH", body: change })
}

export function disableAccount(id: string): Promise<ApiAnswer<unknown>> {
  return callApi("/customer", { method: "PATCH", body: { id, status: "disabled" } })
}

export function deleteAccount(password?: string): Promise<ApiAnswer<unknown>> {
  return callApi("/customer", {
    method: "DELETE",
    body: password === undefined ? {} : { password },
  })
}

export function signOutDevice(id: string): Promise<ApiAnswer<unknown>> {
  return callApi(`/customer/sessions/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function signOutEverywhere(): Promise<ApiAnswer<unknown>> {
  return callApi("/customer/sessions", { method: "DELETE" })
}

/** Everything that is kept of the person. */
export function fetchOwnData(): Promise<ApiAnswer<unknown>> {
  return callApi("/customer/data")
}
