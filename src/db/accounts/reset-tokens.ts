import type { Queryable } from "../engine/database.ts"

/** Stores a token that may set a new password, in the place of earlier ones. */
export async function replaceResetToken(
  db: Queryable,
  token: { tokenHash: string; accountId: string; expiresAt: Date },
): Promise<void> {
  await deleteResetTokens(db, token.accountId)
  await db.query(
    "insert into reset_token (token_hash, account_id, expires_at) values ($1, $2, $3)",
    [token.tokenHash, token.accountId, token.expiresAt],
  )
}

/** The account of a token that nobody has taken yet, or `undefined` when it is unknown or over. */
export async function selectResetAccount(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const rows = await db.query<{ accountId: string }>(
    `select account_id as "accountId" from reset_token where token_hash = $1 and expires_at > $2`,
    [tokenHash, now],
  )
  return rows[0]?.accountId
}

/** Takes a token away and gives its account, or `undefined` when it is unknown or over. */
export async function takeResetToken(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const rows = await db.query<{ accountId: string; expiresAt: Date }>(
    `delete from reset_token where token_hash = $1
     returning account_id as "accountId", expires_at as "expiresAt"`,
    [tokenHash],
  )
  const [row] = rows
  return row && row.expiresAt > now ? row.accountId : undefined
}

/** Takes all tokens of an account away. */
export async function deleteResetTokens(db: Queryable, accountId: string): Promise<void> {
  await db.query("delete from reset_token where account_id = $1", [accountId])
}
