import type { ReactNode } from "react"

import { EnquiryForm, type EnquiryField } from "../../components/enquiry-form/enquiry-form.tsx"
import type { SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"

const ROWS: readonly (readonly EnquiryField[])[] = [
  [
    { name: "firstName", label: "First Name", autoComplete: "given-name" },
    { name: "email", label: "Email", type: "email", autoComplete: "email" },
  ],
  [{ name: "title", label: "Title" }],
  [{ name: "messageBody", label: "Message", type: "area" }],
]

/** The fields of a support ticket. */
export function TicketForm({
  onDone,
  cancel,
}: {
  onDone: (outcome: SendOutcome) => void
  cancel?: ReactNode
}) {
  return <EnquiryForm kind="ticket" rows={ROWS} submit="Submit" cancel={cancel} onDone={onDone} />
}
