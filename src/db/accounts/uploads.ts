import type { Queryable } from "../engine/database.ts"

/** Notes a file before it is stored. */
export async function insertUpload(
  db: Queryable,
  upload: { name: string; accountId: string; bytes: number; createdAt: Date },
): Promise<void> {
  await db.query(
    "insert into upload (name, account_id, bytes, created_at) values ($1, $2, $3, $4)",
    [upload.name, upload.accountId, upload.bytes, upload.createdAt],
  )
}

/** Names of all files of an account. */
export async function selectUploads(db: Queryable, accountId: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    "select name from upload where account_id = $1 order by created_at, name",
    [accountId],
  )
  return rows.map(({ name }) => name)
}

/** Names of files without account, and of those from before a moment that no account shows. */
export async function selectUnusedUploads(
  db: Queryable,
  options: { before: Date; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select u.name
     from upload u
     left join account a on a.id = u.account_id and a.image_url like '%/' || u.name
     where u.account_id is null or (a.id is null and u.created_at < $1)
     order by u.created_at
     limit $2`,
    [options.before, options.limit],
  )
  return rows.map(({ name }) => name)
}

/** Forgets files. */
export async function deleteUploads(db: Queryable, names: readonly string[]): Promise<void> {
  await db.query("delete from upload where name = any($1::text[])", [names])
}
