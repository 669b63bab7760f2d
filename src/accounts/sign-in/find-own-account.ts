import { selectAccount, type AccountRow } from "#db/accounts/accounts.ts"
import { AppError } from "#domain/errors.ts"

import type { Session } from "../sessions.ts"
import type { AccountsContext } from "./accounts-context.ts"

/** The account of a session. Where it was deleted a moment ago, the session counts as signed out. */
export async function findOwnAccount(
  { db }: AccountsContext,
  session: Session,
): Promise<AccountRow> {
  const account = await selectAccount(db, session.accountId)
  if (!account) throw new AppError("sign-in-needed")
  return account
}
