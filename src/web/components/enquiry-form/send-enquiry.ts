import type { EnquiryKind, EnquiryValues, FieldProblem } from "#domain/enquiry.ts"
import { INTERNAL_FAULT, UNREACHABLE } from "#domain/internal-fault.ts"

/** What the server said: done, with its sentence; or not, with the fields it refused; or nothing. */
export type SendOutcome =
  | { isSent: true; message: string }
  | { isSent: false; isReached: boolean; message: string; problems: FieldProblem[] }

const CALLS: Readonly<Record<EnquiryKind, string>> = {
  ticket: "/api/v1/request/ticket",
  organisation: "/api/v1/contact-us/organisation",
  request: "/api/v1/request",
}

/** Sends a form to its call; what goes wrong comes back as a sentence. */
export async function sendEnquiry(
  kind: EnquiryKind,
  values: EnquiryValues,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<SendOutcome> {
  const response = await fetch(CALLS[kind], {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(values),
  }).catch(() => undefined)
  if (!response) return { isSent: false, isReached: false, message: UNREACHABLE, problems: [] }
  const body = (await response.json().catch(() => undefined)) as Partial<Body> | undefined
  if (response.ok && body) return { isSent: true, message: body.message ?? "" }
  return {
    isSent: false,
    isReached: true,
    message: body?.error ?? INTERNAL_FAULT,
    problems: problemsOf(body?.details),
  }
}

type Body = { message: string; error: string; details: unknown }

function problemsOf(details: unknown): FieldProblem[] {
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: Partial<FieldProblem> | null) =>
    typeof detail?.field === "string" && typeof detail.problem === "string"
      ? [{ field: detail.field, problem: detail.problem }]
      : [],
  )
}
