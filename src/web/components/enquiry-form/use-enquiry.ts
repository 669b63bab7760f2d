import { useState, type FocusEvent, type RefObject, type SyntheticEvent } from "react"

import {
  checkEnquiry,
  type EnquiryKind,
  type EnquiryValues,
  type FieldProblem,
} from "#domain/accounts/enquiry.ts"

import type { SendOutcome } from "./send-enquiry.ts"

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

type Enquiry = {
  kind: EnquiryKind
  sending: Sending
  posted?: PostedForm | null
  onDone: (outcome: SendOutcome) => void
}

/** What no server has seen: it stands in the form again when its window is opened the next time. */
const unsent = new Map<EnquiryKind, EnquiryValues>()

/** Checks what stands in a form and sends it; the first field with a fault gets the focus. */
export function useEnquiry(
  { kind, sending: { send, checkFile }, posted, onDone }: Enquiry,
  form: RefObject<HTMLFormElement | null>,
) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>(posted?.problems ?? [])
  const [isSending, setSending] = useState(false)

  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.problem
  const findProblems = async (data: FormData) => [
    ...checkEnquiry(kind, readValues(data)),
    ...((await checkFile?.(data)) ?? []),
  ]
  const checkField = async (name: string) => {
    const all = await findProblems(readForm(form.current))
    const found = all.filter(({ field }) => field === name)
    setProblems((known) => [...known.filter(({ field }) => field !== name), ...found])
  }
  const show = (found: readonly FieldProblem[]) => {
    setProblems(found)
    const [first] = found
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus()
  }
  const sendForm = async () => {
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
  return {
    isSending,
    /** What was typed before and has not arrived. */
    typedBefore: unsent.get(kind) ?? posted?.values,
    problemOf,
    onInput: ({ name, type }: { name: string; type?: string }) => {
      if (problemOf(name) !== undefined) setProblems(problems.filter(({ field }) => field !== name))
      // A file is judged when it is chosen: there is nothing left to be typed.
      if (type === "file") void checkField(name)
    },
    onBlur: ({ name }: { name: string }, event: FocusEvent) => {
      // A sentence that appears while a button is being pressed would move the button away.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) void checkField(name)
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault()
      void sendForm()
    },
  }
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
