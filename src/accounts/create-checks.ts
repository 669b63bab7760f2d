import { randomBytes } from "node:crypto"

import type { Database } from "#db/engine/database.ts"
import { selectOutdatedDocuments, updateDocument } from "#db/accounts/documents.ts"
import {
  deletePublished,
  selectAuthorEmail,
  selectPublished,
  selectOutdatedPublished,
  selectShownPublished,
  savePublished,
  updatePublishedClaims,
  type PublishedRow,
} from "#db/accounts/published-checks.ts"
import { publishedCheckPath } from "#domain/addresses/check-paths.ts"
import { documentText } from "#domain/format/document-text.ts"
import { AppError } from "#domain/errors.ts"
import { isoDay } from "#domain/time/iso-day.ts"
import type { CheckedClaim } from "#factcheck/checked-claim.ts"
import type { FactChecker } from "#factcheck/create-fact-checker.ts"

import type { MailQueue } from "#outbound/mail.ts"

import type { AuditLog } from "./audit-log.ts"
import { describeDocument, type DocumentRow, type Documents } from "./documents.ts"
import { changedMail } from "./checks/changed-mail.ts"
import { checkParts } from "./checks/check-parts.ts"
import { findChanges, keepChanges, type VerdictChange } from "./checks/find-changes.ts"
import { foundByModel, mergeClaims } from "./checks/merge-claims.ts"
import {
  readPublishedClaims,
  readVerdictChanges,
  type StoredCheckedClaim,
} from "./checks/read-published.ts"
import type { Reviews } from "./create-reviews.ts"
import type { Session } from "./sessions.ts"

/** A check as everybody may see it. */
export type PublishedCheck = Omit<PublishedRow, "text" | "documentId" | "claims" | "changes"> & {
  claims: readonly StoredCheckedClaim[]
  changes: readonly VerdictChange[]
}

/** What the engine says of documents beyond their authors' own reading of it. */
export type Checks = {
  /** Puts the claims of a document under an address of its own; the verdicts are made here, not taken from the author. */
  publish(session: Session, documentId: string): Promise<PublishedCheck>
  unpublish(session: Session, documentId: string): Promise<void>
  find(id: string): Promise<PublishedCheck | undefined>
  /** The checks that are shown, the last published first, with the time of their verdicts. */
  list(limit: number): Promise<{ id: string; checkedAt: Date }[]>
  /** The verdicts on a document by the present data, whatever its author has stored. */
  judge(document: {
    text: string
    asOf: string | null
    claims: readonly unknown[]
  }): Promise<CheckedClaim[]>
  /** The document with the verdicts of the present data. */
  refresh(session: Session, document: DocumentRow): Promise<DocumentRow>
  /** Judges up to `limit` outdated documents and published checks anew; gives how many there were. */
  recheck(limit: number): Promise<number>
}

type Options = {
  /** Tells authors that new data changed a verdict. */
  mail: Pick<MailQueue, "add">
  /** Links in mails begin with it. */
  publicUrl: string
  db: Database
  documents: Documents
  /** What second persons said of documents. */
  reviews: Pick<Reviews, "isSeconded">
  factChecker: Pick<FactChecker, "check" | "judgeAnew">
  audit: Pick<AuditLog, "record">
  version: () => Promise<number>
  now: () => Date
}

const ID = /^[0-9a-z]{12}$/

/** Binds publishing and checking anew to the engine and the database. */
export function createChecks(options: Options): Checks {
  const { db, documents, reviews, audit, version, now } = options
  return {
    async publish(session, documentId) {
      const document = await documents.get(session, documentId)
      const checkedVersion = await version()
      const time = now()
      const asOf = document.asOf ?? isoDay(time)
      const text = documentText(document.content)
      const claims = await checkParts(options.factChecker, text, { asOf })
      if (claims.length === 0) {
        throw new AppError("bad-request", "There is no statement in this text to publish.")
      }
      const row = await savePublished(db, {
        id: newId(),
        documentId: document.id,
        title: document.title,
        text,
        claims,
        asOf,
        checkedVersion,
        publishedAt: time,
        checkedAt: time,
        isSeconded: await reviews.isSeconded(document),
      })
      audit.record({ kind: "published", subject: session.accountId, detail: row.id })
      return mapPublishedCheck(row)
    },
    async unpublish(session, documentId) {
      const document = await documents.get(session, documentId)
      if (!(await deletePublished(db, session.accountId, document.id))) {
        throw new AppError("not-found", "This document is not published.")
      }
      audit.record({ kind: "unpublished", subject: session.accountId })
    },
    async find(id) {
      const row = ID.test(id) ? await selectPublished(db, id) : undefined
      return row && mapPublishedCheck(row)
    },
    judge: ({ text, asOf, claims }) =>
      judgeText(options.factChecker, { text, claims, asOf: asOf ?? isoDay(now()) }),
    list: (limit) => selectShownPublished(db, limit),
    async refresh(session, document) {
      if (document.claimCount === 0 || document.checkedVersion === (await version()))
        return document
      await refreshDocument(options, { ...document, accountId: session.accountId })
      return documents.get(session, document.id)
    },
    async recheck(limit) {
      const current = await version()
      const outdated = await selectOutdatedDocuments(db, current, limit)
      for (const document of outdated) await recheckDocument(options, document)
      const published = await selectOutdatedPublished(db, current, limit)
      for (const row of published) await refreshPublished(options, row)
      return outdated.length + published.length
    },
  }
}

/** Stores the verdicts of the present data; a change that somebody made to the document meanwhile goes first. */
async function refreshDocument(
  { db, factChecker, version, now }: Options,
  document: DocumentRow & { accountId: string },
): Promise<VerdictChange[]> {
  const checkedVersion = await version()
  const text = documentText(document.content)
  const fresh = await judgeText(factChecker, { ...document, text })
  const claims = mergeClaims(document.claims, fresh, isoDay(now()))
  const after = describeDocument({ ...document, claims, checkedVersion })
  const isStored = await updateDocument(db, document.accountId, { ...document, ...after })
  return isStored ? findChanges(document.claims, claims, now()) : []
}

/** Judges a kept document anew and tells its author what changed; of a published one the published check tells it. */
async function recheckDocument(
  options: Options,
  document: DocumentRow & { accountId: string },
): Promise<void> {
  const changes = await refreshDocument(options, document)
  if (document.publishedId !== null) return
  await notifyAuthor(options, {
    documentId: document.id,
    title: document.title,
    path: `/fact-checking?id=${document.id}`,
    changes,
  })
}

type AuthorNotice = {
  documentId: string
  title: string
  path: string
  changes: readonly VerdictChange[]
}

async function notifyAuthor(
  { db, mail, publicUrl }: Options,
  { documentId, title, path, changes }: AuthorNotice,
): Promise<void> {
  const email = changes.length === 0 ? undefined : await selectAuthorEmail(db, documentId)
  if (email !== undefined) mail.add(changedMail(email, { title, link: publicUrl + path, changes }))
}

async function refreshPublished(options: Options, row: PublishedRow): Promise<void> {
  const { db, factChecker, version, now } = options
  const checkedVersion = await version()
  const time = now()
  const fresh = await judgeText(factChecker, row)
  const claims = mergeClaims(row.claims, fresh, isoDay(time))
  const found = findChanges(row.claims, claims, time)
  const changes = keepChanges(found, readVerdictChanges(row.changes))
  await updatePublishedClaims(db, { ...row, claims, checkedVersion, checkedAt: time, changes })
  const { documentId, title } = row
  await notifyAuthor(options, {
    documentId,
    title,
    path: publishedCheckPath(row.id),
    changes: found,
  })
}

/**
 * The claims of a text by the present data: those the grammar finds, and those a language model found before. The
 * model is not asked again.
 */
async function judgeText(
  factChecker: Options["factChecker"],
  { text, asOf, claims }: { text: string; asOf: string | null; claims: readonly unknown[] },
): Promise<CheckedClaim[]> {
  const fresh = await checkParts(factChecker, text, { asOf: asOf ?? undefined, isLocal: true })
  for (const claim of foundByModel(claims)) {
    const judged = await factChecker.judgeAnew(claim, text)
    if (judged) fresh.push(judged)
  }
  return fresh
}

function mapPublishedCheck(row: PublishedRow): PublishedCheck {
  const { id, title, asOf, checkedVersion, publishedAt, checkedAt, isSeconded } = row
  const claims = readPublishedClaims(row.claims)
  const changes = readVerdictChanges(row.changes)
  return { id, title, claims, asOf, checkedVersion, publishedAt, checkedAt, changes, isSeconded }
}

/** Twelve letters and digits: short enough for an address, too many to be tried out. */
function newId(): string {
  const letters = "0123456789abcdefghjkmnpqrstvwxyz"
  return Array.from(randomBytes(12), (byte) => letters.charAt(byte % letters.length)).join("")
}
