import { useState, type ReactNode } from "react"

import { Button } from "../../components/button/button.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { fetchOwnData } from "../../session/account-calls.ts"
import type { SignedInSession } from "../../session/session-store.ts"
import { DeleteAccount } from "./delete-account.tsx"
import { DisableAccount } from "./disable-account.tsx"
import styles from "./profile.module.css"

const FILE_NAME = "sankore-my-data.json"

/** Taking the data along, pausing the account, deleting it. */
export function ManageAccount({ session }: { session: SignedInSession }) {
  return (
    <div className={styles.rows}>
      <Row title="Your data" text="Everything that we store about you, as a file.">
        <DownloadData />
      </Row>
      <Row title="Disable account" text="Keep your documents, pause access.">
        <DisableAccount id={session.id} />
      </Row>
      <Row title="Delete account" text="Remove your account and documents for good.">
        <DeleteAccount />
      </Row>
    </div>
  )
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {children}
    </div>
  )
}

function DownloadData() {
  const toast = useToast()
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    const answer = await fetchOwnData()
    setLoading(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    const text = JSON.stringify(answer.data, null, 2)
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }))
    Object.assign(document.createElement("a"), { href: url, download: FILE_NAME }).click()
    URL.revokeObjectURL(url)
    toast(`Downloaded ${FILE_NAME}`)
  }
  return (
    <Button
      className={styles.wide}
      busy={isLoading}
      onClick={() => {
        void download()
      }}
    >
      Download My Data
    </Button>
  )
}
