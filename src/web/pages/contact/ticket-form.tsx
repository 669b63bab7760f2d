import type { ReactNode } from "react"

import { EnquiryForm, type EnquiryField } from "../../components/enquiry-form/enquiry-form.tsx"
import type { SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"
import { sendPlain } from "../../components/enquiry-form/send-plain.ts"

const SENDING = sendPlain("ticket")

const listRows = (subject: string): readonly (readonly EnquiryField[])[] => [
  [
    { name: "firstName", label: "First Name", autoComplete: "given-name" },
    { name: "email", label: "Email", type: "email", autoComplete: "email" },
  ],
  [{ name: "title", label: "Title", defaultValue: subject }],
  [{ name: "messageBody", label: "Message", type: "area" }],
]

/** The fields of a support ticket. */
export function TicketForm({
  subject,
  onDone,
  cancel,
}: {
  /** What the title says at first. */
  subject: string
  onDone: (outcome: SendOutcome) => void
  cancel?: ReactNode
}) {
  return (
    <EnquiryForm
      kind="ticket"
      sending={SENDING}
      rows={listRows(subject)}
      submit="Submit"
      cancel={cancel}
      onDone={onDone}
    />
  )
}
