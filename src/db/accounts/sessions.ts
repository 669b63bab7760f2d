import type { Queryable } from "../engine/database.ts"

/** A session that is being made. */
export type NewSession = {
  id: string
  tokenHash: string
  accountId: string
  device: string
  signedInAt: Date
  expiresAt: Date
}

/** A session that counts, with the account it belongs to. */
export type SessionRow = {
  id: string
  accountId: string
  email: string
  fullName: string
  signedInAt: Date
  lastUsedAt: Date
}

/** A session as its owner sees it in a list. */
export type SessionSummary = { id: string; device: string; signedInAt: Date; lastUsedAt: Date }

/** Stores a session. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  await db.query(
    `insert into session (id, token_hash, account_id, device, signed_in_at, last_used_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    listParameters(session),
  )
}

/**
 * Stores a session that was opened by a password; `false` when another password was set meanwhile, or the account was
 * disabled or deleted. A change that is under way is waited for, so that it also sees this session.
 */
export async function insertSessionByPassword(
  db: Queryable,
  session: NewSession,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db.query(
    `insert into session (id, token_hash, account_id, device, signed_in_at, last_used_at, expires_at)
     select $1, $2, owner.id, $4, $5, $5, $6
     from (select id from account
           where id = $3 and password_hash = $7 and status = 'enabled' for share) as owner
     returning 1 as stored`,
    [...listParameters(session), passwordHash],
  )
  return rows.length > 0
}

/** The parameters $1 to $6 of what stores a session. */
function listParameters(session: NewSession): (string | Date)[] {
  const { id, tokenHash, accountId, device, signedInAt, expiresAt } = session
  return [id, tokenHash, accountId, device, signedInAt, expiresAt]
}

/** The session of a token, if it has not expired and its account is verified and enabled. */
export async function selectSession(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(
    `select s.id, s.account_id as "accountId", a.email, a.full_name as "fullName",
            s.signed_in_at as "signedInAt", s.last_used_at as "lastUsedAt"
     from session s
     join account a on a.id = s.account_id
     where s.token_hash = $1 and s.expires_at > $2 and a.status = 'enabled' and a.is_verified`,
    [tokenHash, now],
  )
  return rows[0]
}

/** Notes that a session was used and moves its end. */
export async function prolongSession(
  db: Queryable,
  id: string,
  times: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.query("update session set last_used_at = $2, expires_at = $3 where id = $1", [
    id,
    times.usedAt,
    times.expiresAt,
  ])
}

/** Sessions of an account that count, the last used first. */
export async function selectSessions(
  db: Queryable,
  accountId: string,
  now: Date,
): Promise<SessionSummary[]> {
  return db.query<SessionSummary>(
    `select id, device, signed_in_at as "signedInAt", last_used_at as "lastUsedAt"
     from session
     where account_id = $1 and expires_at > $2
     order by last_used_at desc, id
     limit 200`,
    [accountId, now],
  )
}

/** Ends one session of an account; `false` when it has no such session. */
export async function deleteSession(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await db.query(
    "delete from session where account_id = $1 and id = $2 returning 1 as gone",
    [accountId, id],
  )
  return rows.length > 0
}

/** Ends all sessions of an account and gives how many there were. */
export async function deleteSessions(db: Queryable, accountId: string): Promise<number> {
  const rows = await db.query("delete from session where account_id = $1 returning 1 as gone", [
    accountId,
  ])
  return rows.length
}
