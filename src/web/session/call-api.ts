import { loginPath } from "#domain/addresses/page-paths.ts"
import { INTERNAL_FAULT, UNREACHABLE } from "#domain/internal-fault.ts"

import { readSignedIn, storeSession } from "./session-store.ts"

/** What a call gives: its data and message, or the server's sentence about why not. */
export type ApiAnswer<Data> = { data: Data; message: string; error?: never } | Failure

type Failure = {
  error: string
  code: string
  status: number
  details: readonly Record<string, unknown>[]
}

export type Call = {
  method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE"
  body?: unknown
  /** Sent instead of the session's own token. */
  token?: string
  signal?: AbortSignal
}

const BASE = "/api/v1"
const TIMEOUT_MS = 600_000
const REDIRECT_MS = 500
/** Pages on which a refused token is an answer of the form and no end of a session. */
const STAYS = /^\/(?:login|otp|reset-password)$/

/** Calls the API with the session's token. It never throws: a failure of any kind is an object with an error. */
export async function callApi<Data = unknown>(
  path: string,
  call: Call = {},
): Promise<ApiAnswer<Data>> {
  const response = await send(path, call)
  return response instanceof Response ? readAnswer<Data>(response, call.signal) : response
}

/** A file that a call answered, with the name the server gave it. */
export type CalledFile = { file: Blob; name: string }

/** Calls the API where it answers a file. */
export async function callForFile(path: string, call: Call = {}): Promise<ApiAnswer<CalledFile>> {
  const response = await send(path, call)
  if (!(response instanceof Response)) return response
  return response.ok
    ? { data: { file: await response.blob(), name: readFileName(response) }, message: "" }
    : readAnswer<CalledFile>(response, call.signal)
}

/** The name in an answer's Content-Disposition. */
export function readFileName(response: Response): string {
  const disposition = response.headers.get("content-disposition") ?? ""
  return /filename="([^"]*)"/.exec(disposition)?.[1] ?? "download"
}

async function send(path: string, call: Call): Promise<Response | Failure> {
  try {
    const response = await fetch(`${BASE}${path}`, buildRequest(call))
    if (response.status === 401) endSession()
    return response
  } catch {
    return unreachable(call.signal)
  }
}

function buildRequest({
  method = "GET",
  body,
  token = readSignedIn()?.token,
  signal,
}: Call): RequestInit {
  const isForm = body instanceof FormData
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return {
    method,
    headers: {
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
}

function unreachable(signal: AbortSignal | undefined): Failure {
  const error = signal?.aborted === true ? "The request was stopped." : UNREACHABLE
  return { error, code: "unreachable", status: 0, details: [] }
}

async function readAnswer<Data>(
  response: Response,
  signal: AbortSignal | undefined,
): Promise<ApiAnswer<Data>> {
  const read = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined
  // An answer that broke off, or was stopped on its way, is none.
  if (read === undefined && response.ok) return unreachable(signal)
  const body = read ?? {}
  const text = (value: unknown, otherwise: string) =>
    typeof value === "string" ? value : otherwise
  if (response.ok) return { data: body.data as Data, message: text(body.message, "") }
  return {
    error: text(body.error, INTERNAL_FAULT),
    code: text(body.code, "internal"),
    status: response.status,
    details: Array.isArray(body.details) ? (body.details as Record<string, unknown>[]) : [],
  }
}

let isLeaving = false

/**
 * A token that the server no longer takes ends the session; a moment later the visitor is asked to sign in again. Other
 * calls that are refused meanwhile change nothing: a second way to the sign-in would break off the first.
 */
function endSession(): void {
  const { pathname, search } = location
  if (isLeaving || STAYS.test(pathname)) return
  isLeaving = true
  addEventListener("pagehide", () => (isLeaving = false), { once: true })
  storeSession(null)
  setTimeout(() => {
    location.assign(loginPath(`${pathname}${search}`))
  }, REDIRECT_MS)
}
