import { createHmac } from "node:crypto"

import { appendAuditEvents, selectAuditEvents, type AuditRow } from "#db/accounts/audit-events.ts"
import type { Database } from "#db/engine/database.ts"

/** Everything that is kept of what happens to accounts and to the data. */
export type AuditKind =
  | "sign-up"
  | "verified"
  | "sign-in"
  | "sign-in-failed"
  | "code-failed"
  | "reset-asked"
  | "password-reset"
  | "password-changed"
  | "address-changed"
  | "disabled"
  | "enabled"
  | "deleted"
  | "denied"
  | "limited"
  | "imported"
  | "published"
  | "unpublished"

export type AuditEvent = {
  kind: AuditKind
  /** Whom it is about: an account or an e-mail address; only a keyed hash is kept. */
  subject?: string
  /** The network address; only a keyed hash is kept. */
  address?: string | undefined
  /** One word of ours, such as the name of a limit; never what somebody typed. */
  detail?: string
}

export type AuditLog = {
  /** Notes an event; it is written a moment later, together with others. */
  record(event: AuditEvent): void
  /** Resolves when all events noted so far are written. */
  flush(): Promise<void>
}

type AuditOptions = {
  db: Database
  secret: string
  now: () => Date
  report: (error: unknown) => void
}

const MAX_WAITING = 10_000
const PAGE = 1000

/** Opens the log. Each event is sealed with the one before by a hash whose key is not in the database. */
export function createAuditLog({ db, secret, now, report }: AuditOptions): AuditLog {
  let waiting: Omit<AuditRow, "number" | "hash">[] = []
  let writing: Promise<void> = Promise.resolve()
  let isPlanned = false
  const pseudonym = (text: string | undefined) =>
    text === undefined ? null : hmac(secret, `audit ${text}`).slice(0, 22)

  async function write(): Promise<void> {
    isPlanned = false
    const events = waiting
    waiting = []
    if (events.length === 0) return
    try {
      await appendAuditEvents(db, (last) => seal(secret, last, events))
    } catch (error) {
      report(error)
      waiting = [...events, ...waiting].slice(0, MAX_WAITING)
    }
  }

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    writing = writing.then(write)
  }

  return {
    record({ kind, subject, address, detail }) {
      if (waiting.length >= MAX_WAITING) return
      waiting.push({
        at: now(),
        kind,
        detail: detail ?? null,
        subject: pseudonym(subject),
        address: pseudonym(address),
      })
      plan()
    },
    flush() {
      plan()
      return writing
    },
  }
}

/** What a check of the whole log found. */
export type AuditReport = {
  count: number
  /** Number of the first event that does not fit the ones before it. */
  brokenAt: number | undefined
  /** The last hash, to be kept elsewhere: a log cut short still fits in itself. */
  lastHash: string
}

/** Reads the log from its beginning and finds the first event that was changed, added or removed. */
export async function verifyAuditLog(db: Database, secret: string): Promise<AuditReport> {
  let last = { number: 0, hash: "" }
  for (;;) {
    const rows = await selectAuditEvents(db, last.number, PAGE)
    for (const row of rows) {
      const fits = row.number === last.number + 1 && row.hash === hashRow(secret, last.hash, row)
      if (!fits) return { count: last.number, brokenAt: row.number, lastHash: last.hash }
      last = row
    }
    if (rows.length < PAGE) {
      return { count: last.number, brokenAt: undefined, lastHash: last.hash }
    }
  }
}

function seal(
  secret: string,
  last: { number: number; hash: string },
  events: readonly Omit<AuditRow, "number" | "hash">[],
): AuditRow[] {
  let { number, hash } = last
  return events.map((event) => {
    number += 1
    hash = hashRow(secret, hash, { ...event, number })
    return { ...event, number, hash }
  })
}

function hashRow(secret: string, before: string, row: Omit<AuditRow, "hash">): string {
  const { number, at, kind, subject, address, detail } = row
  return hmac(
    secret,
    JSON.stringify([before, number, at.toISOString(), kind, subject, address, detail]),
  )
}

function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url")
}
