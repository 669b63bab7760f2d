import CircleCheck from "lucide-react/icons/circle-check"
import { useState } from "react"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { EnquiryForm, type EnquiryField } from "../../components/enquiry-form/enquiry-form.tsx"
import type { SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"
import { sendPlain } from "../../components/enquiry-form/send-plain.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { MessageModal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./institutions.module.css"
import { loadInstitutions } from "./load-institutions.server.ts"

const SENDING = sendPlain("organisation")

const SENT = "Your request has been sent. We will contact you shortly."
const FAILED = "Your request could not be sent. Please check every field and try again."

const ROWS: readonly (readonly EnquiryField[])[] = [
  [
    { name: "name", label: "Name", autoComplete: "name" },
    { name: "organization", label: "Organization", autoComplete: "organization" },
  ],
  [{ name: "purpose", label: "Purpose", type: "area" }],
  [
    { name: "email", label: "Email", type: "email", autoComplete: "email" },
    { name: "phone", label: "Phone", type: "tel", autoComplete: "tel" },
  ],
]

export const handle = { keys: ["sent"] }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadInstitutions(
    context.get(servicesContext),
    new URL(request.url).searchParams,
  )
  if (!page) failWith(503)
  return page
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Institutions",
    description: loaderData?.lede ?? "",
    address: loaderData?.address,
  })
}

/** What we do for institutions, with the form to ask for it. */
export default function InstitutionsPage() {
  const { title, lede, facts, steps, sent } = useLoaderData<typeof loader>()
  const [isSent, setSent] = useState(false)
  const toast = useToast()
  const close = () => {
    setSent(false)
  }
  const done = (outcome: SendOutcome) => {
    if (outcome.isSent) setSent(true)
    else {
      console.warn(outcome.message)
      toast(outcome.message, "error")
    }
  }
  return (
    <>
      <section className={styles.hero}>
        <div className={`container ${styles.inner ?? ""}`}>
          <div>
            <h1>{title}</h1>
            <p className={styles.lede}>{lede}</p>
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map(({ value, text }) => (
                  <div key={text}>
                    <dt>{value}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          <section
            className={`card ${styles.form ?? ""}`}
            id="contact"
            aria-labelledby="contact-us"
          >
            <h2 id="contact-us">Contact Us</h2>
            {sent !== null && (
              <p className={styles.sent} role="status">
                {sent === "ok" ? SENT : FAILED}
              </p>
            )}
            <EnquiryForm
              kind="organisation"
              sending={SENDING}
              rows={ROWS}
              submit="Submit"
              onDone={done}
            />
          </section>
        </div>
      </section>
      <section className={`container ${styles.section ?? ""}`} aria-labelledby="what">
        <h2 id="what">What we do with you</h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <MessageModal
        open={isSent}
        onClose={close}
        icon={CircleCheck}
        tone="good"
        title={SENT}
        actions={
          <Button look="primary" onClick={close}>
            Close
          </Button>
        }
      />
    </>
  )
}
