import type { Queryable } from "../engine/database.ts"

/** A check as its page shows it, and the text it was made of. */
export type PublishedRow = {
  /** Part of the address. */
  id: string
  documentId: string
  title: string
  text: string
  claims: readonly unknown[]
  /** `YYYY-MM-DD`: relative periods count from it. */
  asOf: string
  checkedVersion: number
  publishedAt: Date
  checkedAt: Date
  /** What new data have changed since, the newest first. */
  changes: readonly unknown[]
  /** Whether a second person agreed to what is published. */
  isSeconded: boolean
}

const COLUMNS = `id, document_id as "documentId", title, text, claims, as_of as "asOf",
  checked_version as "checkedVersion", published_at as "publishedAt", checked_at as "checkedAt", changes, is_seconded as "isSeconded"`

/** A published check by the id of its address; that of an account which is disabled is not shown. */
export async function selectPublished(
  db: Queryable,
  id: string,
): Promise<PublishedRow | undefined> {
  const rows = await db.query<PublishedRow>(
    `select ${COLUMNS} from published_check where id = $1 and document_id in
       (select d.id from document d join account a on a.id = d.account_id where a.status = 'enabled')`,
    [id],
  )
  return rows[0]
}

/** The addresses of the checks that are shown, the last published first. */
export async function selectShownPublished(
  db: Queryable,
  limit: number,
): Promise<{ id: string; checkedAt: Date }[]> {
  return db.query(
    `select p.id, p.checked_at as "checkedAt" from published_check p
     join document d on d.id = p.document_id join account a on a.id = d.account_id
     where a.status = 'enabled' order by p.published_at desc, p.id limit $1`,
    [limit],
  )
}

/** The last published checks with the addresses of their authors, for the operator. */
export async function selectLastPublished(
  db: Queryable,
  limit: number,
): Promise<{ id: string; title: string; email: string; publishedAt: Date }[]> {
  return db.query(
    `select p.id, p.title, a.email, p.published_at as "publishedAt" from published_check p
     join document d on d.id = p.document_id join account a on a.id = d.account_id
     order by p.published_at desc, p.id limit $1`,
    [limit],
  )
}

/** Takes a published check back in the operator's name; `false` when there is none. */
export async function deletePublishedById(db: Queryable, id: string): Promise<boolean> {
  const rows = await db.query("delete from published_check where id = $1 returning 1 as gone", [id])
  return rows.length > 0
}

/** Publishes a document, or puts what it says now in the place of what was published: the address stays. */
export async function savePublished(
  db: Queryable,
  row: Omit<PublishedRow, "changes">,
): Promise<PublishedRow> {
  const rows = await db.query<PublishedRow>(
    `insert into published_check
       (id, document_id, title, text, claims, as_of, checked_version, published_at, checked_at,
        is_seconded)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (document_id) do update set title = excluded.title, text = excluded.text,
       claims = excluded.claims, as_of = excluded.as_of, checked_version = excluded.checked_version,
       published_at = excluded.published_at, checked_at = excluded.checked_at,
       is_seconded = excluded.is_seconded
     returning ${COLUMNS}`,
    [
      row.id,
      row.documentId,
      row.title,
      row.text,
      JSON.stringify(row.claims),
      row.asOf,
      row.checkedVersion,
      row.publishedAt,
      row.checkedAt,
      row.isSeconded,
    ],
  )
  return rows[0] ?? { ...row, changes: [] }
}

/** Takes a published check back; `false` when the account has published no such document. */
export async function deletePublished(
  db: Queryable,
  accountId: string,
  documentId: string,
): Promise<boolean> {
  const rows = await db.query(
    `delete from published_check where document_id = $2
       and document_id in (select id from document where account_id = $1) returning 1 as gone`,
    [accountId, documentId],
  )
  return rows.length > 0
}

/** Checks that were judged by older data than the given version, the longest ago first. */
export async function selectOutdatedPublished(
  db: Queryable,
  version: number,
  limit: number,
): Promise<PublishedRow[]> {
  return db.query<PublishedRow>(
    `select ${COLUMNS} from published_check where checked_version < $1
     order by checked_version, id limit $2`,
    [version, limit],
  )
}

/** Stores the verdicts of newer data, unless the check was published anew meanwhile. */
export async function updatePublishedClaims(
  db: Queryable,
  row: Pick<
    PublishedRow,
    "id" | "claims" | "checkedVersion" | "publishedAt" | "checkedAt" | "changes"
  >,
): Promise<void> {
  await db.query(
    `update published_check set claims = $2, checked_version = $3, checked_at = $4, changes = $6
     where id = $1 and published_at = $5 returning 1 as changed`,
    [
      row.id,
      JSON.stringify(row.claims),
      row.checkedVersion,
      row.checkedAt,
      row.publishedAt,
      JSON.stringify(row.changes),
    ],
  )
}

/** Where messages about a published check go; `undefined` where its author is disabled. */
export async function selectAuthorEmail(
  db: Queryable,
  documentId: string,
): Promise<string | undefined> {
  const rows = await db.query<{ email: string }>(
    `select a.email from document d join account a on a.id = d.account_id
     where d.id = $1 and a.status = 'enabled'`,
    [documentId],
  )
  return rows[0]?.email
}
