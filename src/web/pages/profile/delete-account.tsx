import { useState } from "react"
import { useNavigate } from "react-router"

import { Button } from "../../components/button/button.tsx"
import { ConfirmDelete } from "../../components/modal/confirm-delete.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { deleteAccount } from "../../session/account-calls.ts"
import { forgetKept } from "../../session/kept/use-kept.ts"
import { readSignedIn, storeSession } from "../../session/session-store.ts"
import { PasswordPrompt } from "./password-prompt.tsx"
import styles from "./profile.module.css"

/** Where deleting stands: not begun, asked whether it is meant, asked for the password. */
type Step = "idle" | "confirm" | "password"

/** Removes the account with everything in it, after a question and, when the sign-in is old, the password. */
export function DeleteAccount() {
  const toast = useToast()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>("idle")
  const [isDeleting, setDeleting] = useState(false)
  const close = () => {
    setStep("idle")
  }
  const remove = async (password?: string) => {
    setDeleting(true)
    const answer = await deleteAccount(password)
    setDeleting(false)
    if (answer.error !== undefined && answer.code === "password-needed") {
      setStep("password")
      return
    }
    if (answer.error !== undefined) {
      toast(answer.error, "error")
      return
    }
    const id = readSignedIn()?.id
    if (id !== undefined) forgetKept(id)
    storeSession(null)
    toast("Your account was deleted.", "info")
    await navigate("/")
  }
  return (
    <>
      <Button
        className={`${styles.wide ?? ""} ${styles.outlined ?? ""}`}
        onClick={() => {
          setStep("confirm")
        }}
      >
        Delete My Account
      </Button>
      <ConfirmDelete
        open={step === "confirm"}
        title="Delete your account?"
        isDeleting={isDeleting}
        onClose={close}
        onConfirm={remove}
      >
        Your account and your documents are removed at once and cannot be restored.
      </ConfirmDelete>
      {step === "password" && (
        <PasswordPrompt
          title="Please enter your password"
          text="Your password is needed to delete your account."
          action="Delete"
          danger
          onClose={close}
          onPassword={remove}
        />
      )}
    </>
  )
}
