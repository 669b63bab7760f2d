import Clock from "lucide-react/icons/clock"
import CircleAlert from "lucide-react/icons/circle-alert"
import { useEffect, useId, useRef, useState, type SubmitEvent } from "react"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { CODE_LENGTH, CODE_MINUTES } from "#domain/accounts/account-rules.ts"

import auth from "../auth-layout/auth-layout.module.css"
import { Button } from "../button/button.tsx"
import { CodeBoxes } from "../code-boxes/code-boxes.tsx"
import { Icon } from "../icon/icon.tsx"
import { readCodeSent } from "../../session/code-sent.ts"
import { useToast } from "../toast/toast-context.ts"
import { useHydrated } from "../use-hydrated.ts"
import styles from "./code-form.module.css"

const REST_SECONDS = 60
const EMPTY: readonly string[] = Array.from({ length: CODE_LENGTH }, () => "")

/** Takes a one-time code: four boxes, how long it is still valid, and the way to another one. */
export function CodeForm({
  label,
  email,
  onCode,
  onResend,
}: {
  /** What the button says. */
  label: string
  /** Where the code went. */
  email: string
  /** Tries a code; gives what is wrong with it, or nothing. */
  onCode: (code: string) => Promise<string | undefined>
  /** Sends another code; gives why that failed, or nothing. */
  onResend: () => Promise<string | undefined>
}) {
  const [code, setCode] = useState(EMPTY)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [sentCount, setSentCount] = useState(0)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setSending(true)
    const problem = await onCode(code.join(""))
    setSending(false)
    setError(problem)
  }
  return (
    <>
      <form
        ref={form}
        className={auth.fields}
        method="post"
        noValidate
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <div>
          <CodeBoxes
            code={code}
            errorId={error === undefined ? undefined : id}
            onChange={(typed) => {
              setError(undefined)
              setCode(typed)
            }}
          />
          <div role="alert">
            {error !== undefined && (
              <p className={styles.error} id={id}>
                <Icon of={CircleAlert} size={16} />
                {error}
              </p>
            )}
          </div>
          <Validity key={sentCount} email={email} />
        </div>
        <Button
          type="submit"
          look="primary"
          className={auth.submit}
          busy={isSending}
          disabled={code.includes("")}
        >
          {label}
        </Button>
      </form>
      <Resend
        key={`resend ${String(sentCount)}`}
        email={email}
        onResend={onResend}
        onSent={() => {
          setCode(EMPTY)
          setError(undefined)
          setSentCount(sentCount + 1)
          // The button rests now and would lose the focus.
          form.current?.querySelector("input")?.focus()
        }}
      />
    </>
  )
}

/** Counts down from `seconds` since the code was mailed; null where it is not known when that was. */
function useCountdown(seconds: number, email: string): number | null {
  const isHydrated = useHydrated()
  const [now, setNow] = useState(() => Date.now())
  const sentAt = isHydrated ? readCodeSent(email) : null
  const left = sentAt === null ? null : seconds - Math.floor((now - sentAt) / 1000)
  const isOver = left === null || left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => {
      setNow(Date.now())
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [isOver])
  return left === null ? null : Math.min(Math.max(left, 0), seconds)
}

function formatClock(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`
}

function Validity({ email }: { email: string }) {
  const left = useCountdown(CODE_MINUTES * 60, email)
  return (
    <p className={styles.hint}>
      <Icon of={Clock} size={16} />
      {left === 0 ? (
        "This code is no longer valid. Please resend it."
      ) : (
        <>
          Valid for {CODE_MINUTES} minutes. {left !== null && <span>{formatClock(left)} left</span>}
        </>
      )}
    </p>
  )
}

function Resend({
  email,
  onResend,
  onSent,
}: {
  email: string
  onResend: () => Promise<string | undefined>
  onSent: () => void
}) {
  const toast = useToast()
  const rest = useCountdown(REST_SECONDS, email) ?? 0
  const [isSending, setSending] = useState(false)
  const resend = async () => {
    setSending(true)
    const problem = await onResend()
    setSending(false)
    if (problem !== undefined) {
      toast(problem, "error")
      return
    }
    toast(ACCOUNT_MESSAGES.codeSent)
    onSent()
  }
  return (
    <p className={`${auth.below ?? ""} needs-script`}>
      Nothing arrived?{" "}
      <button
        type="button"
        className={styles.resend}
        disabled={rest > 0}
        aria-busy={isSending || undefined}
        onClick={() => {
          if (!isSending) void resend()
        }}
      >
        Resend code
      </button>
      {rest > 0 && <span className={styles.rest}> in {rest} s</span>}
    </p>
  )
}
