import { useState } from "react"

import { Button } from "../../components/button/button.tsx"
import { wholeDays } from "../../components/whole-days.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { signOutDevice, type ListedSession } from "../../session/account-calls.ts"
import { useFetched } from "../../session/use-fetched.ts"
import styles from "./profile.module.css"
import { SignOutEverywhere } from "./sign-out-everywhere.tsx"

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" })

/** Where the account is signed in; each place can be signed out, or all at once. */
export function Sessions() {
  const {
    data: sessions,
    error,
    reload,
  } = useFetched<readonly ListedSession[]>("/customer/sessions")
  if (error !== undefined) return <p role="alert">{error}</p>
  if (sessions === null) return <p aria-busy="true">Loading …</p>
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.row}>
            <Place session={session} onEnded={reload} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <SignOutEverywhere />
      </div>
    </>
  )
}

function Place({ session, onEnded }: { session: ListedSession; onEnded: () => void }) {
  const toast = useToast()
  const [isEnding, setEnding] = useState(false)
  const { id, device, isCurrent, lastUsedAt } = session
  const end = async () => {
    setEnding(true)
    const answer = await signOutDevice(id)
    if (answer.error !== undefined) toast(answer.error, "error")
    setEnding(false)
    onEnded()
  }
  return (
    <>
      <div>
        <b>{device}</b>
        <span>
          {isCurrent
            ? "This browser, now"
            : wholeDays(`Last used ${TIME.format(new Date(lastUsedAt))}`)}
        </span>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          busy={isEnding}
          aria-label={`Sign out ${device}`}
          onClick={() => {
            void end()
          }}
        >
          Sign out
        </Button>
      )}
    </>
  )
}
