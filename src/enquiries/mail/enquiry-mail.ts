import { BRAND } from "#domain/brand.ts"
import type { EnquiryKind, EnquiryValues } from "#domain/accounts/enquiry.ts"
import type { Mail } from "#outbound/mail.ts"

const SUBJECTS: Readonly<Record<EnquiryKind, (values: EnquiryValues) => string>> = {
  ticket: ({ title = "" }) => `Ticket: ${title}`,
  organisation: ({ organization = "" }) => `Institution: ${organization}`,
  request: ({ country = "" }) => `Custom request: ${country}`,
}

/** The mail that tells the operator of a note: every field on its own, in the words of the one who wrote it. */
export function enquiryMail(
  note: { id: number; kind: EnquiryKind; fields: EnquiryValues; createdAt: Date },
  to: string,
): Mail {
  const { id, kind, fields, createdAt } = note
  const replyTo = oneLine(fields["email"] ?? "")
  const lines = Object.entries(fields)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => (text.includes("\n") ? `${name}:\n${text}\n` : `${name}: ${text}`))
  return {
    to,
    subject: oneLine(`[${BRAND} ${String(id)}] ${SUBJECTS[kind](fields)}`),
    text: [...lines, "", `Sent ${createdAt.toISOString()} by a form of ${BRAND}.`].join("\n"),
    // An answer goes to the person who wrote the note.
    ...(replyTo !== "" && { replyTo }),
  }
}

/** A line break in a head would begin another field of it. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, 250)
}
