import type { EnquiryKind, EnquiryValues, FieldProblem } from "#domain/accounts/enquiry.ts"

import { callApi } from "../../session/call-api.ts"

/** What the server said: done, with its sentence; or not, with the fields it refused; or nothing. */
export type SendOutcome =
  | { isSent: true; message: string }
  | { isSent: false; isReached: boolean; message: string; problems: FieldProblem[] }

/** Forms that send texts alone, by a call of the API. */
export type PlainKind = Exclude<EnquiryKind, "application">

const CALLS: Readonly<Record<PlainKind, string>> = {
  ticket: "/request/ticket",
  organisation: "/contact-us/organisation",
  request: "/request",
}

/** Sends a form to its call; what goes wrong comes back as a sentence. */
export async function sendEnquiry(kind: PlainKind, values: EnquiryValues): Promise<SendOutcome> {
  const answer = await callApi(CALLS[kind], { method: "POST", body: values })
  if (answer.error === undefined) return { isSent: true, message: answer.message }
  const { error: message, status, details } = answer
  return { isSent: false, isReached: status !== 0, message, problems: details.flatMap(readProblem) }
}

/** A field that the server names with its problem; none when it names none. */
export function readProblem(detail: Partial<FieldProblem> | null): FieldProblem[] {
  return typeof detail?.field === "string" && typeof detail.problem === "string"
    ? [{ field: detail.field, problem: detail.problem }]
    : []
}
