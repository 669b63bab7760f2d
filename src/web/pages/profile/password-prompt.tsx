import { useState } from "react"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"

import { Button } from "../../components/button/button.tsx"
import { PasswordField } from "../../components/field/password-field.tsx"
import { useForm } from "../../components/field/use-form.ts"
import { Modal } from "../../components/modal/modal.tsx"
import styles from "./profile.module.css"

/** Asks for the password before something that a stranger at an open browser must not do. */
export function PasswordPrompt({
  title,
  text,
  action,
  danger = false,
  onClose,
  onPassword,
}: {
  title: string
  text: string
  action: string
  danger?: boolean
  onClose: () => void
  onPassword: (password: string) => Promise<void>
}) {
  const [isSending, setSending] = useState(false)
  const { props, errors, isReady } = useForm(
    {
      password: ({ password }) => (password === "" ? ACCOUNT_MESSAGES.passwordMissing : undefined),
    },
    ({ password }) => {
      setSending(true)
      void onPassword(password).finally(() => {
        setSending(false)
      })
    },
  )
  return (
    <Modal open onClose={onClose} title={title}>
      <form {...props}>
        <p className={styles.ask}>{text}</p>
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            look={danger ? "danger" : "primary"}
            busy={isSending}
            disabled={!isReady}
          >
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
