import { useRef, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from "react"

import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  HONEYPOT,
  type EnquiryKind,
  type EnquiryValues,
  type FieldProblem,
} from "#domain/accounts/enquiry.ts"

import { Button } from "../button/button.tsx"
import { AreaField, Field } from "../field/field.tsx"
import { useHydrated } from "../use-hydrated.ts"
import styles from "./enquiry-form.module.css"
import { sendEnquiry, type SendOutcome } from "./send-enquiry.ts"

/** How a field of an enquiry is shown; which fields there are and what they ask for says the table of the domain. */
export type EnquiryField = {
  name: string
  label: string
  type?: "text" | "email" | "tel" | "area"
  autoComplete?: string
  defaultValue?: string
}

/** What no server has seen: it stands in the form again when its window is opened the next time. */
const unsent = new Map<EnquiryKind, EnquiryValues>()

/**
 * A form that writes to the operator. Fields of one row stand beside each other. Faults are shown below their
 * field, on leaving it and on sending; without script the browser checks and the server answers with a page.
 */
export function EnquiryForm({
  kind,
  rows,
  submit,
  cancel,
  onDone,
}: {
  kind: EnquiryKind
  rows: readonly (readonly EnquiryField[])[]
  submit: string
  cancel?: ReactNode
  /** Called when the server has answered; fields that it refused are shown here, without a call. */
  onDone: (outcome: SendOutcome) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const [isSending, setSending] = useState(false)
  const isHydrated = useHydrated()

  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.problem
  const clear = (name: string) => {
    if (problemOf(name) !== undefined) {
      setProblems(problems.filter(({ field }) => field !== name))
    }
  }
  const check = (name: string) => {
    const found = checkEnquiry(kind, readValues(form.current)).filter(({ field }) => field === name)
    setProblems([...problems.filter(({ field }) => field !== name), ...found])
  }
  const show = (found: readonly FieldProblem[]) => {
    setProblems(found)
    const [first] = found
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const values = readValues(form.current)
    const found = checkEnquiry(kind, values)
    show(found)
    if (found.length > 0) return
    setSending(true)
    const outcome = await sendEnquiry(kind, values)
    setSending(false)
    if (!outcome.isSent && outcome.problems.length > 0) {
      show(outcome.problems)
      return
    }
    if (outcome.isSent) form.current?.reset()
    if (outcome.isSent || outcome.isReached) unsent.delete(kind)
    else unsent.set(kind, values)
    onDone(outcome)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`/enquiries/${kind}`}
      noValidate={isHydrated}
      onSubmit={(event) => void send(event)}
    >
      {rows.map((row) => (
        <div key={row[0]?.name} className={row.length > 1 ? styles.row : undefined}>
          {row.map((field) => (
            <OneField
              key={field.name}
              field={field}
              unsent={unsent.get(kind)?.[field.name]}
              isRequired={isRequired(kind, field.name)}
              error={problemOf(field.name)}
              onInput={() => {
                clear(field.name)
              }}
              onBlur={(event) => {
                // A sentence that appears while a button is being pressed would move the button away.
                if (!(event.relatedTarget instanceof HTMLButtonElement)) check(field.name)
              }}
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
  field: { name, label, type = "text", autoComplete, ...field },
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
    ...(defaultValue !== undefined && { defaultValue }),
  }
  return type === "area" ? <AreaField {...shared} rows={4} /> : <Field {...shared} type={type} />
}

function isRequired(kind: EnquiryKind, name: string): boolean {
  return ENQUIRY_FIELDS[kind].some((field) => field.name === name && "required" in field)
}

function readValues(form: HTMLFormElement | null): EnquiryValues {
  if (!form) return {}
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  )
  return Object.fromEntries(entries)
}
