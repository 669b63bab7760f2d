import { useEffect, useRef, type FocusEvent, type ReactNode } from "react"

import { ENQUIRY_FIELDS, HONEYPOT, type EnquiryKind } from "#domain/accounts/enquiry.ts"

import { Button } from "../button/button.tsx"
import { AreaField, Field } from "../field/field.tsx"
import { useHydrated } from "../use-hydrated.ts"
import styles from "./enquiry-form.module.css"
import type { SendOutcome } from "./send-enquiry.ts"
import { useEnquiry, type PostedForm, type Sending } from "./use-enquiry.ts"

/** How a field of an enquiry is shown; which fields there are and what they ask for says the table of the domain. */
export type EnquiryField = {
  name: string
  label: string
  type?: "text" | "email" | "tel" | "area" | "file"
  autoComplete?: string
  defaultValue?: string
  hint?: string
  /** Of files, what the window for choosing offers. */
  accept?: string
}

type EnquiryFormProps = {
  kind: EnquiryKind
  sending: Sending
  posted?: PostedForm | null
  rows: readonly (readonly EnquiryField[])[]
  submit: string
  cancel?: ReactNode
  /** Called when the server has answered; fields that it refused are shown here, without a call. */
  onDone: (outcome: SendOutcome) => void
}

/**
 * A form that writes to the operator. Fields of one row stand beside each other. Faults are shown below their
 * field, on leaving it and on sending; without script the browser checks and the server answers with a page.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind, sending, rows, submit, cancel } = props
  const form = useRef<HTMLFormElement>(null)
  const { isSending, typedBefore, problemOf, onInput, onBlur, onSubmit } = useEnquiry(props, form)
  const isHydrated = useHydrated()
  useEffect(() => {
    // A window that opens around the form puts the focus here; where fingers type, a keyboard would cover the form.
    const isTyped = window.matchMedia("(hover: hover)").matches
    form.current?.querySelector("input")?.toggleAttribute("autofocus", isTyped)
  }, [])
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={sending.action}
      encType={sending.checkFile ? "multipart/form-data" : undefined}
      noValidate={isHydrated}
      onSubmit={onSubmit}
    >
      {rows.map((row) => (
        <div key={row[0]?.name} className={row.length > 1 ? styles.row : undefined}>
          {row.map((field) => (
            <OneField
              key={field.name}
              field={field}
              unsent={typedBefore?.[field.name]}
              isRequired={field.type === "file" || isRequired(kind, field.name)}
              error={problemOf(field.name)}
              onInput={() => onInput(field)}
              onBlur={(event) => onBlur(field, event)}
            />
          ))}
        </div>
      ))}
      <label className={styles.trap} aria-hidden="true">
        Leave this empty
        <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
      <div className={styles.actions}>
        {cancel}
        <Button look="primary" type="submit" busy={isSending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function OneField({
  field: { name, label, type = "text", autoComplete, hint, accept, ...field },
  unsent,
  isRequired,
  ...rest
}: {
  field: EnquiryField
  unsent: string | undefined
  isRequired: boolean
  error: string | undefined
  onInput: () => void
  onBlur: (event: FocusEvent) => void
}) {
  const defaultValue = unsent ?? field.defaultValue
  const shared = {
    ...rest,
    name,
    label,
    required: isRequired,
    isOptional: !isRequired,
    ...(autoComplete !== undefined && { autoComplete }),
    ...(hint !== undefined && { hint }),
    // A browser lets no page choose a file.
    ...(defaultValue !== undefined && type !== "file" && { defaultValue }),
  }
  if (type === "area") return <AreaField {...shared} rows={4} />
  return <Field {...shared} type={type} accept={accept} />
}

function isRequired(kind: EnquiryKind, name: string): boolean {
  return ENQUIRY_FIELDS[kind].some((field) => field.name === name && "required" in field)
}
