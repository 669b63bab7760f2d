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

/** Whether a file is still noted. */
export async function hasUpload(db: Queryable, name: string): Promise<boolean> {
  const rows = await db.query("select 1 as noted from upload where name = $1", [name])
  return rows.length > 0
}

/** Names of what an account uploaded before a file and does not show; none once that file is gone itself. */
export async function selectReplacedUploads(db: Queryable, name: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select u.name
     from upload last
     join upload u on u.account_id = last.account_id
       and (u.created_at, u.name) < (last.created_at, last.name)
     left join account a on a.id = u.account_id and a.image_url like '%/' || u.name
     where last.name = $1 and a.id is null`,
    [name],
  )
  return rows.map((row) => row.name)
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
