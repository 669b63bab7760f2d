import type { CodePurpose } from "#domain/accounts/account-rules.ts"

import type { Queryable } from "../engine/database.ts"

export type NewCode = {
  accountId: string
  purpose: CodePurpose
  handle: string
  codeHash: string
  expiresAt: Date
  /** The address that it proves, for the purpose `address`. */
  email?: string
}

/** Stores a code in the place of an earlier one for the same purpose. */
export async function upsertCode(db: Queryable, code: NewCode): Promise<void> {
  await db.query(
    `insert into one_time_code (account_id, purpose, handle, code_hash, attempts, expires_at, email)
     values ($1, $2, $3, $4, 0, $5, $6)
     on conflict (account_id, purpose) do update
     set handle = excluded.handle, code_hash = excluded.code_hash, attempts = 0,
         expires_at = excluded.expires_at, email = excluded.email`,
    [code.accountId, code.purpose, code.handle, code.codeHash, code.expiresAt, code.email ?? null],
  )
}

/** A code that still counts, as somebody tries one. */
export type CodeTried = { accountId: string; codeHash: string; email: string | null }

/**
 * Counts one try and gives the hash to compare with, or `undefined` when there is no code that still counts.
 * Tries at the same moment are counted one after the other.
 */
export async function countAttempt(
  db: Queryable,
  at: { handle: string; purpose: CodePurpose; now: Date; maxAttempts: number },
): Promise<CodeTried | undefined> {
  const rows = await db.query<CodeTried>(
    `update one_time_code
     set attempts = attempts + 1
     where handle = $1 and purpose = $2 and expires_at > $3 and attempts < $4
     returning account_id as "accountId", code_hash as "codeHash", email`,
    [at.handle, at.purpose, at.now, at.maxAttempts],
  )
  return rows[0]
}

/** Takes a code away, so that it works once; `false` when somebody was quicker. */
export async function deleteCode(
  db: Queryable,
  code: { accountId: string; purpose: CodePurpose; codeHash: string },
): Promise<boolean> {
  const rows = await db.query(
    `delete from one_time_code
     where account_id = $1 and purpose = $2 and code_hash = $3
     returning 1 as gone`,
    [code.accountId, code.purpose, code.codeHash],
  )
  return rows.length > 0
}

/** Takes all codes of an account away. */
export async function deleteCodes(db: Queryable, accountId: string): Promise<void> {
  await db.query("delete from one_time_code where account_id = $1", [accountId])
}
