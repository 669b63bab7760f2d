import { BRAND } from "#domain/brand.ts"
import type { EnquiryKind, EnquiryValues } from "#domain/accounts/enquiry.ts"
import type { Mail } from "#outbound/mail.ts"

const SUBJECTS: Readonly<Record<EnquiryKind, (values: EnquiryValues) => string>> = {
  ticket: ({ title = "" }) => `Ticket: ${title}`,
  organisation: ({ organization = "" }) => `Institution: ${organization}`,
  request: ({ country = "" }) => `Custom request: ${country}`,
  application: ({ position = "" }) => `Application: ${position}`,
}

/** The mail that brings a note to the operator: each field apart as it was written, and the file that came with it. */
export function enquiryMail(
  note: {
    id: number
    kind: EnquiryKind
    fields: EnquiryValues
    createdAt: Date
    file: { name: string; bytes: Uint8Array } | undefined
  },
  to: string,
): Mail {
  const { id, kind, fields, createdAt, file } = note
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
    ...(file && { attachments: [{ ...file, type: "application/pdf" }] }),
  }
}

/** A line break in a head would begin another field of it. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, 250)
}
