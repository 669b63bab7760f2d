import { createHash, randomBytes } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import {
  decideReview,
  deleteReview,
  saveReview,
  selectReview,
  selectReviewByDocument,
  type ReviewDecision,
  type ReviewedDocument,
  type ReviewRow,
} from "#db/accounts/reviews.ts"
import { AppError } from "#domain/errors.ts"
import { documentText } from "#domain/format/document-text.ts"
import type { MailQueue } from "#outbound/mail.ts"

import { askedMail, decidedMail } from "./checks/review-mails.ts"
import { normalizeEmail } from "./normalize-email.ts"
import type { DocumentRow, Documents } from "./documents.ts"
import type { Session } from "./sessions.ts"

/** How far a second look at a document is. */
export type ReviewState = Pick<ReviewRow, "decision" | "note" | "askedAt" | "decidedAt"> & {
  /** The address it was sent to. */
  reviewer: string
  /** Whether the text is still the one that was looked at. */
  isCurrent: boolean
}

/** A document as its second person reads it. */
export type DocumentToReview = Pick<
  ReviewedDocument,
  "id" | "title" | "claims" | "asOf" | "authorName" | "decision" | "note"
> & {
  text: string
  /** Names the text as it was read. */
  textHash: string
}

/** Second looks: an author sends a document to another account, which agrees to it or sends it back. */
export type Reviews = {
  /** Sends a document to the person with the address; the answer does not say whether that person has an account. */
  ask(session: Session, documentId: string, email: string): Promise<ReviewState>
  /** How far it is; `null` where nobody was asked. */
  state(session: Session, documentId: string): Promise<ReviewState | null>
  find(session: Session, id: string): Promise<DocumentToReview>
  /** An answer is of the text that was read, or else of the one that was sent; "conflict" when the author has changed it. */
  decide(
    session: Session,
    id: string,
    said: { decision: ReviewDecision; note: string; textHash?: string | undefined },
  ): Promise<void>
  /** Takes a document back from its second person, who reads it no more. */
  withdraw(session: Session, documentId: string): Promise<void>
  /** Whether a second person agreed to the document as it is now. */
  isSeconded(document: Pick<DocumentRow, "id" | "title" | "content">): Promise<boolean>
}

type Options = {
  db: Database
  documents: Pick<Documents, "get">
  mail: Pick<MailQueue, "add">
  publicUrl: string
  now: () => Date
}

const ID = /^[0-9a-f]{32}$/

/** Binds second looks to the database and the mail. */
export function createReviews({ db, documents, mail, publicUrl, now }: Options): Reviews {
  const getOwn = async (session: Session, id: string): Promise<ReviewedDocument> => {
    const found = ID.test(id)
      ? await selectReview(db, id, normalizeEmail(session.email))
      : undefined
    if (!found) throw new AppError("not-found", "No document was sent to you at this address.")
    return found
  }
  const readState = async (document: DocumentRow): Promise<ReviewState | null> => {
    const row = await selectReviewByDocument(db, document.id)
    if (!row) return null
    const { decision, note, askedAt, decidedAt, reviewerKey: reviewer } = row
    const isCurrent = row.textHash === hashText(document)
    return { decision, note, askedAt, decidedAt, reviewer, isCurrent }
  }
  return {
    async ask(session, documentId, email) {
      const document = await documents.get(session, documentId)
      const reviewerKey = normalizeEmail(email)
      if (reviewerKey === normalizeEmail(session.email))
        throw new AppError("bad-request", "The second person must be someone other than you.")
      const id = randomBytes(16).toString("hex")
      const textHash = hashText(document)
      await saveReview(db, { id, documentId: document.id, reviewerKey, textHash, askedAt: now() })
      const link = `${publicUrl}/review/${id}`
      mail.add(askedMail(email.trim(), { author: session.fullName, title: document.title, link }))
      return {
        reviewer: reviewerKey,
        decision: null,
        note: "",
        askedAt: now(),
        decidedAt: null,
        isCurrent: true,
      }
    },
    async state(session, documentId) {
      return readState(await documents.get(session, documentId))
    },
    async find(session, id) {
      const review = await getOwn(session, id)
      const { title, claims, asOf, authorName, decision, note, content } = review
      const text = { text: documentText(content), textHash: hashText(review) }
      return { id, title, claims, asOf, authorName, decision, note, ...text }
    },
    async decide(session, id, { decision, note, textHash: readHash }) {
      const review = await getOwn(session, id)
      const textHash = readHash ?? review.textHash
      if (textHash !== hashText(review)) {
        throw new AppError("conflict", "The author has changed the text. Please read it again.")
      }
      await decideReview(db, { id, decision, note, decidedAt: now(), textHash })
      const link = `${publicUrl}/fact-checking?id=${review.documentId}`
      const { title, authorEmail } = review
      mail.add(
        decidedMail(authorEmail, { reviewer: session.fullName, title, link, decision, note }),
      )
    },
    async withdraw(session, documentId) {
      const document = await documents.get(session, documentId)
      if (!(await deleteReview(db, document.id))) {
        throw new AppError("not-found", "Nobody was asked for a second look at this document.")
      }
    },
    async isSeconded(document) {
      const row = await selectReviewByDocument(db, document.id)
      return row?.decision === "agreed" && row.textHash === hashText(document)
    },
  }
}

/** What was looked at: the title and the words; formats may change. */
function hashText({ title, content }: Pick<DocumentRow, "title" | "content">): string {
  return createHash("sha256")
    .update(`${title}\n${documentText(content)}`)
    .digest("hex")
}
