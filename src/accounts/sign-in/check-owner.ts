import { AppError } from "#domain/errors.ts"

import type { Session } from "../sessions.ts"
import type { AccountsContext } from "./accounts-context.ts"

/** How long after signing in the password is not asked for again. */
const RECENT_MS = 10 * 60_000

/**
 * Refuses a change that a stranger at an open screen must not make, unless the password is given and right or the
 * person signed in a moment ago.
 */
export async function checkOwner(
  context: AccountsContext,
  session: Session,
  given: { password: string | undefined; hash: string },
): Promise<void> {
  if (given.password !== undefined) {
    if (await context.passwords.isRight(given.password, given.hash)) return
    throw new AppError("wrong-password")
  }
  const age = context.now().getTime() - session.signedInAt.getTime()
  if (age > RECENT_MS) throw new AppError("password-needed")
}
