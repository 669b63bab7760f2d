import Pause from "lucide-react/icons/pause"
import { useState } from "react"
import { useNavigate } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { MessageModal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { disableAccount } from "../../session/account-calls.ts"
import { storeSession } from "../../session/session-store.ts"
import styles from "./profile.module.css"

/** Pauses the account: every session ends, and signing in offers to enable it again. */
export function DisableAccount({ id }: { id: string }) {
  const toast = useToast()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const close = () => {
    setAsking(false)
  }
  const disable = async () => {
    setSaving(true)
    const answer = await disableAccount(id)
    setSaving(false)
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    storeSession(null)
    toast("Your account is disabled. Sign in to enable it again.", "info")
    await navigate("/login")
  }
  return (
    <>
      <Button
        className={styles.wide}
        onClick={() => {
          setAsking(true)
        }}
      >
        Disable My Account
      </Button>
      <MessageModal
        open={isAsking}
        onClose={close}
        icon={Pause}
        tone="warning"
        title="Disable your account?"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              look="primary"
              busy={isSaving}
              onClick={() => {
                void disable()
              }}
            >
              Disable
            </Button>
          </>
        }
      >
        You are signed out everywhere. Signing in offers to enable the account again.
      </MessageModal>
    </>
  )
}
