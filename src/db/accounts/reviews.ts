import type { Queryable } from "../engine/database.ts"

export type ReviewDecision = "agreed" | "returned"

/** A document that was sent to a second person, and what that person said. */
export type ReviewRow = {
  id: string
  documentId: string
  /** The second person's address as it is compared. */
  reviewerKey: string
  textHash: string
  decision: ReviewDecision | null
  note: string
  askedAt: Date
  decidedAt: Date | null
}

const COLUMNS = `id, document_id as "documentId", reviewer_key as "reviewerKey",
  text_hash as "textHash", decision, note, asked_at as "askedAt", decided_at as "decidedAt"`

/** Sends a document to a second person, in the place of who was asked before. */
export async function saveReview(
  db: Queryable,
  row: Pick<ReviewRow, "id" | "documentId" | "reviewerKey" | "textHash" | "askedAt">,
): Promise<void> {
  await db.query(
    `insert into document_review (id, document_id, reviewer_key, text_hash, asked_at)
     values ($1, $2, $3, $4, $5)
     on conflict (document_id) do update set id = excluded.id, reviewer_key = excluded.reviewer_key,
       text_hash = excluded.text_hash, asked_at = excluded.asked_at, decision = null, note = '',
       decided_at = null
     returning 1 as saved`,
    [row.id, row.documentId, row.reviewerKey, row.textHash, row.askedAt],
  )
}

/** The review of a document, `undefined` where nobody was asked. */
export async function selectReviewByDocument(
  db: Queryable,
  documentId: string,
): Promise<ReviewRow | undefined> {
  const rows = await db.query<ReviewRow>(
    `select ${COLUMNS} from document_review where document_id = $1`,
    [documentId],
  )
  return rows[0]
}

/** Takes back what was sent to a second person; `false` when nobody was asked. */
export async function deleteReview(db: Queryable, documentId: string): Promise<boolean> {
  const rows = await db.query(
    "delete from document_review where document_id = $1 returning 1 as gone",
    [documentId],
  )
  return rows.length > 0
}

/** A document as its second person sees it. */
export type ReviewedDocument = ReviewRow & {
  title: string
  content: unknown
  claims: readonly unknown[]
  asOf: string | null
  authorName: string
  authorEmail: string
}

/** What a second person was sent; `undefined` for everybody else, and where the author is disabled. */
export async function selectReview(
  db: Queryable,
  id: string,
  reviewerKey: string,
): Promise<ReviewedDocument | undefined> {
  const rows = await db.query<ReviewedDocument>(
    `select r.id, r.document_id as "documentId", r.reviewer_key as "reviewerKey",
       r.text_hash as "textHash", r.decision, r.note, r.asked_at as "askedAt",
       r.decided_at as "decidedAt", d.title, d.content, d.claims, d.as_of as "asOf",
       a.full_name as "authorName", a.email as "authorEmail"
     from document_review r join document d on d.id = r.document_id
     join account a on a.id = d.account_id
     where r.id = $1 and r.reviewer_key = $2 and a.status = 'enabled'`,
    [id, reviewerKey],
  )
  return rows[0]
}

/** Stores what the second person said of the text with the given hash. */
export async function decideReview(
  db: Queryable,
  row: Pick<ReviewRow, "id" | "textHash" | "note"> & { decision: ReviewDecision; decidedAt: Date },
): Promise<void> {
  await db.query(
    `update document_review set decision = $2, note = $3, decided_at = $4, text_hash = $5
     where id = $1 returning 1 as decided`,
    [row.id, row.decision, row.note, row.decidedAt, row.textHash],
  )
}
