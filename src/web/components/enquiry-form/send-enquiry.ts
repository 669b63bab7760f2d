import type { EnquiryKind, EnquiryValues, FieldProblem } from "#domain/enquiry.ts"
import { ERRORS } from "#domain/errors.ts"

/** What the server said: done, with its sentence; or not, with the fields it refused. */
export type SendOutcome =
  { isSent: true; message: string } | { isSent: false; message: string; problems: FieldProblem[] }

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
  try {
    const response = await fetch(CALLS[kind], {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(values),
    })
    const body = (await response.json()) as { message?: string; error?: string; details?: unknown }
    if (response.ok) return { isSent: true, message: body.message ?? "" }
    return {
      isSent: false,
      message: body.error ?? ERRORS.internal,
      problems: problemsOf(body.details),
    }
  } catch {
    return { isSent: false, message: ERRORS.internal, problems: [] }
  }
}

function problemsOf(details: unknown): FieldProblem[] {
  if (!Array.isArray(details)) return []
  return details.flatMap((detail: Partial<FieldProblem> | null) =>
    typeof detail?.field === "string" && typeof detail.problem === "string"
      ? [{ field: detail.field, problem: detail.problem }]
      : [],
  )
}
