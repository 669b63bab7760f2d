import type { Queryable } from "../engine/database.ts"

/** A document without its text, as a list shows it. */
export type DocumentSummary = {
  id: string
  title: string
  firstSentence: string
  claimCount: number
  /** Verdicts that became others with the data and that the author has not seen yet. */
  changedCount: number
  /** The id of its published check; `null` when it is not published. */
  publishedId: string | null
  createdAt: Date
  updatedAt: Date
}

/** A document as it is stored: the editor's tree and the checked claims, both plain JSON. */
export type DocumentRow = DocumentSummary & {
  content: unknown
  claims: readonly unknown[]
  /** `YYYY-MM-DD`: relative periods count from it. */
  asOf: string | null
  /** The data version that the claims were judged by; `null` before the first check. */
  checkedVersion: number | null
  /** Counts up with each change, so that none is made to a document that has just become another. */
  revision: number
}

const LINE = `id, title, first_sentence as "firstSentence", claim_count as "claimCount",
  changed_count as "changedCount",
  (select p.id from published_check p where p.document_id = document.id) as "publishedId",
  created_at as "createdAt", updated_at as "updatedAt"`
const WHOLE = `${LINE}, content, claims, as_of as "asOf", checked_version as "checkedVersion", revision`

/** Documents of an account, the last changed first. */
export async function selectDocuments(
  db: Queryable,
  accountId: string,
): Promise<DocumentSummary[]> {
  return db.query<DocumentSummary>(
    `select ${LINE} from document where account_id = $1 order by updated_at desc, id`,
    [accountId],
  )
}

/** One document of an account. */
export async function selectDocument(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const rows = await db.query<DocumentRow>(
    `select ${WHOLE} from document where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return rows[0]
}

/** All documents of an account with their texts. */
export async function selectWholeDocuments(
  db: Queryable,
  accountId: string,
): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `select ${WHOLE} from document where account_id = $1 order by created_at, id`,
    [accountId],
  )
}

/** How many bytes the documents of an account take, but for one of them. */
export async function selectStoredSize(
  db: Queryable,
  accountId: string,
  exceptId: string,
): Promise<number> {
  const rows = await db.query<{ size: number }>(
    `select coalesce(sum(size), 0)::float8 as size from document
     where account_id = $1 and id <> $2`,
    [accountId, exceptId],
  )
  return rows[0]?.size ?? 0
}

/** Stores a new document unless its account has too many already; `false` then. */
export async function insertDocument(
  db: Queryable,
  accountId: string,
  row: DocumentRow,
  atMost: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into document
       (account_id, id, title, content, first_sentence, claims, claim_count, changed_count, as_of,
        checked_version, updated_at, created_at, revision)
     select $1::uuid, $2::uuid, $3::text, $4::jsonb, $5::text, $6::jsonb, $7::integer, $8::integer,
            $9::date, $10::bigint, $11::timestamptz, $12::timestamptz, 0
     where (select count(*) from document where account_id = $1::uuid) < $13::integer
     returning 1 as stored`,
    [accountId, ...changeable(row), row.createdAt, atMost],
  )
  return rows.length > 0
}

/** Overwrites a document of an account if it still is of the row's revision; `false` when it is not. */
export async function updateDocument(
  db: Queryable,
  accountId: string,
  row: DocumentRow,
): Promise<boolean> {
  const rows = await db.query(
    `update document
     set title = $3, content = $4, first_sentence = $5, claims = $6, claim_count = $7,
         changed_count = $8, as_of = $9, checked_version = $10, updated_at = $11,
         revision = revision + 1
     where account_id = $1 and id = $2 and revision = $12 returning 1 as changed`,
    [accountId, ...changeable(row), row.revision],
  )
  return rows.length > 0
}

/** Values from the second parameter on, in the order that storing and overwriting share. */
function changeable(row: DocumentRow) {
  return [
    row.id,
    row.title,
    JSON.stringify(row.content),
    row.firstSentence,
    JSON.stringify(row.claims),
    row.claimCount,
    row.changedCount,
    row.asOf,
    row.checkedVersion,
    row.updatedAt,
  ]
}

/** Documents with claims judged by older data than the given version, the longest ago first, with their accounts. */
export async function selectOutdatedDocuments(
  db: Queryable,
  version: number,
  limit: number,
): Promise<(DocumentRow & { accountId: string })[]> {
  return db.query<DocumentRow & { accountId: string }>(
    `select ${WHOLE}, account_id as "accountId" from document
     where claim_count > 0 and (checked_version is null or checked_version < $1)
     order by checked_version nulls first, id limit $2`,
    [version, limit],
  )
}

/** Removes a document of an account; `false` when there is none. */
export async function deleteDocument(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<boolean> {
  const rows = await db.query(
    "delete from document where account_id = $1 and id = $2 returning 1 as gone",
    [accountId, id],
  )
  return rows.length > 0
}
