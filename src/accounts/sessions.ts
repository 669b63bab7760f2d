import { randomUUID } from "node:crypto"

import type { Database, Queryable } from "#db/engine/database.ts"
import {
  insertSession,
  insertSessionByPassword,
  prolongSession,
  selectSession,
  type NewSession,
} from "#db/accounts/sessions.ts"

import { AppError } from "#domain/errors.ts"

import { hashToken, isToken, newToken } from "./sign-in/token.ts"

/** How long after its last use a session ends. */
export const SESSION_MS = 30 * 24 * 3_600_000
/** A use is noted at most once in this time, so that not every read writes. */
const NOTED_EVERY_MS = 10 * 60_000

/** Who is signed in, and since when. */
export type Session = {
  id: string
  accountId: string
  email: string
  fullName: string
  /** When the password or a code was last given. */
  signedInAt: Date
}

type Owner = { accountId: string; device: string }

/** Makes a session and gives its token, which is kept nowhere. */
export async function startSession(db: Queryable, owner: Owner, now: Date): Promise<string> {
  const token = newToken()
  await insertSession(db, describeSession(token, owner, now))
  return token
}

/** Makes a session for somebody who gave the password of this hash; `undefined` when the account has another one by now. */
export async function startSessionByPassword(
  db: Queryable,
  { passwordHash, ...owner }: Owner & { passwordHash: string },
  now: Date,
): Promise<string | undefined> {
  const token = newToken()
  const session = describeSession(token, owner, now)
  return (await insertSessionByPassword(db, session, passwordHash)) ? token : undefined
}

function describeSession(token: string, owner: Owner, now: Date): NewSession {
  return {
    id: randomUUID(),
    tokenHash: hashToken(token),
    ...owner,
    signedInAt: now,
    expiresAt: new Date(now.getTime() + SESSION_MS),
  }
}

/** The session of a token, or `undefined` when it is unknown, over or revoked. It is looked up each time, so that a revoked one ends at once. */
export async function readSession(
  db: Database,
  token: string,
  now: Date,
): Promise<Session | undefined> {
  if (!isToken(token)) return undefined
  const found = await selectSession(db, hashToken(token), now)
  if (!found) return undefined
  const { lastUsedAt, ...session } = found
  if (now.getTime() - lastUsedAt.getTime() > NOTED_EVERY_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_MS)
    await prolongSession(db, session.id, { usedAt: now, expiresAt }).catch(ignoreUnavailable)
  }
  return session
}

/** While nothing can be saved, who is signed in can still read. */
function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== "unavailable") throw error
}
