import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react"

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
import type { SendOutcome } from "./send-enquiry.ts"

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

/** A form that a page came back with: what was typed, and what was wrong with it. */
export type PostedForm = { values: EnquiryValues; problems: readonly FieldProblem[] }

/** How a form is sent: by the browser alone, and with script. */
export type Sending = {
  /** Where the browser sends the form without script. */
  action: string
  send: (values: EnquiryValues, form: FormData) => Promise<SendOutcome>
  /** What is wrong with the file that it sends; absent where it sends none. */
  checkFile?: (form: FormData) => Promise<FieldProblem[]>
}

/** What no server has seen: it stands in the form again when its window is opened the next time. */
const unsent = new Map<EnquiryKind, EnquiryValues>()

/**
 * A form that writes to the operator. Fields of one row stand beside each other. Faults are shown below their
 * field, on leaving it and on sending; without script the browser checks and the server answers with a page.
 */
export function EnquiryForm({
  kind,
  sending: { action, send, checkFile },
  posted,
  rows,
  submit,
  cancel,
  onDone,
}: {
  kind: EnquiryKind
  sending: Sending
  posted?: PostedForm | null
  rows: readonly (readonly EnquiryField[])[]
  submit: string
  cancel?: ReactNode
  /** Called when the server has answered; fields that it refused are shown here, without a call. */
  onDone: (outcome: SendOutcome) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<readonly FieldProblem[]>(posted?.problems ?? [])
  const [isSending, setSending] = useState(false)
  const isHydrated = useHydrated()
  useEffect(() => {
    // A window that opens around the form puts the focus here; where fingers type, a keyboard would cover the form.
    const isTyped = window.matchMedia("(hover: hover)").matches
    form.current?.querySelector("input")?.toggleAttribute("autofocus", isTyped)
  }, [])

  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.problem
  const clear = (name: string) => {
    if (problemOf(name) !== undefined) {
      setProblems(problems.filter(({ field }) => field !== name))
    }
  }
  const findProblems = async (data: FormData) => [
    ...checkEnquiry(kind, readValues(data)),
    ...((await checkFile?.(data)) ?? []),
  ]
  const check = async (name: string) => {
    const all = await findProblems(readForm(form.current))
    const found = all.filter(({ field }) => field === name)
    setProblems((known) => [...known.filter(({ field }) => field !== name), ...found])
  }
  const show = (found: readonly FieldProblem[]) => {
    setProblems(found)
    const [first] = found
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
  }
  const sendForm = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    const data = readForm(form.current)
    const values = readValues(data)
    const found = await findProblems(data)
    show(found)
    if (found.length > 0) return
    setSending(true)
    const outcome = await send(values, data)
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
      action={action}
      encType={checkFile ? "multipart/form-data" : undefined}
      noValidate={isHydrated}
      onSubmit={(event) => void sendForm(event)}
    >
      {rows.map((row) => (
        <div key={row[0]?.name} className={row.length > 1 ? styles.row : undefined}>
          {row.map((field) => (
            <OneField
              key={field.name}
              field={field}
              unsent={(unsent.get(kind) ?? posted?.values)?.[field.name]}
              isRequired={field.type === "file" || isRequired(kind, field.name)}
              error={problemOf(field.name)}
              onInput={() => {
                clear(field.name)
                // A file is judged when it is chosen: there is nothing left to be typed.
                if (field.type === "file") void check(field.name)
              }}
              onBlur={(event) => {
                // A sentence that appears while a button is being pressed would move the button away.
                if (!(event.relatedTarget instanceof HTMLButtonElement)) void check(field.name)
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

function readForm(form: HTMLFormElement | null): FormData {
  return form ? new FormData(form) : new FormData()
}

function readValues(form: FormData): EnquiryValues {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  )
  return Object.fromEntries(entries)
}
