import { useState } from "react"

import { CV_FIELD } from "#domain/accounts/cv-file.ts"
import { LARGEST_CV_MB } from "#domain/accounts/upload-limits.ts"

import { EnquiryForm, type EnquiryField } from "../../components/enquiry-form/enquiry-form.tsx"
import type { PostedForm } from "../../components/enquiry-form/use-enquiry.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import styles from "./job.module.css"
import { checkFormCv, sendApplication } from "./send-application.ts"

const SENT = "Your application has been sent. We will answer by email."
const ROWS: readonly (readonly EnquiryField[])[] = [
  [
    { name: "fullName", label: "Full Name", autoComplete: "name" },
    { name: "email", label: "Email", type: "email", autoComplete: "email" },
  ],
  [
    {
      name: CV_FIELD,
      label: "CV",
      type: "file",
      accept: ".pdf,application/pdf",
      hint: `A PDF of at most ${String(LARGEST_CV_MB)} MB. Only the people who decide on applications read it; it is deleted after six months.`,
    },
  ],
  [{ name: "messageBody", label: "Message", type: "area" }],
]

/** An application for one position, on its own page: nobody has to write an email. */
export function ApplicationForm({
  id,
  path,
  position,
  isSent,
  posted,
}: {
  id: string
  /** Of the page that it is sent to. */
  path: string
  position: string
  /** Whether it was sent without script just now. */
  isSent: boolean
  posted: PostedApplication | null
}) {
  const toast = useToast()
  const [isDone, setDone] = useState(isSent)
  return (
    <section className={`card ${styles.form ?? ""}`} id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Apply: {position}</h2>
      {posted?.problem != null && (
        <p className={styles.problem} role="alert">
          {posted.problem}
        </p>
      )}
      {isDone ? (
        <p role="status">{SENT}</p>
      ) : (
        <EnquiryForm
          kind="application"
          sending={{
            action: `${path}#${id}`,
            send: (_values, form) => sendApplication(path, form),
            checkFile: checkFormCv,
          }}
          posted={posted}
          rows={ROWS}
          submit="Send application"
          onDone={(outcome) => {
            if (outcome.isSent) setDone(true)
            toast(outcome.isSent ? SENT : outcome.message, outcome.isSent ? "success" : "error")
          }}
        />
      )}
    </section>
  )
}

/** An application that was refused, with the problem of the whole where it is none of a field. */
export type PostedApplication = PostedForm & { problem: string | null }
