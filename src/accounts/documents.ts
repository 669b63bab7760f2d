import { randomUUID } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import {
  deleteDocument,
  selectDocument,
  insertDocument,
  selectDocuments,
  selectStoredSize,
  selectWholeDocuments,
  updateDocument,
  type DocumentSummary,
  type DocumentRow,
} from "#db/accounts/documents.ts"
import { AppError } from "#domain/errors.ts"
import { documentText } from "#domain/format/document-text.ts"

import type { Session } from "./sessions.ts"

export type { DocumentSummary, DocumentRow } from "#db/accounts/documents.ts"

/** What the author may set; what is left out stays as it is. */
export type DocumentChange = {
  title?: string | undefined
  /** The editor's tree. */
  content?: unknown
  /** The checked claims, as the check answered them. */
  claims?: readonly StoredDocumentClaim[] | undefined
  /** The day of the check, `YYYY-MM-DD`, and the data version it was made by. */
  asOf?: string | undefined
  checkedVersion?: number | undefined
}

/** A claim as the editor keeps it; `before` is there once the data has changed its verdict. */
export type StoredDocumentClaim = Record<string, unknown> & { before?: unknown }

/** The documents of people; every call sees those of its own account only. */
export type Documents = {
  list(session: Session): Promise<DocumentSummary[]>
  get(session: Session, id: string): Promise<DocumentRow>
  create(session: Session, change: DocumentChange): Promise<DocumentRow>
  change(session: Session, id: string, change: DocumentChange): Promise<DocumentRow>
  remove(session: Session, id: string): Promise<void>
  /** Everything, for the owner to take along. */
  all(accountId: string): Promise<DocumentRow[]>
}

const MAX_DOCUMENTS = 500
/** Room for 500 documents of the longest text that is checked; all of it is read for the download of one's own data. */
const MAX_STORED_MB = 32
const FIRST_SENTENCE = 200
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const UNTITLED = "Untitled document"
const MAX_TRIES = 5
const BLANK: Changeable = {
  title: UNTITLED,
  content: { type: "doc", content: [{ type: "paragraph" }] },
  claims: [],
  asOf: null,
  checkedVersion: null,
}

type Changeable = Pick<DocumentRow, "title" | "content" | "asOf" | "checkedVersion"> & {
  claims: readonly unknown[]
}

/** Binds documents to their database and clock. */
export function createDocuments({ db, now }: { db: Database; now: () => Date }): Documents {
  const get = async ({ accountId }: Session, id: string): Promise<DocumentRow> => {
    const found = UUID.test(id) ? await selectDocument(db, accountId, id) : undefined
    if (!found) throw new AppError("not-found", "You have no document with this id.")
    return found
  }
  const refuseTooMuch = async (accountId: string, row: Changeable & { id: string }) => {
    const own = Buffer.byteLength(JSON.stringify([row.content, row.claims]))
    if ((await selectStoredSize(db, accountId, row.id)) + own > MAX_STORED_MB * 1024 * 1024)
      throw new AppError(
        "conflict",
        `At most ${String(MAX_STORED_MB)} MB of documents can be stored. Delete some that you no longer need.`,
      )
  }
  return {
    get,
    list: ({ accountId }) => selectDocuments(db, accountId),
    async create({ accountId }, change) {
      const time = now()
      const row = { ...describeDocument({ ...BLANK, ...given(change) }), id: randomUUID() }
      const whole = { ...row, createdAt: time, updatedAt: time, revision: 0, publishedId: null }
      await refuseTooMuch(accountId, whole)
      if (await insertDocument(db, accountId, whole, MAX_DOCUMENTS)) return whole
      throw new AppError("conflict", `At most ${String(MAX_DOCUMENTS)} documents can be stored.`)
    },
    async change(session, id, change) {
      // Another tab, or the data, may have changed it a moment ago: then the change is made to what is there now.
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const before = await get(session, id)
        const after = {
          ...before,
          ...describeDocument({ ...before, ...given(change) }),
          updatedAt: now(),
        }
        if (change.content !== undefined || change.claims !== undefined)
          await refuseTooMuch(session.accountId, after)
        if (await updateDocument(db, session.accountId, after)) return after
      }
      throw new AppError("conflict", "The document is being changed elsewhere.")
    },
    async remove({ accountId }, id) {
      const isGone = UUID.test(id) && (await deleteDocument(db, accountId, id))
      if (!isGone) throw new AppError("not-found", "You have no document with this id.")
    },
    all: (accountId) => selectWholeDocuments(db, accountId),
  }
}

function given(change: DocumentChange): Partial<Changeable> {
  const { title, content, claims, asOf, checkedVersion } = change
  return {
    ...(title !== undefined && { title: title.trim() === "" ? UNTITLED : title.trim() }),
    ...(content !== undefined && { content }),
    ...(claims !== undefined && { claims }),
    ...(asOf !== undefined && { asOf }),
    ...(checkedVersion !== undefined && { checkedVersion }),
  }
}

/** A document with what lists say of it. */
export function describeDocument(
  document: Changeable,
): Omit<DocumentRow, "id" | "createdAt" | "updatedAt" | "revision" | "publishedId"> {
  const { title, content, claims, asOf, checkedVersion } = document
  const text = documentText(content).trim()
  const [sentence = ""] = /^.*?[.!?](?=\s|$)|^.*/u.exec(text) ?? []
  return {
    title,
    content,
    claims,
    asOf,
    checkedVersion,
    firstSentence: Array.from(sentence.replaceAll(/\s+/g, " ")).slice(0, FIRST_SENTENCE).join(""),
    claimCount: claims.length,
    changedCount: claims.filter(hasChanged).length,
  }
}

function hasChanged(claim: unknown): boolean {
  return typeof claim === "object" && claim !== null && "before" in claim && claim.before !== null
}
