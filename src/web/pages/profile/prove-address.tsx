import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"

import { CodeForm } from "../../components/code-form/code-form.tsx"
import { Modal } from "../../components/modal/modal.tsx"
import { useToast } from "../../components/toast/toast-context.ts"
import { confirmAddress, refreshProfile, saveProfile } from "../../session/account-calls.ts"
import styles from "./profile.module.css"

/** What was asked for with another address; the password where one was needed. */
export type Moving = { fullName: string; email: string; password: string | undefined }

/** Takes the code that was mailed to another address; until then the account keeps the one it has. */
export function ProveAddress({ moving, onClose }: { moving: Moving; onClose: () => void }) {
  const toast = useToast()
  const { password, ...details } = moving
  return (
    <Modal open onClose={onClose} title="Confirm your new address">
      <p className={styles.ask}>
        We sent a 4-character code to <b>{moving.email}</b>. Until you enter it, your account keeps
        its current address.
      </p>
      <CodeForm
        label="Verify"
        email={moving.email}
        onCode={async (otp) => {
          const answer = await confirmAddress(otp)
          if (answer.error !== undefined) return answer.error
          toast(ACCOUNT_MESSAGES.profileUpdated)
          await refreshProfile()
          onClose()
          return undefined
        }}
        onResend={async () => {
          const answer = await saveProfile({
            ...details,
            ...(password !== undefined && { password }),
          })
          return answer.error
        }}
      />
    </Modal>
  )
}
