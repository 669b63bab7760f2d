import Users from "lucide-react/icons/users"
import { useState } from "react"

import { Button } from "../../../components/button/button.tsx"
import { Field } from "../../../components/field/field.tsx"
import { Icon } from "../../../components/icon/icon.tsx"
import { Modal } from "../../../components/modal/modal.tsx"
import { useToast } from "../../../components/toast/toast-context.ts"
import { callApi } from "../../../session/call-api.ts"
import styles from "../fact-checking.module.css"

type State = {
  reviewer: string
  decision: "agreed" | "returned" | null
  note: string
  isCurrent: boolean
}

type Props = {
  documentId: string
  /** Sends what has not been kept yet: the second person reads what the server holds. */
  beforehand: () => Promise<void>
}

/** Sends the document to a second person and says how far that is. */
export function ReviewButton({ documentId, beforehand }: Props) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState("")
  const [state, setState] = useState<State | null>(null)
  const path = `/document/${encodeURIComponent(documentId)}/review`
  const open = async () => {
    setOpen(true)
    await beforehand()
    const answer = await callApi<State | null>(path)
    if (answer.error === undefined) setState(answer.data)
  }
  const send = async () => {
    setBusy(true)
    const answer = await callApi<State>(path, { method: "POST", body: { email: email.trim() } })
    setBusy(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    setState(answer.data)
    setEmail("")
    toast(answer.message, "success")
  }
  const takeBack = async () => {
    setBusy(true)
    const answer = await callApi(path, { method: "DELETE" })
    setBusy(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    setState(null)
    toast(answer.message, "success")
  }
  return (
    <>
      <Button onClick={() => void open()}>
        <Icon of={Users} />
        <span className={styles.publishWord}>Second look</span>
      </Button>
      <Modal
        open={isOpen}
        onClose={() => {
          setOpen(false)
        }}
        title="Ask for a second look"
        actions={
          <Button
            look="primary"
            busy={isBusy}
            disabled={email.trim() === ""}
            onClick={() => void send()}
          >
            Send
          </Button>
        }
      >
        <p>
          A second person reads the text and its verdicts, and agrees or sends it back. A check that
          is published after that says “checked by two”, as long as the text stays the same. That
          person reads what you write there until you take it back.
        </p>
        {state && (
          <>
            <p role="status">{describe(state)}</p>
            <Button busy={isBusy} onClick={() => void takeBack()}>
              Take it back
            </Button>
          </>
        )}
        <div className={styles.second}>
          <Field
            label="E-mail address of the second person"
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
            }}
          />
        </div>
      </Modal>
    </>
  )
}

function describe({ reviewer, decision, note, isCurrent }: State): string {
  const words = note === "" ? "" : ` “${note}”`
  if (decision === null) return `Sent to ${reviewer}. There is no answer yet.`
  if (decision === "returned") return `${reviewer} sent it back.${words}`
  return isCurrent
    ? `${reviewer} agreed.${words}`
    : `${reviewer} agreed, but the text was changed since. Ask again.`
}
