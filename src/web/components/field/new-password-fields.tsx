import { ACCOUNT_MESSAGES } from "#domain/accounts/account-messages.ts"
import { passwordProblem, type PasswordPolicy } from "#domain/accounts/account-rules.ts"

import { PasswordField } from "./password-field.tsx"

type Errors = { password?: string | undefined; repeat?: string | undefined }

/** Two fields for a password that replaces another, the same in both. */
export function NewPasswordFields({ errors }: { errors: Errors }) {
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
      />
      <PasswordField
        label="Repeat password"
        name="repeat"
        autoComplete="new-password"
        required
        error={errors.repeat}
      />
    </>
  )
}

/** What a form checks of these two fields. */
export function newPasswordChecks(policy: PasswordPolicy) {
  return {
    password: ({ password }: { password: string }) => passwordProblem(password, policy),
    repeat: ({ password, repeat }: { password: string; repeat: string }) =>
      repeat === password ? undefined : ACCOUNT_MESSAGES.passwordMismatch,
  }
}
