import {
  deleteSession,
  deleteSessions,
  selectSessions,
  type SessionSummary,
} from "#db/accounts/sessions.ts"

import {
  changePassword,
  changeProfile,
  deleteOwn,
  disableOwn,
  getProfile,
} from "./change-account.ts"
import { confirmAddress } from "./sign-in/change-address.ts"
import type { AccountsContext } from "./sign-in/accounts-context.ts"
import { readSession, type Session } from "./sessions.ts"
import { requestReset, resetPassword, signIn } from "./sign-in/sign-in.ts"
import { redeemCode, resendCode, signUp } from "./sign-in/sign-up.ts"

/** A function of this part without its first parameter, the context. */
type Bound<F> = F extends (context: AccountsContext, ...rest: infer R) => infer A
  ? (...rest: R) => A
  : never

/** Everything that can be done with accounts. */
export type Accounts = {
  signUp: Bound<typeof signUp>
  redeemCode: Bound<typeof redeemCode>
  resendCode: Bound<typeof resendCode>
  signIn: Bound<typeof signIn>
  requestReset: Bound<typeof requestReset>
  resetPassword: Bound<typeof resetPassword>
  getProfile: Bound<typeof getProfile>
  changeProfile: Bound<typeof changeProfile>
  changePassword: Bound<typeof changePassword>
  confirmAddress: Bound<typeof confirmAddress>
  disableOwn: Bound<typeof disableOwn>
  deleteOwn: Bound<typeof deleteOwn>
  /** The session of a token, or `undefined` when it is unknown, over or revoked. */
  findSession(token: string): Promise<Session | undefined>
  listSessions(session: Session): Promise<SessionSummary[]>
  /** Ends a session of the same account; `false` when it has none of that id. */
  endSession(session: Session, id: string): Promise<boolean>
  /** Ends all sessions of the account, this one too. */
  endSessions(session: Session): Promise<number>
}

/** Binds the work on accounts to its database, mail and clock. */
export function createAccounts(context: AccountsContext): Accounts {
  const { db, now } = context
  const bind =
    <R extends unknown[], A>(work: (context: AccountsContext, ...rest: R) => A) =>
    (...rest: R) =>
      work(context, ...rest)
  return {
    signUp: bind(signUp),
    redeemCode: bind(redeemCode),
    resendCode: bind(resendCode),
    signIn: bind(signIn),
    requestReset: bind(requestReset),
    resetPassword: bind(resetPassword),
    getProfile: bind(getProfile),
    changeProfile: bind(changeProfile),
    changePassword: bind(changePassword),
    confirmAddress: bind(confirmAddress),
    disableOwn: bind(disableOwn),
    deleteOwn: bind(deleteOwn),
    findSession: (token) => readSession(db, token, now()),
    listSessions: ({ accountId }) => selectSessions(db, accountId, now()),
    endSession: ({ accountId }, id) => deleteSession(db, accountId, id),
    endSessions: ({ accountId }) => deleteSessions(db, accountId),
  }
}
