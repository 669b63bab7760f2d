import Send from "lucide-react/icons/send"
import { lazy, Suspense, useState } from "react"

import type { EnquiryField } from "../../components/enquiry-form/enquiry-form.tsx"
import type { SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"
import { sendPlain } from "../../components/enquiry-form/send-plain.ts"
import { Button } from "../../components/button/button.tsx"
import { Icon } from "../../components/icon/icon.tsx"
import { Modal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { useSession } from "../../session/use-session.ts"

const SENDING = sendPlain("request")

// The form is fetched when it is first opened: most visits never need it.
const EnquiryForm = lazy(async () => ({
  default: (await import("../../components/enquiry-form/enquiry-form.tsx")).EnquiryForm,
}))

/** Asks the operator for figures of a country that are not here; the window closes whatever the answer is. */
export function CustomRequest({ country }: { country: string }) {
  const [isOpen, setOpen] = useState(false)
  const user = useSession()?.user
  const toast = useToast()
  const close = () => {
    setOpen(false)
  }
  const done = (outcome: SendOutcome) => {
    close()
    toast(outcome.message, outcome.isSent ? "success" : "error")
  }
  const rows: readonly (readonly EnquiryField[])[] = [
    [
      {
        name: "fullName",
        label: "Full Name",
        autoComplete: "name",
        defaultValue: user?.fullName ?? "",
      },
      {
        name: "email",
        label: "Email",
        type: "email",
        autoComplete: "email",
        defaultValue: user?.email ?? "",
      },
    ],
    [{ name: "country", label: "Country", autoComplete: "off", defaultValue: country }],
    [{ name: "extraNotes", label: "Extra Notes", type: "area" }],
  ]
  return (
    <>
      <Button
        className="needs-script"
        look="primary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Icon of={Send} />
        Make Custom Request
      </Button>
      <Modal open={isOpen} onClose={close} title="Make Custom Request">
        <Suspense>
          {isOpen && (
            <EnquiryForm
              kind="request"
              sending={SENDING}
              rows={rows}
              submit="Send"
              cancel={<Button onClick={close}>Cancel</Button>}
              onDone={done}
            />
          )}
        </Suspense>
      </Modal>
    </>
  )
}
