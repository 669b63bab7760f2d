import CircleCheck from "lucide-react/icons/circle-check"
import { useState } from "react"
import { useLoaderData, type LoaderFunctionArgs } from "react-router"

import { hiddenMeta } from "../../components/head/page-meta.ts"
import { Button } from "../../components/button/button.tsx"
import { failWith } from "../../components/error-page/fail-with.server.ts"
import { AreaField, Field } from "../../components/field/field.tsx"
import { MessageModal, Modal } from "../../components/modal/modal.tsx"
import { Select } from "../../components/select/select.tsx"
import { ComingSoon, Tag } from "../../components/tag/tag.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { servicesContext } from "../../services.server.ts"
import styles from "./components.module.css"
import { sampleRows } from "./sample-rows.ts"
import { SampleTable } from "./sample-table.tsx"

const LOOKS = ["primary", "secondary", "soft", "quiet", "danger"] as const
const OPTIONS = ["Ghana", "Kenya", "Nigeria"].map((label) => ({ value: label, label }))

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(servicesContext).showComponents) failWith(404)
  return { rows: sampleRows() }
}

export function meta() {
  return hiddenMeta("Components")
}

/** Every control with its states, on sample data; only in development or where the operator opens it. */
export default function ComponentsPage() {
  const { rows } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page ?? ""}`}>
      <h1>Components</h1>
      <Buttons />
      <Inputs />
      <Modals />
      <section aria-labelledby="tags">
        <h2 id="tags">Tags</h2>
        <p className="row">
          <Tag>Price</Tag>
          <Tag>Yearly</Tag>
          <ComingSoon />
        </p>
      </section>
      <SampleTable rows={rows} />
    </div>
  )
}

function Buttons() {
  return (
    <section aria-labelledby="buttons">
      <h2 id="buttons">Buttons</h2>
      <p className="row">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button busy>busy</Button>
      </p>
    </section>
  )
}

function Inputs() {
  const [country, setCountry] = useState("")
  return (
    <section aria-labelledby="inputs">
      <h2 id="inputs">Inputs</h2>
      <div className={styles.fields}>
        <Field label="Name" defaultValue="Ada" />
        <Field label="Email" type="email" error="Your email address is not correct." />
        <Field label="Phone" type="tel" isOptional />
        <Select
          label="Country"
          placeholder="Select a country"
          value={country}
          options={OPTIONS}
          onChange={setCountry}
        />
        <AreaField label="Message" rows={3} />
        <fieldset className={styles.checks}>
          <legend>Include</legend>
          {["Chart", "Table", "Data Analysis"].map((label) => (
            <label key={label}>
              <input type="checkbox" defaultChecked={label === "Chart"} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

function Modals() {
  const [open, setOpen] = useState<"form" | "message">()
  const toast = useToast()
  const close = () => {
    setOpen(undefined)
  }
  return (
    <section aria-labelledby="modals">
      <h2 id="modals">Modals and toasts</h2>
      <p className="row">
        <Button
          onClick={() => {
            setOpen("form")
          }}
        >
          Open a form
        </Button>
        <Button
          onClick={() => {
            setOpen("message")
          }}
        >
          Open a message
        </Button>
        <Button
          onClick={() => {
            toast("Copied", "success")
          }}
        >
          Show a toast
        </Button>
        <Button
          onClick={() => {
            toast("Something unexpected occurred on the server", "error")
          }}
        >
          Show an error
        </Button>
      </p>
      <Modal
        open={open === "form"}
        onClose={close}
        title="A form"
        actions={
          <Button look="primary" onClick={close}>
            Done
          </Button>
        }
      >
        <Field label="Name" />
      </Modal>
      <MessageModal
        open={open === "message"}
        onClose={close}
        icon={CircleCheck}
        tone="good"
        title="Your request has been sent. We will contact you shortly."
        actions={
          <Button look="primary" onClick={close}>
            Close
          </Button>
        }
      />
    </section>
  )
}
