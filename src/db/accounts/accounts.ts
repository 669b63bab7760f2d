import type { Queryable } from "../engine/database.ts"

export type AccountStatus = "enabled" | "disabled"

/** A person who signed up. */
export type AccountRow = {
  id: string
  email: string
  fullName: string
  passwordHash: string
  imageUrl: string | null
  status: AccountStatus
  disabledBy: "owner" | "operator" | null
  isVerified: boolean
  createdAt: Date
}

const COLUMNS = `id, email, full_name as "fullName", password_hash as "passwordHash",
  image_url as "imageUrl", status, disabled_by as "disabledBy", is_verified as "isVerified",
  created_at as "createdAt"`

/** The account of an e-mail address in lower case. */
export async function selectAccountByEmail(
  db: Queryable,
  emailKey: string,
): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(`select ${COLUMNS} from account where email_key = $1`, [
    emailKey,
  ])
  return rows[0]
}

/** The account of an id. */
export async function selectAccount(db: Queryable, id: string): Promise<AccountRow | undefined> {
  const rows = await db.query<AccountRow>(`select ${COLUMNS} from account where id = $1`, [id])
  return rows[0]
}

/** The newest accounts, at most `limit`, and how many there are in all. */
export async function selectAccounts(
  db: Queryable,
  limit: number,
): Promise<{ total: number; rows: AccountRow[] }> {
  const [count] = await db.query<{ total: number }>("select count(*)::int as total from account")
  const rows = await db.query<AccountRow>(
    `select ${COLUMNS} from account order by created_at desc, id limit $1`,
    [limit],
  )
  return { total: count?.total ?? 0, rows }
}

/** Stores an account that waits for its code; `false` when the address has an account already. */
export async function insertAccount(
  db: Queryable,
  account: {
    id: string
    email: string
    emailKey: string
    fullName: string
    passwordHash: string
    createdAt: Date
  },
): Promise<boolean> {
  const rows = await db.query(
    `insert into account
       (id, email, email_key, full_name, password_hash, status, is_verified, created_at, updated_at)
     values ($1, $2, $3, $4, $5, 'enabled', false, $6, $6)
     on conflict (email_key) do nothing
     returning id`,
    [
      account.id,
      account.email,
      account.emailKey,
      account.fullName,
      account.passwordHash,
      account.createdAt,
    ],
  )
  return rows.length > 0
}

/** Removes the account of an address that nobody has verified. */
export async function deleteUnverified(db: Queryable, emailKey: string): Promise<void> {
  await db.query("delete from account where email_key = $1 and not is_verified", [emailKey])
}

/** Removes an account with everything that belongs to it; `false` when there is none. */
export async function deleteAccount(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query("delete from account where id = $1 returning id", [id])
  return rows.length > 0
}

/** Notes that the owner of the address typed the code that was mailed to it. */
export async function markVerified(db: Queryable, id: string, at: Date): Promise<void> {
  await db.query("update account set is_verified = true, updated_at = $2 where id = $1", [id, at])
}

/**
 * Lets nobody else change an account until the transaction ends. What changes the codes, tokens or sessions of an account
 * calls this first: two transactions that take them in other orders would wait for each other.
 */
export async function lockAccount(db: Queryable, id: string): Promise<void> {
  await db.query("select 1 as locked from account where id = $1 for no key update", [id])
}

/** Stores a new password hash. */
export async function updatePasswordHash(
  db: Queryable,
  id: string,
  change: { passwordHash: string; at: Date },
): Promise<void> {
  await db.query("update account set password_hash = $2, updated_at = $3 where id = $1", [
    id,
    change.passwordHash,
    change.at,
  ])
}

/** Stores the same password under newer parameters, unless it was changed meanwhile. */
export async function replacePasswordHash(
  db: Queryable,
  id: string,
  change: { from: string; to: string },
): Promise<void> {
  await db.query("update account set password_hash = $3 where id = $1 and password_hash = $2", [
    id,
    change.from,
    change.to,
  ])
}

/** Sets another password in the place of one; `false` when that one no longer counts or the account is disabled. */
export async function changePasswordHash(
  db: Queryable,
  id: string,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update account set password_hash = $3, updated_at = $4
     where id = $1 and password_hash = $2 and status = 'enabled'
     returning 1 as changed`,
    [id, from, to, at],
  )
  return rows.length > 0
}

/** Changes name, address and image; `false` when the address belongs to another account. */
export async function updateProfile(
  db: Queryable,
  id: string,
  profile: {
    fullName: string
    email: string
    emailKey: string
    imageUrl: string | null
    at: Date
  },
): Promise<boolean> {
  const rows = await db.query(
    `update account
     set full_name = $2, email = $3, email_key = $4, image_url = $5, updated_at = $6
     where id = $1 and not exists (select 1 from account where email_key = $4 and id <> $1)
     returning id`,
    [id, profile.fullName, profile.email, profile.emailKey, profile.imageUrl, profile.at],
  )
  return rows.length > 0
}

/** Enables an account, or disables it in the name of somebody. */
export async function updateStatus(
  db: Queryable,
  id: string,
  change: { disabledBy: "owner" | "operator" | null; at: Date },
): Promise<void> {
  await db.query(
    `update account
     set status = case when $2::text is null then 'enabled' else 'disabled' end,
         disabled_by = $2, updated_at = $3
     where id = $1`,
    [id, change.disabledBy, change.at],
  )
}
