import { useState } from "react"

import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import type { PasswordPolicy } from "#domain/accounts/account-rules.ts"

import { Button } from "../../components/button/button.tsx"
import {
  NewPasswordFields,
  newPasswordChecks,
} from "../../components/field/new-password-fields.tsx"
import { PasswordField } from "../../components/field/password-field.tsx"
import { useForm, type Refuse } from "../../components/field/use-form.ts"
import { useToast } from "../../components/toast/toast-context.ts"
import { changePassword } from "../../session/account-calls.ts"
import { readSignedIn, storeSession } from "../../session/session-store.ts"
import styles from "./profile.module.css"

type Refusal = {
  code: string
  error: string
  details: readonly Readonly<Record<string, unknown>>[]
}

/** Sets a new password for somebody who knows the old one; all other sessions end. */
export function PasswordForm({ policy }: { policy: PasswordPolicy }) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const send = async (
    change: { oldPassword: string; newPassword: string },
    form: HTMLFormElement,
    refuse: Refuse,
  ) => {
    setSaving(true)
    const answer = await changePassword(change)
    setSaving(false)
    if (answer.error !== undefined) {
      if (!refuse(atFields(answer))) toast(answer.error, "error")
      return
    }
    const session = readSignedIn()
    if (session) storeSession({ ...session, token: answer.data.token })
    form.reset()
    toast("Your password was changed. You are signed out everywhere else.")
  }
  const { props, errors, isReady } = useForm<"current" | "password" | "repeat">(
    {
      current: ({ current }) => (current === "" ? ACCOUNT_MESSAGES.passwordMissing : undefined),
      ...newPasswordChecks(policy),
    },
    ({ current, password }, form, refuse) => {
      void send({ oldPassword: current, newPassword: password }, form, refuse)
    },
  )
  return (
    <form {...props} className={styles.stack}>
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        required
        error={errors.current}
      />
      <div className={styles.two}>
        <NewPasswordFields errors={errors} />
      </div>
      <div className={styles.foot}>
        <Button type="submit" busy={isSaving} disabled={!isReady}>
          Change Password
        </Button>
      </div>
    </form>
  )
}

/** What the server found wrong, by the fields of this form. */
function atFields({ code, error, details }: Refusal) {
  if (code === "wrong-password") return [{ field: "current", problem: error }]
  return details.map((detail) =>
    detail["field"] === "newPassword" ? { ...detail, field: "password" } : detail,
  )
}
