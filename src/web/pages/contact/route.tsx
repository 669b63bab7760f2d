import MapPin from "lucide-react/icons/map-pin"
import MessageCircle from "lucide-react/icons/message-circle"
import { useEffect, useRef, useState } from "react"
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router"

import { Button, ButtonLink } from "../../components/button/button.tsx"
import type { SendOutcome } from "../../components/enquiry-form/send-enquiry.ts"
import { pageMeta } from "../../components/head/page-meta.ts"
import { Icon } from "../../components/icon/icon.tsx"
import { Modal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { useHydrated } from "../../components/use-hydrated.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./contact.module.css"
import { loadContact, type ContactData } from "./load-contact.server.ts"
import { TicketForm } from "./ticket-form.tsx"

const TICKET = "ticket"
const SENT = "Your ticket has been sent. We will answer by email."
const FAILED = "Your ticket could not be sent. Please check every field and try again."

export const handle = { keys: ["subject", "sent"] }

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadContact(context.get(servicesContext), new URL(request.url).searchParams)
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return pageMeta({
    title: "Contact Us",
    description: "Tell us about a wrong figure, a missing country or an idea.",
    address: loaderData?.address,
  })
}

/** The question as headline, the ticket in a window, and the other ways to reach us. */
export default function ContactPage() {
  const data = useLoaderData<typeof loader>()
  const { subject } = data
  const [isOpen, setOpen] = useState(subject !== "")
  const isHydrated = useHydrated()
  const toast = useToast()
  const opener = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // A window that an address opened has no place of its own to give the focus back to.
    if (!isOpen && subject !== "" && document.activeElement === document.body)
      opener.current?.focus()
  }, [isOpen, subject])
  const close = () => {
    setOpen(false)
  }
  const done = (outcome: SendOutcome) => {
    close()
    toast(outcome.isSent ? SENT : outcome.message, outcome.isSent ? "success" : "error")
  }
  return (
    <div className={styles.page} data-ready={isHydrated || undefined}>
      <div className={`container ${styles.head ?? ""}`}>
        <h1>Hi, how can we help?</h1>
        <p>Tell us about a wrong figure, a missing country or an idea.</p>
        {data.sent !== null && (
          <p className={styles.sent} role="status">
            {data.sent === "ok" ? SENT : FAILED}
          </p>
        )}
        <ButtonLink
          look="primary"
          size="large"
          ref={opener}
          to={`#${TICKET}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon of={MessageCircle} />
          Contact Us
        </ButtonLink>
        {!isHydrated && (
          <section
            className={`card ${styles.plain ?? ""}`}
            id={TICKET}
            aria-label="Submit a Ticket"
          >
            <h2>Submit a Ticket</h2>
            <TicketForm subject={subject} onDone={done} />
          </section>
        )}
      </div>
      <Ways data={data} />
      <Modal open={isOpen && isHydrated} onClose={close} title="Submit a Ticket">
        <TicketForm
          subject={subject}
          onDone={done}
          cancel={<Button onClick={close}>Close</Button>}
        />
      </Modal>
    </div>
  )
}

function Ways({ data }: { data: ContactData }) {
  return (
    <section className={`container ${styles.grid ?? ""}`} aria-label="Other ways to reach us">
      <div className={`card ${styles.card ?? ""}`}>
        <h2>Headquarters</h2>
        <p>{data.headquarters}</p>
        {data.phone !== "" && (
          <p>
            <a href={`tel:${data.phone.replace(/[^\d+]/g, "")}`}>{data.phone}</a>
          </p>
        )}
        <a className={styles.directions} href={data.directions}>
          <Icon of={MapPin} size={18} />
          Get directions
        </a>
      </div>
      <div className={`card ${styles.card ?? ""}`}>
        <h2>Careers</h2>
        <p>Help make public data usable. See the open positions.</p>
        <ButtonLink to="/careers">Careers</ButtonLink>
      </div>
      <div className={`card ${styles.card ?? ""}`}>
        <h2>Press</h2>
        {data.press === "" ? (
          <p>Our articles show what can be told with the figures.</p>
        ) : (
          <p>
            For interviews and figures: <a href={`mailto:${data.press}`}>{data.press}</a>
          </p>
        )}
        <ButtonLink to="/blog">Blog</ButtonLink>
      </div>
    </section>
  )
}
