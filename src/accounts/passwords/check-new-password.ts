import { passwordProblem, type PasswordPolicy } from "#domain/accounts/account-rules.ts"
import { AppError } from "#domain/errors.ts"

import { isCommonPassword } from "./common-passwords.ts"

/** Refuses a new password that the rules forbid, or that is among the first that an attacker tries. */
export function checkNewPassword(
  { policy }: { policy: PasswordPolicy },
  password: { field: string; text: string },
  about: { email: string; name: string },
): void {
  const problem =
    passwordProblem(password.text, policy) ??
    (isCommonPassword(password.text, about)
      ? "This password is too common. Please choose another."
      : undefined)
  if (problem === undefined) return
  throw new AppError("bad-request", problem, { details: [{ field: password.field, problem }] })
}
